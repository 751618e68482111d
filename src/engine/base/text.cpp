// Numbers, escapes and word lists, implemented without the C library's locale.
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "base/characters.h"
#include "base/xml.h"

namespace boardwright::base {
namespace {

constexpr std::array<std::int64_t, 10> powers_of_ten = {
    1, 10, 100, 1'000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};

/// Above this a scaled number might not fit in 64 bits, or not be exact.
constexpr double largest_scaled = 9e15;

/// Appends a number too large for scaling.
void append_huge(std::string& out, double value, int places) {
  std::array<char, 400> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                 std::chars_format::fixed, places);
  std::string_view text(digits.data(), static_cast<std::size_t>(end.ptr - digits.data()));
  if (places > 0) {
    text = text.substr(0, text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.remove_suffix(1);
  }
  out.append(text);
}

constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

constexpr char lowered(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

template <class Strings>
std::string joined_with(const Strings& parts, std::string_view separator) {
  std::string all;
  for (const auto& part : parts) {
    if (&part != &parts.front()) all += separator;
    all += part;
  }
  return all;
}

template <class Strings>
std::string listed_with(const Strings& parts, std::string_view last) {
  if (parts.size() < 2) return parts.empty() ? std::string() : std::string(parts.front());
  std::string all = joined_with(parts.first(parts.size() - 1), ", ");
  return all.append(" ").append(last).append(" ").append(parts.back());
}

/// The length in bytes of a UTF-8 character with this first byte; 0 if there is none.
constexpr std::size_t length_of_character(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

/// Whether the second byte is valid after the first: rejects overlong forms, surrogates and code
/// points above U+10FFFF.
constexpr bool second_byte_fits(unsigned char first, unsigned char second) {
  const unsigned char least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  const unsigned char most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  return second >= least && second <= most;
}

/// The length in bytes of the first character, or 0 if the bytes are not UTF-8.
std::size_t character_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = length_of_character(byte(0));
  if (length == 0 || length > text.size()) return 0;
  if (length > 1 && !second_byte_fits(byte(0), byte(1))) return 0;
  for (std::size_t i = 2; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  return length;
}

/// Whether a character is one of U+0000 to U+001F and U+007F to U+009F. The last byte of such a
/// character is its code point.
bool is_control(std::string_view character) {
  const auto last = static_cast<unsigned char>(character.back());
  if (character.size() == 1) return last < 0x20 || last == 0x7f;
  return character.size() == 2 && character[0] == '\xc2' && last < 0xa0;
}

void append_byte_escape(std::string& out, char byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  out.append("\\x").append(1, digits[code >> 4]).append(1, digits[code & 15]);
}

/// The longest word that is compared with known words: a longer one is not a typing mistake.
constexpr std::size_t longest_compared = 64;

/// The maximum edit distance of a misspelt word: one letter in three, at least one.
int most_distance(std::string_view word) { return std::max(1, static_cast<int>(word.size()) / 3); }

}  // namespace

std::string decimal(double value, int places) {
  std::string out;
  append_decimal(out, value, places);
  return out;
}

void append_decimal(std::string& out, double value, int places) {
  assert(std::isfinite(value) && places >= 0 && places <= 9);
  const std::int64_t unit = powers_of_ten[static_cast<std::size_t>(places)];
  const double scaled = value * static_cast<double>(unit);
  if (!(std::fabs(scaled) < largest_scaled)) return append_huge(out, value, places);

  std::int64_t rest = static_cast<std::int64_t>(scaled + std::copysign(0.5, scaled));
  if (rest < 0) {
    out += '-';
    rest = -rest;
  }
  append_integer(out, rest / unit);
  std::int64_t fraction = rest % unit;
  if (fraction == 0) return;
  out += '.';
  for (std::int64_t digit = unit / 10; fraction > 0; fraction %= digit, digit /= 10)
    out += static_cast<char>('0' + fraction / digit);
}

void append_integer(std::string& out, std::int64_t value) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  out.append(digits.data(), end.ptr);
}

std::string escaped(std::string_view utf8) {
  std::string out;
  append_escaped(out, utf8);
  return out;
}

void append_escaped(std::string& out, std::string_view utf8) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const std::string_view name = entity(utf8[i]);
    if (name.empty()) continue;
    out.append(utf8, kept, i - kept).append(name);
    kept = i + 1;
  }
  out.append(utf8, kept);
}

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = character_at(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0)
      append_byte_escape(out, character[0]);
    else if (is_control(character))
      append_byte_escape(out, character.back());
    else if (changes_direction(first_character(character)) ||
             is_noncharacter(first_character(character)))
      out.append("\\u{").append(character_number(first_character(character)).substr(2)).append("}");
    else
      out += character;
    text.remove_prefix(character.size());
  }
  return out;
}

