// Takes former keys out of the text of a game.toml, and puts lines in.
#include "game/migration.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "game/former_keys.h"
#include "game/game_shape.h"

namespace boardwright::game {
namespace {

using base::Data, base::Place, base::Report;

constexpr std::size_t longest_line = 100;

/// Replaces one former key by its lines. The text is parsed again for each step, so that places are
/// those of the current text.
class Step {
 public:
  Step(std::string text, const Data& play) : text_(std::move(text)), play_(play) {}

  std::string replace(const FormerKey& former) {
    // Later parts of the text are changed first, so that earlier places stay valid.
    std::vector<Edit> edits;
    if (!former.lines.empty()) edits.push_back(addition(former.lines));
    edits.push_back(removal(former));
    std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
      return std::pair(a.begin, a.end) > std::pair(b.begin, b.end);
    });
    for (const Edit& edit : edits)
      text_.replace(edit.begin, edit.end - edit.begin, edit.replacement);
    return std::move(text_);
  }

 private:
  struct Edit {
    std::size_t begin = 0, end = 0;
    std::string replacement{};
  };

  /// The byte at a place, whose column counts characters.
  std::size_t at(const Place& place) const {
    std::size_t found = 0;
    for (int line = 1; line < place.line; ++line) found = text_.find('\n', found) + 1;
    for (int column = 1; column < place.column && found < text_.size(); ++column) {
      ++found;
      while (found < text_.size() && (static_cast<unsigned char>(text_[found]) & 0xc0) == 0x80)
        ++found;
    }
    return found;
  }

  std::size_t line_begin(std::size_t at) const {
    const std::size_t before = at == 0 ? std::string::npos : text_.rfind('\n', at - 1);
    return before == std::string::npos ? 0 : before + 1;
  }
  std::size_t line_end(std::size_t at) const {
    const std::size_t found = text_.find('\n', at);
    return found == std::string::npos ? text_.size() : found + 1;
  }
  std::size_t behind_blanks(std::size_t at) const {
    return std::min(text_.find_first_not_of(" \t", at), text_.size());
  }

  bool has_header(const Data& value) const {
    return value.is(Data::Kind::table) && text_[at(value.place())] == '[';
  }

  /// Whether a table has a header or braces, and is not made of keys with dots.
  bool is_closed(const Data& table) const {
    const char first = text_[at(table.place())];
    return first == '[' || first == '{';
  }

  /// The value, or the largest table around it that holds nothing else.
  Data whole_of(const Data& key) const {
    std::vector<Data> around;
    find(play_, key, around);
    Data whole = key;
    for (auto table = around.rbegin(); table != around.rend(); ++table) {
      const bool is_other_header = has_header(whole) && has_header(*table);
      if (table->entries().size() > 1 || !is_closed(*table) || is_other_header) break;
      whole = *table;
    }
    return whole;
  }

  /// Finds a key below a table; `around` gets the tables between the two, the outermost first.
  /// False if the key is not there.
  static bool find(const Data& table, const Data& key, std::vector<Data>& around) {
    for (const auto& [name, value] : table.entries()) {
      if (value.key_place() == key.key_place()) return true;
      if (!value.is(Data::Kind::table)) continue;
      around.push_back(value);
      if (find(value, key, around)) return true;
      around.pop_back();
    }
    return false;
  }

  Edit removal(const FormerKey& former) const {
    if (former.whole.key_place() == former.key.key_place()) return removal(whole_of(former.key));
    if (has_header(former.whole)) return without_header(former.whole);
    const Data list = play_.find("end").find("goals");
    Report none;
    return list.as_list(none).size() == 1
               ? removal(whole_of(list))
               : removal(at(former.whole.place()), at(former.whole.end_place()));
  }

  /// Removes a key and its value from an inline table, or with their lines.
  Edit removal(const Data& value) const {
    if (has_header(value)) return without_header(value);
    return removal(at(value.key_place()), at(value.end_place()));
  }

