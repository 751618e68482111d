// Letters, hexadecimal digits, and the two encodings of text in documents.
#include "render/ink/pdf_strings.h"

#include <glib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "base/text.h"

namespace boardwright::ink {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  const auto found = hex_digits.find(static_cast<char>(c | 0x20));
  return found == std::string_view::npos ? -1 : static_cast<int>(found);
}

std::string bytes_of_hex(std::string_view digits) {
  std::string bytes;
  int high = -1;
  for (const char c : digits) {
    const int value = hex_value(c);
    if (value < 0) continue;
    if (high < 0) {
      high = value;
      continue;
    }
    bytes += static_cast<char>(high * 16 + value);
    high = -1;
  }
  if (high >= 0) bytes += static_cast<char>(high * 16);
  return bytes;
}

/// Letters behind a backslash and what they stand for.
constexpr std::array<std::pair<char, char>, 8> escapes = {{{'n', '\n'},
                                                           {'r', '\r'},
                                                           {'t', '\t'},
                                                           {'b', '\b'},
                                                           {'f', '\f'},
                                                           {'(', '('},
                                                           {')', ')'},
                                                           {'\\', '\\'}}};

std::string bytes_of_letters(std::string_view letters) {
  std::string bytes;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char c = letters[i];
    if (c != '\\' || ++i == letters.size()) {
      bytes += c;
      continue;
    }
    int value = 0;
    std::size_t digits = 0;
    for (; digits < 3 && i + digits < letters.size() && letters[i + digits] >= '0' &&
           letters[i + digits] <= '7';
         ++digits)
      value = value * 8 + (letters[i + digits] - '0');
    if (digits > 0) {
      bytes += static_cast<char>(value);
      i += digits - 1;
      continue;
    }
    const auto* escape = std::find_if(escapes.begin(), escapes.end(),
                                      [&](const auto& each) { return each.first == letters[i]; });
    if (escape != escapes.end())
      bytes += escape->second;
    else if (letters[i] != '\n')
      bytes += letters[i];
  }
  return bytes;
}

/// PDFDocEncoding differs from Latin-1 in these characters.
constexpr std::array<std::pair<gunichar, unsigned char>, 40> doc_encoding = {
    {{0x02d8, 0x18}, {0x02c7, 0x19}, {0x02c6, 0x1a}, {0x02d9, 0x1b}, {0x02dd, 0x1c}, {0x02db, 0x1d},
     {0x02da, 0x1e}, {0x02dc, 0x1f}, {0x2022, 0x80}, {0x2020, 0x81}, {0x2021, 0x82}, {0x2026, 0x83},
     {0x2014, 0x84}, {0x2013, 0x85}, {0x0192, 0x86}, {0x2044, 0x87}, {0x2039, 0x88}, {0x203a, 0x89},
     {0x2212, 0x8a}, {0x2030, 0x8b}, {0x201e, 0x8c}, {0x201c, 0x8d}, {0x201d, 0x8e}, {0x2018, 0x8f},
     {0x2019, 0x90}, {0x201a, 0x91}, {0x2122, 0x92}, {0xfb01, 0x93}, {0xfb02, 0x94}, {0x0141, 0x95},
     {0x0152, 0x96}, {0x0160, 0x97}, {0x0178, 0x98}, {0x017d, 0x99}, {0x0131, 0x9a}, {0x0142, 0x9b},
     {0x0153, 0x9c}, {0x0161, 0x9d}, {0x017e, 0x9e}, {0x20ac, 0xa0}}};

/// The byte of a character in PDFDocEncoding, or nothing.
std::optional<char> doc_encoded(gunichar character) {
  const bool same = character < 0x18 || (character >= 0x20 && character < 0x7f) ||
                    (character > 0xa0 && character <= 0xff && character != 0xad);
  if (same) return static_cast<char>(character);
  for (const auto& [known, byte] : doc_encoding)
    if (known == character) return static_cast<char>(byte);
  return std::nullopt;
}

std::optional<std::string> doc_encoded(std::string_view utf8) {
  std::string bytes;
  const char* const end = utf8.data() + utf8.size();
  for (const char* at = utf8.data(); at < end; at = g_utf8_next_char(at)) {
    const std::optional<char> byte = doc_encoded(g_utf8_get_char(at));
    if (!byte) return std::nullopt;
    bytes += *byte;
  }
  // These would be taken for the marks of other encodings.
  for (const std::string_view mark : {"\xfe\xff", "\xff\xfe", "\xef\xbb\xbf"})
    if (bytes.starts_with(mark)) return std::nullopt;
  return bytes;
}

std::string utf16(std::string_view utf8) {
  glong count = 0;
  const std::unique_ptr<gunichar2, decltype(&g_free)> units(
      g_utf8_to_utf16(utf8.data(), static_cast<glong>(utf8.size()), nullptr, &count, nullptr),
      &g_free);
  std::string bytes = "\xfe\xff";
  for (glong i = 0; i < count; ++i) {
    bytes += static_cast<char>(units.get()[i] >> 8);
    bytes += static_cast<char>(units.get()[i] & 0xff);
  }
  return bytes;
}

bool is_printable(unsigned char c) { return (c >= 0x20 && c < 0x7f) || c >= 0xa0; }

/// Whether a string is easier to read in hexadecimal.
bool is_for_machines(std::string_view bytes) {
  std::size_t strange = 0;
  for (const char c : bytes) {
    if (c >= 0x20 && c < 0x7f) continue;
    if (std::string_view("\n\r\t\b\f").find(c) != std::string_view::npos) continue;
    if (c >= 0 && c < 0x18) return true;
    ++strange;
  }
  return 5 * strange > bytes.size();
}

}  // namespace

std::string bytes_of_string(std::string_view string) {
  const std::string_view inner = string.substr(1, string.size() - 2);
  return string.front() == '<' ? bytes_of_hex(inner) : bytes_of_letters(inner);
}

void append_string(std::string& out, std::string_view bytes) {
  if (is_for_machines(bytes)) {
    out += '<';
    for (const char c : bytes) {
      out += hex_digits[static_cast<unsigned char>(c) >> 4];
      out += hex_digits[static_cast<unsigned char>(c) & 15];
    }
    out += '>';
    return;
  }
  out += '(';
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const auto* escape = std::find_if(escapes.begin(), escapes.end(),
                                      [&](const auto& each) { return each.second == c; });
    if (escape != escapes.end()) {
      out += '\\';
      out += escape->first;
    } else if (is_printable(byte)) {
      out += c;
    } else {
      out += '\\';
      for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((byte >> shift) & 7));
    }
  }
  out += ')';
}

std::string text_string(std::string_view utf8) {
  const std::optional<std::string> plain = doc_encoded(utf8);
  std::string string;
  append_string(string, plain ? *plain : utf16(utf8));
  return string;
}

}  // namespace boardwright::ink
