// Numbers, escapes and word lists, the same in every locale.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boardwright::base {

/// A number with at most `places` decimals: "0.5", "12", never "0.500", "1e-05" or "-0". Requires:
/// `value` is finite, 0 <= places <= 9.
std::string decimal(double value, int places = 3);

/// Appends what decimal() returns.
void append_decimal(std::string& out, double value, int places = 3);

/// Appends a whole number in decimal digits.
void append_integer(std::string& out, std::int64_t value);

/// Text escaped for XML and HTML, in content and in attributes.
std::string escaped(std::string_view utf8);

/// Appends what escaped() returns.
void append_escaped(std::string& out, std::string_view utf8);

/// Text that is safe to print on a terminal: control characters and bytes that are not UTF-8 become
/// `\x1b`; characters that change the direction of text, and noncharacters, become `\u{202E}`.
std::string printable(std::string_view text);

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The text with ASCII capitals in lower case.
std::string lower_case(std::string_view text);

/// The text with each carriage return that is not before a line feed replaced by a line feed.
std::string with_line_feeds(std::string text);

/// Parses an integer ("12", "-3"); nothing if the text is anything else.
std::optional<int> to_integer(std::string_view text);

/// Parses a decimal number ("-3", "1.75", ".5"); nothing if the text is anything else. With up to
/// 15 digits it is the nearest double; digits after the 18th are ignored.
std::optional<double> to_real(std::string_view text);

/// The number at the beginning of a text, up to a second point: "-1.5" of "-1.5.2". Can be empty.
std::string_view leading_number(std::string_view text);

/// One row of a word list. One table serves for reading, printing and suggestions.
template <class Value>
struct Word {
  std::string_view word;
  Value value;
};

/// The value of a word in a word list, or nothing.
template <class Table>
auto value_of(std::string_view word, const Table& table)
    -> std::optional<decltype(table[0].value)> {
  for (const auto& row : table)
    if (row.word == word) return row.value;
  return std::nullopt;
}

/// The word for a value in a word list; empty if it has none.
template <class Table, class Value>
std::string_view word_of(const Value& value, const Table& table) {
  for (const auto& row : table)
    if (row.value == value) return row.word;
  return {};
}

/// All words of a word list, for nearest() and did_you_mean().
template <class Table>
std::vector<std::string_view> words_of(const Table& table) {
  std::vector<std::string_view> words;
  for (const auto& row : table) words.push_back(row.word);
  return words;
}

/// The edit distance: the minimum number of letters to insert, delete, replace or swap with their
/// neighbour. Ignores the case of ASCII letters.
int edit_distance(std::string_view a, std::string_view b);

/// The known word nearest to a misspelt one, or nothing if none is near. Of equally near words, the
/// first. Adds the steps it took to `steps`, if that is not null.
std::optional<std::string_view> nearest(std::string_view misspelt,
                                        std::span<const std::string_view> known,
                                        std::int64_t* steps = nullptr);

/// The hint that follows a message, and the steps it took to find it.
struct Hint {
  Hint() = default;
  Hint(std::string words, std::int64_t taken = 0) : text(std::move(words)), steps(taken) {}
  Hint(const char* words) : text(words) {}
  operator std::string() const { return text; }
  std::string text;
  std::int64_t steps = 0;
};

/// "did you mean 'rook'?", or empty if no known word is near.
Hint did_you_mean(std::string_view misspelt, std::span<const std::string_view> known);

/// Overload for words held as strings.
Hint did_you_mean(std::string_view misspelt, std::span<const std::string> known);

/// The text without white space (blanks, tabs, line ends) at both ends.
std::string_view trimmed(std::string_view text);

/// The parts between separators, including empty ones: "a,,b" has three, "" has none.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The parts between white space, without empty ones.
std::vector<std::string_view> words(std::string_view text);

/// The parts with a separator between them: "a, b, c" with ", ".
std::string joined(std::span<const std::string> parts, std::string_view separator);
std::string joined(std::span<const std::string_view> parts, std::string_view separator);

/// A noun with its article: "a King", "an Alfil". Decides by the first letters.
std::string with_article(std::string_view noun);

/// The plural of a noun: "Rooks", "Fishes", "Men", "Pawns of Kings".
std::string plural(std::string_view noun);

/// A list in words: "a", "a and b", "a, b and c".
std::string listed(std::span<const std::string> parts, std::string_view last = "and");
std::string listed(std::span<const std::string_view> parts, std::string_view last = "and");

/// The offset of the first byte that is not UTF-8, or nothing. Overlong forms, surrogates and code
/// points above U+10FFFF are not UTF-8.
std::optional<std::size_t> invalid_utf8(std::string_view text);

/// The number of characters (code points) of UTF-8 text.
std::size_t length_utf8(std::string_view utf8);

/// The text; if it has more than `most` characters, that many from its beginning and end, with an
/// ellipsis between.
std::string cut_short(std::string_view utf8, std::size_t most);

/// The text as a TOML string in quotation marks, with control characters as in printable().
std::string toml_text(std::string_view text);

/// A text as a field of a tab-separated line: tabs, line ends and backslashes are escaped.
std::string as_field(std::string_view text);

/// The inverse of as_field().
std::string from_field(std::string_view field);

/// "'text'"
inline std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

}  // namespace boardwright::base
