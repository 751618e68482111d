// Finds the changes by libclang.
#include "mutants/engine_changes.h"

#include <clang-c/Index.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>

namespace engine_mutants {
namespace {

namespace fs = std::filesystem;

std::string taken(CXString text) {
  const char* letters = clang_getCString(text);
  std::string result = letters == nullptr ? "" : letters;
  clang_disposeString(text);
  return result;
}

std::vector<CXCursor> children(CXCursor cursor) {
  std::vector<CXCursor> found;
  clang_visitChildren(
      cursor,
      [](CXCursor child, CXCursor, CXClientData data) {
        static_cast<std::vector<CXCursor>*>(data)->push_back(child);
        return CXChildVisit_Continue;
      },
      &found);
  return found;
}

/// Finds all changes in a syntax tree.
class Finder {
 public:
  Finder(Sources& sources, std::vector<Change>& changes) : sources_(sources), changes_(changes) {}

  /// Where a cursor stands; nothing outside the rooms, and of what a macro wrote.
  std::optional<Range> range_of(CXCursor cursor) const {
    const CXSourceRange extent = clang_getCursorExtent(cursor);
    const auto begin = place_of(clang_getRangeStart(extent)),
               end = place_of(clang_getRangeEnd(extent));
    if (!begin || !end || begin->first != end->first) return std::nullopt;
    return Range{begin->first, begin->second, end->second};
  }

  void look_into(CXCursor cursor) {
    const CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_StaticAssert || kind == CXCursor_EnumConstantDecl || is_fixed(cursor))
      return;
    const auto parts = children(cursor);
    const auto ordered = ranges(parts);
    switch (kind) {
      case CXCursor_BinaryOperator:
      case CXCursor_CallExpr: operands(ordered); break;
      case CXCursor_IfStmt: condition_of_if(cursor, parts, ordered); break;
      case CXCursor_ConditionalOperator:
        if (ordered.size() == 3) forced(ordered[0]);
        break;
      case CXCursor_CompoundStmt:
        for (const CXCursor part : parts) call(part);
        break;
      case CXCursor_ForStmt:
      case CXCursor_CXXForRangeStmt:
      case CXCursor_WhileStmt:
      case CXCursor_CaseStmt:
      case CXCursor_DefaultStmt:
        if (!parts.empty()) call(parts.back());
        break;
      default: break;
    }
    for (const CXCursor part : parts) {
      if (kind == CXCursor_CaseStmt && clang_equalCursors(part, parts.front())) continue;
      if (clang_getCursorKind(part) != CXCursor_IntegerLiteral)
        look_into(part);
      else if (!is_argument_of_template(cursor, kind, part))
        constant(part);
    }
  }

 private:
  /// The ranges of those that have one, in the order of the text.
  std::vector<Range> ranges(const std::vector<CXCursor>& cursors) const {
    std::vector<Range> found;
    for (const CXCursor cursor : cursors)
      if (auto range = range_of(cursor)) found.push_back(std::move(*range));
    std::sort(found.begin(), found.end(),
              [](const Range& a, const Range& b) { return a.begin < b.begin; });
    return found;
  }

  std::optional<std::pair<std::string, std::size_t>> place_of(CXSourceLocation location) const {
    CXFile file, spelled;
    unsigned offset, spelled_offset;
    clang_getExpansionLocation(location, &file, nullptr, nullptr, &offset);
    clang_getSpellingLocation(location, &spelled, nullptr, nullptr, &spelled_offset);
    if (file == nullptr || offset != spelled_offset || !clang_File_isEqual(file, spelled))
      return {};
    const std::string name =
        fs::path(taken(clang_getFileName(file))).lexically_relative(sources_.folder());
    for (const std::string_view room : rooms)
      if (name.starts_with(std::string(room) + "/")) return std::pair(name, std::size_t{offset});
    return {};
  }

  std::string between(const Range& a, const Range& b) {
    return a.end < b.begin ? trimmed(sources_.text(Range{a.file, a.end, b.begin})) : "";
  }

