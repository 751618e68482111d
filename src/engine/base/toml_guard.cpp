// Walks over TOML before its library does.
#include "base/toml_guard.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

/// Stops at what would exhaust the stack of the library.
///
/// It needs to know only where texts and comments are: in all else, brackets nest, and full
/// stops between two separators part the segments of a key.
class Guard {
 public:
  Guard(std::string_view text, const std::string& name, Report& report)
      : whole_(text), rest_(text), name_(name), report_(report) {}

  bool passes() {
    while (!rest_.empty())
      if (!pass_one()) return false;
    return true;
  }

 private:
  bool pass_one() {
    switch (rest_.front()) {
      case '\n': return pass_line_end();
      case '#': return pass_over(std::min(rest_.find('\n'), rest_.size()));
      case '"':
      case '\'': return pass_text(rest_.front());
      case '[':
      case '{': return pass_opening();
      case ']':
      case '}': depth_ = std::max(0, depth_ - 1); return pass_separator();
      case '=':
      case ',': return pass_separator();
      case '.': return pass_full_stop();
      default: return pass_other();
    }
  }

  bool pass_over(std::size_t count) {
    rest_.remove_prefix(count);
    column_ += count;
    return column_ <= limits::line_bytes ||
           refuse("the line is longer than " + std::to_string(limits::line_bytes) + " bytes");
  }

  /// Passes over letters, digits and blanks at once: most of a file is made of them.
  bool pass_other() {
    std::size_t length = 0;
    while (length < rest_.size() && is_plain(rest_[length])) ++length;
    return length > 0 ? pass_over(length) : pass_odd();
  }

  static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '_' || c == '-';
  }

  /// Letters beyond ASCII are for texts and comments; the library has no place to say so.
  bool pass_odd() {
    if (static_cast<unsigned char>(rest_.front()) < 0x80) return pass_over(1);
    std::size_t length = 1;
    while (length < rest_.size() && (static_cast<unsigned char>(rest_[length]) & 0xc0) == 0x80)
      ++length;
    const std::string_view line = whole_.substr(0, whole_.size() - rest_.size());
    const std::size_t column = length_utf8(line.substr(line.rfind('\n') + 1)) + 1;
    report_.error({name_, line_, static_cast<int>(column)},
                  "'" + std::string(rest_.substr(0, length)) + "' outside of quotation marks");
    return false;
  }

  bool pass_separator() {
    segments_ = 1;
    return pass_over(1);
  }

  bool pass_line_end() {
    rest_.remove_prefix(1);
    ++line_;
    column_ = 0;
    segments_ = 1;
    return true;
  }

  bool pass_opening() {
    if (++depth_ > limits::nesting)
      return refuse("more than " + std::to_string(limits::nesting) + " nested brackets");
    return pass_separator();
  }

  bool pass_full_stop() {
    if (++segments_ > limits::key_segments)
      return refuse("a key of more than " + std::to_string(limits::key_segments) + " parts");
    return pass_over(1);
  }

  bool pass_text(char mark) {
    const bool many_lines = rest_.substr(1).starts_with(std::string(2, mark));
    if (!pass_over(many_lines ? 3 : 1)) return false;
    while (!rest_.empty()) {
      const char next = rest_.front();
      if (next == '\n') {
        if (!many_lines) return true;
        pass_line_end();
      } else if (next == '\\' && mark == '"' && !rest_.substr(1).starts_with('\n')) {
        if (!pass_over(std::min<std::size_t>(2, rest_.size()))) return false;
      } else if (next != mark) {
        if (!pass_over(length_inside(mark))) return false;
      } else if (!many_lines) {
        return pass_over(1);
      } else {
        // Three marks end the text; up to two more before them belong to it.
        const std::string_view end = rest_.substr(0, 5);
        const std::size_t marks = std::min(end.find_first_not_of(mark), end.size());
        if (!pass_over(marks)) return false;
        if (marks >= 3) return true;
      }
    }
    return true;
  }

  /// How many bytes follow, at least one, before something that matters inside a text.
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

  std::string_view whole_, rest_;
  const std::string& name_;
  Report& report_;
  int line_ = 1;
  std::size_t column_ = 0;
  int depth_ = 0;
  int segments_ = 1;
};

}  // namespace

bool is_bearable_toml(std::string_view text, const std::string& name, Report& report) {
  return Guard(text, name, report).passes();
}

}  // namespace boardwright::base