  /// Removes a part of an inline table or of a list with its comma, or with its lines.
  Edit removal(std::size_t begin, std::size_t end) const {
    const std::size_t next = behind_blanks(end);
    if (next < text_.size() && text_[next] == ',') {
      const std::size_t more = behind_blanks(next + 1);
      const bool is_alone = behind_blanks(line_begin(begin)) == begin && text_[more] == '\n';
      return is_alone ? Edit{line_begin(begin), more + 1} : Edit{begin, more};
    }
    const std::size_t before = text_.find_last_not_of(" \t", begin == 0 ? 0 : begin - 1);
    if (before != std::string::npos && before < begin && text_[before] == ',') return {before, end};
    if (next < text_.size() && text_[next] == '#') return {behind_blanks(line_begin(begin)), next};
    return {line_begin(begin), line_end(next)};
  }

  /// Removes a table with its header, and keeps all comments.
  Edit without_header(const Data& table) const {
    const std::size_t begin = line_begin(at(table.place())), end = last_line_end(table);
    std::string comments;
    for (std::size_t line = begin; line < end; line = line_end(line)) {
      std::size_t from = behind_blanks(line);
      for (const auto& [name, value] : table.entries())
        if (line_begin(at(value.key_place())) == line) from = behind_blanks(at(value.end_place()));
      if (line == begin) from = behind_blanks(text_.find(']', line) + 1);
      if (from < text_.size() && text_[from] == '#')
        comments += text_.substr(from, line_end(from) - from);
    }
    return {begin, end, comments};
  }

  /// The end of the last line of a table with a header, including blank lines after it.
  std::size_t last_line_end(const Data& table) const {
    std::size_t end = line_end(at(table.place()));
    for (const auto& [name, value] : table.entries())
      end =
          std::max(end, has_header(value) ? last_line_end(value) : line_end(at(value.end_place())));
    while (end < text_.size() && text_[end] == '\n') ++end;
    return end;
  }

  Edit addition(const std::vector<std::string>& lines) const {
    std::vector<std::string> quoted;
    for (const std::string& line : lines) quoted.push_back(base::toml_text(line));
    const Data rules = play_.find("rules");
    if (!rules.is(Data::Kind::list)) return new_rules(quoted);
    Report none;
    const std::vector<Data> items = rules.as_list(none);
    if (items.empty()) {
      const std::size_t open = at(rules.place()) + 1;
      return {open, open, base::joined(quoted, ", ")};
    }
    const std::size_t end = at(items.back().end_place());
    if (rules.end_place().line > items.back().end_place().line) return below(end, quoted);
    const std::string more = ", " + base::joined(quoted, ", ");
    const std::size_t begin = line_begin(at(rules.place()));
    const bool one_line = rules.place().line == rules.end_place().line;
    if (one_line && line_end(begin) - begin + more.size() > longest_line)
      return {at(rules.place()), at(rules.end_place()), listed(items, quoted)};
    return {end, end, more};
  }

  /// Adds lines below the last item of a list, after its comma and its comment.
  Edit below(std::size_t end, const std::vector<std::string>& more) const {
    const std::size_t next = behind_blanks(end);
    const bool has_comma = next < text_.size() && text_[next] == ',';
    std::string text = (has_comma ? "" : ",") + text_.substr(end, line_end(end) - end);
    for (const std::string& each : more) text += "  " + each + ",\n";
    return {end, line_end(end), text};
  }

  /// A list with a line for each item, old and new.
  std::string listed(const std::vector<Data>& items, const std::vector<std::string>& more) const {
    std::string text = "[\n";
    for (const Data& item : items)
      text +=
          "  " + text_.substr(at(item.place()), at(item.end_place()) - at(item.place())) + ",\n";
    for (const std::string& each : more) text += "  " + each + ",\n";
    return text + "]";
  }

  /// Adds `rules` after the last key of [play] that has a line of its own.
  Edit new_rules(const std::vector<std::string>& quoted) const {
    std::string text = "rules = [" + base::joined(quoted, ", ") + "]";
    if (text.size() > longest_line) text = "rules = " + listed({}, quoted);
    const std::size_t place = at(play_.place());
    if (text_[place] == '{') return {place + 1, place + 1, " " + text + ","};
    std::size_t end = 0;
    bool any = false;
    for (const auto& [name, value] : play_.entries()) {
      if (has_header(value) || (value.is(Data::Kind::list) && text_[at(value.place())] == '[' &&
                                text_.compare(at(value.place()), 2, "[[") == 0))
        continue;
      end = std::max(end, line_end(at(value.end_place())));
      any = true;
    }
    std::string header = text_.substr(place, line_end(place) - place);
    std::erase_if(header, [](char c) { return c == ' ' || c == '\t'; });
    const std::string head = any || header.starts_with("[play]") ? "" : "[play]\n";
    if (!any) end = head.empty() ? line_end(place) : line_begin(place);
    return {end, end, head + text + "\n" + (head.empty() ? "" : "\n")};
  }