  /// Whether the compiler computes what a cursor declares.
  bool is_fixed(CXCursor cursor) {
    const CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_FieldDecl) return clang_Cursor_isBitField(cursor) != 0;
    if (kind != CXCursor_VarDecl) return false;
    const CXCursorKind in = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    if (in == CXCursor_Namespace || in == CXCursor_TranslationUnit) return true;
    const std::string head = head_of(cursor);
    return head.find("constexpr") != head.npos || head.find("static") != head.npos;
  }

  /// What stands before the name of a declaration.
  std::string head_of(CXCursor cursor) {
    const auto range = range_of(cursor);
    const auto name = place_of(clang_getCursorLocation(cursor));
    return range && name ? sources_.text(Range{range->file, range->begin, name->second}) : "";
  }

  bool is_argument_of_template(CXCursor cursor, CXCursorKind kind, CXCursor literal) {
    if (kind == CXCursor_DeclRefExpr || kind == CXCursor_MemberRefExpr) return true;
    if (!clang_isDeclaration(kind)) return false;
    const auto name = place_of(clang_getCursorLocation(cursor));
    const auto range = range_of(literal);
    if (!name || !range) return true;
    const bool array = sources_.text(range->file)[range->end] == ']';
    return array || range->begin < name->second;
  }

  void operands(const std::vector<Range>& parts) {
    if (parts.size() < 2) return;
    const Range &left = parts.front(), &right = parts.back();
    // An overloaded operator stands among the parts.
    const std::string sign = between(left, right);
    if (sign == "&&" || sign == "||") {
      dropped(left, sign, sources_.text(left) + " " + sign);
      dropped(right, sign, sign + " " + sources_.text(right));
    }
    if (sign == "==" || sign == "!=") turned(left, right, sign, "edge", sign == "==" ? "!=" : "==");
    if (sign == "<" || sign == ">" || sign == "<=" || sign == ">=") {
      turned(left, right, sign, "edge", sign.size() == 1 ? sign + "=" : sign.substr(0, 1));
      turned(left, right, sign, "way", (sign[0] == '<' ? ">" : "<") + sign.substr(1));
    }
  }

  void turned(const Range& left, const Range& right, const std::string& sign,
              const std::string& turn, const std::string& other) {
    changes_.push_back(
        {Kind::comparison,
         {{left, "mutants::left<mutants::" + turn + ">(@, "}, {right, "mutants::right("}},
         "`" + sign + "` after `" + words(left) + "` becomes `" + other + "`"});
  }

  void dropped(const Range& operand, const std::string& sign, const std::string& text) {
    changes_.push_back({Kind::condition,
                        {{operand, sign == "&&" ? always : never, "))"}},
                        "`" + short_words(text) + "` is dropped"});
  }

  void condition_of_if(CXCursor cursor, const std::vector<CXCursor>& parts,
                       const std::vector<Range>& ordered) {
    const auto all = range_of(cursor);
    if (!all || ordered.size() != parts.size()) return;
    for (const CXCursor part : parts) {
      const CXCursorKind kind = clang_getCursorKind(part);
      if (kind == CXCursor_DeclStmt || kind == CXCursor_VarDecl) return;
      if (range_of(part)->begin != ordered[0].begin) call(part);
    }
    if (between({all->file, all->begin, all->begin + 2}, ordered[0]) == "(") forced(ordered[0]);
  }

  /// A condition that always holds, or never.
  void forced(const Range& condition) {
    const std::string text = "`" + words(condition) + "` is taken as ";
    changes_.push_back({Kind::condition, {{condition, always, "))"}}, text + "true"});
    changes_.push_back({Kind::condition, {{condition, never, "))"}}, text + "false"});
  }

  void constant(CXCursor literal) {
    const auto range = range_of(literal);
    if (!range) return;
    const std::string text = sources_.text(*range);
    if (text.find_first_not_of("0123456789'uUlLzZ") != text.npos) return;
    for (const int by : {1, -1}) {
      if (text[0] == '0' && by < 0) continue;
      changes_.push_back({Kind::constant,
                          {{*range, "mutants::changed<" + std::to_string(by) + ">(@, "}},
                          "`" + text + "` becomes one " + (by > 0 ? "more" : "less")});
    }
  }

