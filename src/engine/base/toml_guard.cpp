// Checks TOML before the library parses it.
#include "base/toml_guard.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

constexpr std::string_view blanks = " \t";

bool is_beyond_ascii(std::string_view text) {
  return !text.empty() && static_cast<unsigned char>(text.front()) >= 0x80;
}

/// The first character of a text that begins beyond ASCII.
std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
    ++length;
  return text.substr(0, length);
}

constexpr int escape_digits = 8;

/// A character beyond ASCII as an escape of TOML, `\UXXXXXXXX`.
std::string escaped(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  const unsigned kept = lead >= 0xf0 ? 0x07 : lead >= 0xe0 ? 0x0f : 0x1f;
  unsigned code = lead & kept;
  for (const char c : character.substr(1))
    code = code << 6 | (static_cast<unsigned char>(c) & 0x3fu);
  std::string digits(escape_digits, '0');
  for (std::size_t i = digits.size(); i-- > 0; code >>= 4)
    digits[i] = "0123456789ABCDEF"[code & 0xf];
  return "\\U" + digits;
}

/// Rejects input that would exhaust the stack of the library or violate its assumptions.
///
/// It only needs to find texts and comments. Everywhere else, brackets nest, and full stops between
/// two separators separate the segments of a key.
class Guard {
 public:
  Guard(std::string_view text, const std::string& name, Report& report)
      : whole_(text), rest_(text), name_(name), report_(report) {}

  bool passes() {
    while (!rest_.empty())
      if (!pass_one()) return false;
    return true;
  }

  /// The text for the library to read. Requires: passes() returned true.
  GuardedToml guarded() && {
    GuardedToml result;
    std::size_t copied = 0;
    for (const GuardedToml::Escape& escape : escapes_) {
      result.text.append(whole_, copied, escape.at - copied);
      const std::string_view letter = first_character(whole_.substr(escape.at));
      result.text += escaped(letter);
      copied = escape.at + letter.size();
    }
    result.text.append(whole_.substr(copied));
    result.escapes = std::move(escapes_);
    return result;
  }

 private:
  bool pass_one() {
    switch (rest_.front()) {
      case '\n': return pass_line_end();
      case '#': return skip(std::min(rest_.find('\n'), rest_.size()));
      case '"':
      case '\'': return pass_text(rest_.front());
      case '[':
      case '{': return pass_opening();
      case ']':
      case '}': return pass_closing(rest_.front());
      case '=':
      case ',': return pass_separator();
      case '.': return pass_full_stop();
      default: return pass_other();
    }
  }

  bool skip(std::size_t count) {
    rest_.remove_prefix(count);
    column_ += count;
    return column_ <= limits::line_bytes ||
           refuse("the line is longer than " + std::to_string(limits::line_bytes) + " bytes");
  }

  /// The fast path for letters, digits and blanks, which are most of a file.
  bool pass_other() {
    std::size_t length = 0;
    while (length < rest_.size() && is_plain(rest_[length])) ++length;
    return length > 0 ? skip(length) : pass_unusual();
  }