std::string lower_case(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), lowered);
  return small;
}

std::string with_line_feeds(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\r' && text.compare(i + 1, 1, "\n") != 0) text[i] = '\n';
  return text;
}

std::optional<int> to_integer(std::string_view text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, value);
  if (result.ec != std::errc() || result.ptr != end) return std::nullopt;
  return value;
}

std::optional<double> to_real(std::string_view text) {
  // Exact for up to 15 digits: a whole number below 2^53 times or divided by a power of ten, both
  // of which a double holds exactly.
  constexpr std::uint64_t most = 100'000'000'000'000'000;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  std::uint64_t digits = 0;
  bool any = false, behind_point = false;
  double times = 1, divided_by = 1;  // at most one of them is not 1
  for (const char c : text) {
    if (c == '.' && !behind_point) {
      behind_point = true;
      continue;
    }
    if (!is_digit(c)) return std::nullopt;
    any = true;
    const bool kept = digits < most;
    if (kept) digits = 10 * digits + static_cast<std::uint64_t>(c - '0');
    if (kept && behind_point) divided_by *= 10;
    if (!kept && !behind_point) times *= 10;
  }
  if (!any) return std::nullopt;
  const double value = static_cast<double>(digits) * times / divided_by;
  if (!std::isfinite(value)) return std::nullopt;
  return negative ? -value : value;
}

std::string_view leading_number(std::string_view text) {
  std::size_t end = text.starts_with('-') ? 1 : 0;
  for (bool point = false; end < text.size(); ++end) {
    if (text[end] == '.' && !point)
      point = true;
    else if (!is_digit(text[end]))
      break;
  }
  return text.substr(0, end);
}