  /// A call that is a statement.
  void call(CXCursor statement) {
    while (clang_getCursorKind(statement) == CXCursor_UnexposedExpr) {
      const auto inner = children(statement);
      if (inner.size() != 1) return;
      statement = inner[0];
    }
    const auto range = range_of(statement);
    if (clang_getCursorKind(statement) != CXCursor_CallExpr || !range) return;
    if (sources_.text(range->file)[range->end] != ';') return;
    changes_.push_back({Kind::call,
                        {{*range, "mutants::is(@) ? void() : void("}},
                        "`" + words(*range) + "` is left out"});
  }

  std::string words(const Range& range) { return short_words(sources_.text(range)); }

  /// A text on one line.
  static std::string short_words(const std::string& text) {
    std::istringstream words(text);
    std::string word, line;
    while (words >> word) line += (line.empty() ? "" : " ") + word;
    constexpr std::size_t most = 80;
    return line.size() <= most ? line : line.substr(0, most) + "...";
  }

  static constexpr const char* always = "(mutants::is(@) || (";
  static constexpr const char* never = "(!mutants::is(@) && (";

  Sources& sources_;
  std::vector<Change>& changes_;
};

/// All changes of a room, whose files are read as one, in the order of the text.
void find_changes(Sources& sources, std::string_view room, std::vector<Change>& changes) {
  std::string all;
  for (const auto& entry : fs::directory_iterator(sources.folder() / room))
    all += "#include \"" + entry.path().string() + "\"\n";
  const std::string include = "-I" + sources.folder().string();
  const char* const options[] = {"-std=c++20", "-DNDEBUG", include.c_str()};
  CXUnsavedFile file{"all.cpp", all.c_str(), all.size()};
  const CXIndex index = clang_createIndex(0, 1);
  const CXTranslationUnit unit = clang_parseTranslationUnit(
      index, file.Filename, options, std::size(options), &file, 1, CXTranslationUnit_None);
  for (unsigned i = 0; i < clang_getNumDiagnostics(unit); ++i) {
    const CXDiagnostic problem = clang_getDiagnostic(unit, i);
    if (clang_getDiagnosticSeverity(problem) < CXDiagnostic_Error) continue;
    std::cerr << taken(clang_formatDiagnostic(problem, clang_defaultDiagnosticDisplayOptions()))
              << "\n";
    std::exit(1);
  }
  Finder finder(sources, changes);
  for (const CXCursor part : children(clang_getTranslationUnitCursor(unit)))
    if (finder.range_of(part)) finder.look_into(part);
  clang_disposeTranslationUnit(unit);
  clang_disposeIndex(index);
}

}  // namespace

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \n"), end = text.find_last_not_of(" \n");
  return begin == text.npos ? "" : std::string(text.substr(begin, end - begin + 1));
}

Sources::Sources(const fs::path& folder) : folder_(fs::canonical(folder)) {}

const std::string& Sources::text(const std::string& file) {
  auto& text = texts_[file];
  if (text.empty()) text = read(folder_ / file);
  return text;
}

std::string Sources::text(const Range& range) {
  return text(range.file).substr(range.begin, range.end - range.begin);
}

std::string Sources::line(const Range& range) {
  const std::string& all = text(range.file);
  const auto begin = all.rfind('\n', range.begin) + 1;
  return trimmed(std::string_view(all).substr(begin, all.find('\n', begin) - begin));
}

long Sources::line_number(const Range& range) {
  const std::string& all = text(range.file);
  return 1 + std::count(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(range.begin), '\n');
}

std::string name_of(Sources& sources, const Change& change) {
  const Range& range = change.range();
  return range.file + ": " + sources.line(range) + "\n  " + change.words;
}

std::vector<Change> all_changes(Sources& sources) {
  std::vector<Change> changes;
  for (const std::string_view room : rooms) find_changes(sources, room, changes);
  const auto by_place = [](const Change& a, const Change& b) { return a.place() < b.place(); };
  std::sort(changes.begin(), changes.end(), by_place);
  const auto twice =
      std::unique(changes.begin(), changes.end(),
                  [](const Change& a, const Change& b) { return a.place() == b.place(); });
  changes.erase(twice, changes.end());
  std::map<std::string, int> names;
  for (Change& change : changes)
    if (const int n = ++names[name_of(sources, change)]; n > 1)
      change.words += " (" + std::to_string(n) + ")";
  return changes;
}

}  // namespace engine_mutants
