// Chooses how bytes and words are written in a PDF.
#include "ink/pdf_text.h"

#include <glib.h>

#include <algorithm>
#include <array>

namespace boardwright::ink {
namespace {

constexpr std::string_view digits = "0123456789abcdef";
constexpr std::string_view marked = "\n\r\t\b\f()\\", marks = "nrtbf()\\";  // behind a backslash

/// What the bytes from `first` on mean in the alphabet of PDF (PDFDocEncoding) where that is not
/// what they mean in Latin-1.
struct Letters {
  unsigned first;
  std::u32string_view meant;
};
constexpr std::array<Letters, 2> letters = {{
    {0x18, U"˘ˇˆ˙˝˛˚˜"},
    {0x80, U"•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\U0010ffff€"},
}};

unsigned byte_of(char c) { return static_cast<unsigned char>(c); }

bool is_ascii(char c) { return c >= ' ' && c <= '~'; }

bool is_odd(char c) {
  return !is_ascii(c) && std::string_view("\n\r\t\b\f").find(c) == marked.npos;
}

void append_hexadecimal(std::string& out, std::string_view bytes) {
  for (const char c : bytes) {
    out += digits[byte_of(c) >> 4];
    out += digits[byte_of(c) & 15];
  }
}

void append_octal(std::string& out, char c) {
  out += '\\';
  for (const unsigned shift : {6u, 3u, 0u}) out += digits[(byte_of(c) >> shift) & 7];
}

/// The byte for a character in the alphabet of PDF, or -1.
int byte_for(gunichar character) {
  for (const Letters& row : letters) {
    const auto at = row.meant.find(static_cast<char32_t>(character));
    if (at != row.meant.npos) return static_cast<int>(row.first + at);
    if (character >= row.first && character < row.first + row.meant.size()) return -1;
  }
  return character < 0x100 && character != 0x7f && character != 0xad ? static_cast<int>(character)
                                                                     : -1;
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
  const auto odd = static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), is_odd));
  const bool controls = std::any_of(bytes.begin(), bytes.end(),
                                    [](char c) { return is_odd(c) && byte_of(c) < 0x18; });
  if (controls || 5 * odd > bytes.size()) {
    out += '<';
    append_hexadecimal(out, bytes);
    out += '>';
    return;
  }
  out += '(';
  for (const char c : bytes) {
    if (const auto at = marked.find(c); at != marked.npos) {
      out += '\\';
      out += marks[at];
    } else if (is_ascii(c) || byte_of(c) >= 0xa0) {
      out += c;
    } else {
      append_octal(out, c);
    }
  }
  out += ')';
}

std::string pdf_words(std::string_view utf8) {
  constexpr std::string_view utf16_mark = "\xfe\xff";
  std::string bytes, utf16(utf16_mark);
  bool all = true;
  for (const char* at = utf8.data(); at < utf8.data() + utf8.size(); at = g_utf8_next_char(at)) {
    const gunichar character = g_utf8_get_char(at);
    const int byte = byte_for(character);
    all = all && byte >= 0;
    bytes += static_cast<char>(byte);
    append_utf16(utf16, character);
  }
  return all && !bytes.starts_with(utf16_mark) ? bytes : utf16;
}

}  // namespace boardwright::ink