  static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '_' || c == '-';
  }

  /// Rejects letters beyond ASCII outside of texts and comments, because the library's error for
  /// them has no place.
  bool pass_unusual() {
    if (!is_beyond_ascii(rest_)) return skip(1);
    return refuse_here("'" + std::string(first_character(rest_)) + "' outside of quotation marks");
  }

  bool pass_separator() {
    separator_ = rest_.front();
    segments_ = 1;
    return skip(1);
  }

  bool pass_line_end() {
    if (brackets_.empty()) separator_ = '\n';
    rest_.remove_prefix(1);
    ++line_;
    column_ = 0;
    segments_ = 1;
    return true;
  }

  bool pass_opening() {
    if (brackets_.empty()) in_header_ = begins_line();
    if (brackets_.empty() && in_header_ && !names_table(rest_))
      return refuse_here("the name of a table begins with a letter, a digit or a quotation mark");
    brackets_ += rest_.front();
    if (brackets_.size() > limits::nesting)
      return refuse("more than " + std::to_string(limits::nesting) + " nested brackets");
    return pass_separator();
  }

  bool begins_line() const {
    const std::string_view line = whole_.substr(whole_.size() - rest_.size() - column_, column_);
    return line.find_first_not_of(blanks) == line.npos;
  }

  /// Whether the beginning of a line is safe for the library: it has no bracket, or one followed by
  /// the name of a table, or is something that the library rejects itself. The library assumes that
  /// nothing else occurs there.
  static bool names_table(std::string_view text) {
    if (text.front() != '[') return true;
    text.remove_prefix(text.starts_with("[[") ? 2 : 1);
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.empty() || is_beyond_ascii(text) ||
           (is_plain(text.front()) && text.front() != ' ') ||
           std::string_view("\"']").find(text.front()) != std::string_view::npos;
  }

  /// Rejects an array item that begins with `}`, which the library assumes never to occur.
  bool pass_closing(char bracket) {
    if (bracket == '}' && brackets_.ends_with('[')) return refuse_here("']' is missing before '}'");
    if (!brackets_.empty()) brackets_.pop_back();
    return pass_separator();
  }

  bool pass_full_stop() {
    if (++segments_ > limits::key_segments)
      return refuse("a key of more than " + std::to_string(limits::key_segments) + " parts");
    return skip(1);
  }

  /// Whether the next character is within a word: the library reads a number to its end and assumes
  /// that no letter beyond ASCII occurs in it. In keys, a text can follow a full stop.
  bool is_within_word() const {
    const std::size_t at = whole_.size() - rest_.size();
    if (at == 0) return false;
    const char before = whole_[at - 1];
    const bool in_value = separator_ == '=' || (brackets_.ends_with('[') && !in_header_);
    return before != ' ' &&
           (is_plain(before) || before == '+' || before == ':' || (in_value && before == '.'));
  }

  bool pass_text(char mark) {
    if (is_within_word()) return refuse_here("a quotation mark within a word");
    const bool multi_line = rest_.substr(1).starts_with(std::string(2, mark));
    if (!skip(multi_line ? 3 : 1)) return false;
    while (!rest_.empty()) {
      const char next = rest_.front();
      if (next == '\n') {
        if (!multi_line) return true;
        pass_line_end();
      } else if (next == '\\' && mark == '"' && multi_line) {
        if (!pass_backslash()) return false;
      } else if (next == '\\' && mark == '"' && !rest_.substr(1).starts_with('\n')) {
        if (!skip(std::min<std::size_t>(2, rest_.size()))) return false;
      } else if (next != mark) {
        if (!skip(length_inside(mark))) return false;
      } else if (!multi_line) {
        return skip(1);
      } else {
        // Three marks end the text; up to two more before them belong to it.
        const std::string_view end = rest_.substr(0, 5);
        const std::size_t marks = std::min(end.find_first_not_of(mark), end.size());
        if (!skip(marks)) return false;
        if (marks >= 3) return true;
      }
    }
    return true;
  }

  /// A backslash in a multi-line text. Where it joins lines, the library tests whether the
  /// characters after it are white space, and assumes that most characters beyond ASCII never occur
  /// there.
  bool pass_backslash() {
    const std::size_t end = std::min(rest_.find_first_not_of(blanks, 1), rest_.size());
    if (is_beyond_ascii(rest_.substr(end))) {
      if (!skip(end)) return false;
      return refuse_here("'" + std::string(first_character(rest_)) + "' behind a backslash");
    }
    const bool joins = rest_.substr(end).starts_with('\n') || rest_.substr(end).starts_with("\r\n");
    if (!joins) return skip(std::min<std::size_t>(2, rest_.size()));
    if (!skip(end)) return false;
    while (!rest_.empty() && (blanks.find(rest_.front()) != blanks.npos || rest_.front() == '\r' ||
                              rest_.front() == '\n'))
      if (!(rest_.front() == '\n' ? pass_line_end() : skip(1))) return false;
    if (is_beyond_ascii(rest_))
      escapes_.push_back({whole_.size() - rest_.size(),
                          {line_, static_cast<int>(column_) + 1},
                          escape_digits + 1});
    return true;
  }

  /// The number of bytes, at least one, before the next quotation mark, backslash or line end.
  std::size_t length_inside(char mark) const {
    std::size_t length = 1;
    while (length < rest_.size() && rest_[length] != mark && rest_[length] != '\\' &&
           rest_[length] != '\n')
      ++length;
    return length;
  }

  bool refuse(std::string message) {
    report_.error({name_, line_, 0}, std::move(message));
    return false;
  }

  /// Reports an error at the next character.
  bool refuse_here(std::string message) {
    const std::string_view line = whole_.substr(0, whole_.size() - rest_.size());
    const std::size_t column = length_utf8(line.substr(line.rfind('\n') + 1)) + 1;
    report_.error({name_, line_, static_cast<int>(column)}, std::move(message));
    return false;
  }

  std::string_view whole_, rest_;
  const std::string& name_;
  Report& report_;
  std::vector<GuardedToml::Escape> escapes_;
  std::string brackets_;  ///< the open ones
  int line_ = 1;
  std::size_t column_ = 0;
  int segments_ = 1;
  char separator_ = '\n';   ///< the last bracket, = or comma, or the end of a statement
  bool in_header_ = false;  ///< the outermost open bracket is that of a table header
};

}  // namespace

Spot GuardedToml::written(Spot spot) const {
  const auto escape =
      std::lower_bound(escapes.begin(), escapes.end(), spot.line,
                       [](const Escape& one, int line) { return one.spot.line < line; });
  if (escape == escapes.end() || escape->spot.line != spot.line) return spot;
  if (spot.column > escape->spot.column) spot.column -= escape->added_columns;
  return spot;
}

std::optional<GuardedToml> guard_toml(std::string_view text, const std::string& name,
                                      Report& report) {
  Guard guard(text, name, report);
  if (!guard.passes()) return std::nullopt;
  return std::move(guard).guarded();
}

}  // namespace boardwright::base