  std::string text_;
  const Data& play_;
};

/// The lines that a [play] has, and those that its former keys stand for.
std::vector<std::string> lines_of(const Data& play, Report& report) {
  std::vector<std::string> lines = play.texts_or_empty("rules", report);
  for (const FormerKey& former : former_keys(play, report))
    lines.insert(lines.end(), former.lines.begin(), former.lines.end());
  return lines;
}

std::optional<Data> read(const std::string& text, const std::string& file, Report& report) {
  auto data = base::parse_data(text, file, report);
  if (data) data->set_shape(game_shape());
  return data;
}

/// Whether a value is removed. Tables made by the same header share a place, so keys are compared
/// too.
bool is_among(const Data& value, const std::vector<FormerKey>& gone) {
  return std::ranges::any_of(gone, [&](const FormerKey& former) {
    return former.whole.place() == value.place() && former.whole.key_place() == value.key_place();
  });
}

/// What a value holds, except lines of rules, former keys, and tables that hold nothing else.
std::string content_of(const Data& value, const std::string& path,
                       const std::vector<FormerKey>& gone) {
  Report none;
  switch (value.kind()) {
    case Data::Kind::table: {
      std::string all;
      for (const auto& [name, each] : value.entries()) {
        if (is_among(each, gone) || path + name == ".play.rules") continue;
        all += content_of(each, path + name + ".", gone);
      }
      return all.empty() ? all : path + "{" + all + "}";
    }
    case Data::Kind::list: {
      std::string all;
      bool any_gone = false;
      for (const Data& each : value.as_list(none)) {
        any_gone = any_gone || is_among(each, gone);
        if (!is_among(each, gone)) all += content_of(each, path, gone) + ",";
      }
      return all.empty() && any_gone ? all : path + "[" + all + "]";
    }
    case Data::Kind::text: return path + "\"" + value.as_text(none) + "\"";
    case Data::Kind::boolean: return path + (value.as_boolean(none) ? "true" : "false");
    case Data::Kind::integer: return path + std::to_string(value.as_number(none));
    case Data::Kind::real: return path + base::decimal(value.as_real(none));
    case Data::Kind::nothing: break;
  }
  return path;
}

}  // namespace

std::optional<std::string> migrated(const std::string& text, const std::string& file,
                                    Report& report) {
  const auto data = read(text, file, report);
  if (!data) return std::nullopt;
  const auto before = data->table_if_any("play", report);
  const std::vector<FormerKey> former =
      before ? former_keys(*before, report) : std::vector<FormerKey>();
  if (report.has_errors()) return std::nullopt;
  if (former.empty()) return text;
  const std::vector<std::string> lines = lines_of(*before, report);
  std::string result = text.ends_with('\n') ? text : text + "\n";
  Report none;
  for (std::size_t i = 0; i < former.size(); ++i) {
    const auto now = read(result, file, none);
    const auto play = now ? now->table_if_any("play", none) : std::nullopt;
    const auto left = play ? former_keys(*play, none) : std::vector<FormerKey>();
    if (left.empty()) break;
    result = Step(std::move(result), *play).replace(left.front());
  }
  const auto after = read(result, file, none);
  const auto play = after ? after->table_if_any("play", none) : std::nullopt;
  const bool has_lines = play ? lines_of(*play, none) == lines : lines.empty();
  if (after && has_lines && content_of(*after, ".", {}) == content_of(*data, ".", former))
    return result;
  report.error(before->place(), "these keys cannot be rewritten where they stand",
               "write by hand the lines that the warnings about them quote");
  return std::nullopt;
}

}  // namespace boardwright::game