int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> two_before(b.size() + 1), before(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    two_before = std::exchange(before, row);
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int change = lowered(a[i - 1]) == lowered(b[j - 1]) ? 0 : 1;
      row[j] = std::min({before[j] + 1, row[j - 1] + 1, before[j - 1] + change});
      const bool swapped = i > 1 && j > 1 && lowered(a[i - 1]) == lowered(b[j - 2]) &&
                           lowered(a[i - 2]) == lowered(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], two_before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::optional<std::string_view> nearest(std::string_view misspelt,
                                        std::span<const std::string_view> known,
                                        std::int64_t* steps) {
  std::optional<std::string_view> best;
  if (misspelt.size() > longest_compared) return best;
  int least = most_distance(misspelt) + 1;
  if (steps != nullptr) *steps += std::ssize(known);
  for (std::string_view word : known) {
    const std::size_t longer = std::max(word.size(), misspelt.size());
    if (longer - std::min(word.size(), misspelt.size()) >= static_cast<std::size_t>(least))
      continue;
    const int distance = edit_distance(misspelt, word);  // of two short words
    if (steps != nullptr) *steps += static_cast<std::int64_t>(misspelt.size() * word.size());
    const bool all_changed = distance >= static_cast<int>(longer);
    if (distance >= least || all_changed) continue;
    least = distance;
    best = word;
  }
  return best;
}

Hint did_you_mean(std::string_view misspelt, std::span<const std::string_view> known) {
  Hint hint;
  const auto word = nearest(misspelt, known, &hint.steps);
  if (word) hint.text = "did you mean '" + std::string(*word) + "'?";
  return hint;
}

Hint did_you_mean(std::string_view misspelt, std::span<const std::string> known) {
  const std::vector<std::string_view> views(known.begin(), known.end());
  return did_you_mean(misspelt, std::span<const std::string_view>(views));
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  if (text.empty()) return parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t i = 0; i < text.size();) {
    if (is_space(text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (i < text.size() && !is_space(text[i])) ++i;
    parts.push_back(text.substr(begin, i - begin));
  }
  return parts;
}

std::string joined(std::span<const std::string> parts, std::string_view separator) {
  return joined_with(parts, separator);
}

std::string joined(std::span<const std::string_view> parts, std::string_view separator) {
  return joined_with(parts, separator);
}

namespace {

/// The beginnings of words, and whether they begin with a vowel sound. The longest match decides.
struct Sound {
  std::string_view begins;
  bool vowel;
};
constexpr Sound sounds[] = {
    {"a", true},     {"e", true},    {"i", true},    {"o", true},      {"u", true},
    {"uni", false},  {"unin", true}, {"unim", true}, {"unid", true},   {"use", false},
    {"usu", false},  {"uto", false}, {"eu", false},  {"ewe", false},   {"one", false},
    {"once", false}, {"heir", true}, {"hour", true}, {"honest", true}, {"honour", true},
    {"honor", true},
};

}  // namespace

std::string with_article(std::string_view noun) {
  std::string small(noun);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  const Sound* best = nullptr;
  for (const Sound& each : sounds)
    if (small.starts_with(each.begins) &&
        (best == nullptr || each.begins.size() > best->begins.size()))
      best = &each;
  return (best != nullptr && best->vowel ? "an " : "a ") + std::string(noun);
}

namespace {

/// Nouns whose plural no rule gives, alone or as the last word of a name.
constexpr Word<std::string_view> irregular_plurals[] = {
    {"Goose", "Geese"}, {"Man", "Men"}, {"Ox", "Oxen"}, {"Wolf", "Wolves"}, {"Woman", "Women"}};

/// Where the part of a name begins that says whose or whence: " of Kings"; the end if it has none.
std::size_t end_of_head(std::string_view noun) {
  for (const std::string_view link : {" of ", " from "})
    if (const std::size_t at = noun.find(link); at != std::string_view::npos) return at;
  return noun.size();
}

bool ends_with_any(std::string_view noun, std::initializer_list<std::string_view> ends) {
  return std::ranges::any_of(ends, [&](std::string_view end) { return noun.ends_with(end); });
}

}  // namespace

std::string plural(std::string_view noun) {
  const std::size_t end = end_of_head(noun);
  const std::string head(noun.substr(0, end)), rest(noun.substr(end));
  const std::size_t last = head.rfind(' ') + 1;
  if (const auto many = value_of(std::string_view(head).substr(last), irregular_plurals))
    return head.substr(0, last) + std::string(*many) + rest;
  if (ends_with_any(head, {"x", "s", "z", "ch", "sh"})) return head + "es" + rest;
  if (head.ends_with('y') && !ends_with_any(head, {"ay", "ey", "oy", "uy"}))
    return head.substr(0, head.size() - 1) + "ies" + rest;
  return head + "s" + rest;
}

std::string listed(std::span<const std::string> parts, std::string_view last) {
  return listed_with(parts, last);
}

std::string listed(std::span<const std::string_view> parts, std::string_view last) {
  return listed_with(parts, last);
}

std::optional<std::size_t> invalid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      ++i;
      continue;
    }
    const std::size_t length = character_at(text.substr(i));
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

std::string cut_short(std::string_view utf8, std::size_t most) {
  if (utf8.size() <= most || length_utf8(utf8) <= most) return std::string(utf8);
  const auto continues = [&](std::size_t at) {
    return at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xC0) == 0x80;
  };
  std::size_t head = 0, tail = utf8.size();
  for (std::size_t kept = 0; kept < most - most / 5; ++kept)
    for (++head; continues(head);) ++head;
  for (std::size_t kept = 0; kept < most / 5; ++kept)
    for (--tail; continues(tail);) --tail;
  return std::string(utf8.substr(0, head)) + " … " + std::string(utf8.substr(tail));
}

std::size_t length_utf8(std::string_view utf8) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), begins));
}

std::string toml_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : printable(text)) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::string as_field(std::string_view text) {
  std::string line;
  for (const char c : text)
    if (c == '\n')
      line += "\\n";
    else if (c == '\t')
      line += "\\t";
    else if (c == '\\')
      line += "\\\\";
    else
      line += c;
  return line;
}

std::string from_field(std::string_view field) {
  std::string text;
  for (std::size_t i = 0; i < field.size(); ++i)
    if (field[i] != '\\' || i + 1 == field.size())
      text += field[i];
    else if (const char c = field[++i]; c == 'n')
      text += '\n';
    else
      text += c == 't' ? '\t' : c;
  return text;
}

}  // namespace boardwright::base
