// Finds characters that are not allowed in text.
#include "base/characters.h"

namespace boardwright::base {
namespace {

std::size_t length_at(std::string_view utf8) {
  std::size_t length = 1;
  while (length < utf8.size() && (static_cast<unsigned char>(utf8[length]) & 0xc0) == 0x80)
    ++length;
  return length;
}

/// What is wrong with a character; empty if it is allowed. `behind` is the text after it.
std::string fault_of(char32_t character, std::string_view behind) {
  const bool line_end =
      character == U'\n' || (character == U'\r' && behind.starts_with('\n')) || character == U'\t';
  if (!line_end && (character < 0x20 || (character >= 0x7f && character < 0xa0)))
    return "control character " + character_number(character);
  if (changes_direction(character))
    return character_number(character) + " changes the direction of other letters";
  if (is_noncharacter(character)) return character_number(character) + " is no character";
  return {};
}

}  // namespace

char32_t first_character(std::string_view utf8) {
  const std::size_t length = length_at(utf8);
  const auto first = static_cast<unsigned char>(utf8[0]);
  char32_t number = length == 1 ? first : first & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i)
    number = number << 6 | (static_cast<unsigned char>(utf8[i]) & 0x3f);
  return number;
}

std::optional<Stray> stray_character(std::string_view utf8) {
  for (std::size_t i = 0; i < utf8.size();) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    // The fast path for nearly all text.
    if ((byte >= 0x20 && byte < 0x7f) || byte == '\n' || (byte > 0xc2 && byte < 0xe2)) {
      i += byte < 0x80 ? 1 : length_at(utf8.substr(i));
      continue;
    }
    const std::size_t next = i + length_at(utf8.substr(i));
    if (auto fault = fault_of(first_character(utf8.substr(i)), utf8.substr(next)); !fault.empty())
      return Stray{i, std::move(fault)};
    i = next;
  }
  return std::nullopt;
}

bool changes_direction(char32_t character) {
  return (character >= 0x202a && character <= 0x202e) ||
         (character >= 0x2066 && character <= 0x2069);
}

bool is_noncharacter(char32_t character) {
  return (character & 0xfffe) == 0xfffe || (character >= 0xfdd0 && character <= 0xfdef);
}

std::string character_number(char32_t character) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string number;
  for (; character > 0 || number.size() < 4; character >>= 4)
    number.insert(number.begin(), digits[character & 15]);
  return "U+" + number;
}

}  // namespace boardwright::base
