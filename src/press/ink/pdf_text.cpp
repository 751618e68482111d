// Writes bytes and words as a PDF has them.
#include "ink/pdf_text.h"

#include <glib.h>

#include <algorithm>

#include "base/text.h"

namespace boardwright::ink {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

bool is_ascii(char c) { return c >= ' ' && c <= '~'; }

bool is_ascii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char c) { return is_ascii(c); });
}

void append_unit(std::string& utf16, unsigned unit) {
  utf16 += static_cast<char>(unit >> 8);
  utf16 += static_cast<char>(unit & 0xff);
}

void append_utf16(std::string& utf16, gunichar character) {
  if (character < 0x10000) return append_unit(utf16, character);
  append_unit(utf16, 0xd800 + ((character - 0x10000) >> 10));
  append_unit(utf16, 0xdc00 + (character & 0x3ff));
}

}  // namespace

void append_pdf_string(std::string& out, std::string_view bytes) {
  const bool plain = is_ascii(bytes);
  out += plain ? '(' : '<';
  for (const char c : bytes) {
    if (plain) {
      if (c == '(' || c == ')' || c == '\\') out += '\\';
      out += c;
    } else {
      const unsigned byte = static_cast<unsigned char>(c);
      (out += digits[byte >> 4]) += digits[byte & 15];
    }
  }
  out += plain ? ')' : '>';
}

std::string pdf_name(std::string_view bytes) {
  std::string out = "/";
  for (const char c : bytes) {
    if (is_letter(c) || is_digit(c) || c == '-' || c == '_') {
      out += c;
    } else {
      const unsigned byte = static_cast<unsigned char>(c);
      ((out += '#') += digits[byte >> 4]) += digits[byte & 15];
    }
  }
  return out;
}

std::string words_of_pdf(std::string_view bytes) {
  if (!bytes.starts_with("\xfe\xff")) return std::string(bytes);
  std::u16string units;
  for (std::size_t at = 2; at + 1 < bytes.size(); at += 2)
    units += static_cast<char16_t>(static_cast<unsigned char>(bytes[at]) << 8 |
                                   static_cast<unsigned char>(bytes[at + 1]));
  std::string utf8;
  for (std::size_t at = 0; at < units.size(); ++at) {
    gunichar character = units[at];
    if (character >= 0xd800 && character < 0xdc00 && at + 1 < units.size())
      character = 0x10000 + ((character - 0xd800) << 10) + (units[++at] - 0xdc00u);
    char letters[6];
    utf8.append(letters, static_cast<std::size_t>(g_unichar_to_utf8(character, letters)));
  }
  return utf8;
}

std::string pdf_words(std::string_view utf8) {
  if (is_ascii(utf8)) return std::string(utf8);
  std::string utf16 = "\xfe\xff";
  for (const char* at = utf8.data(); at < utf8.data() + utf8.size(); at = g_utf8_next_char(at))
    append_utf16(utf16, g_utf8_get_char(at));
  return utf16;
}

}  // namespace boardwright::ink
