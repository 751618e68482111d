// A scanner that finds where values end; only strings are looked into.
#include "render/ink/pdf_syntax.h"

#include <glib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/text.h"

namespace boardwright::ink {
namespace {

constexpr std::string_view white = {" \t\r\n\f\0", 6};
constexpr std::string_view delimiters = "()<>[]/%";
constexpr std::string_view hex_digits = "0123456789abcdef";

bool is_in(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

[[noreturn]] void refuse() { throw std::runtime_error("a document cannot be read back"); }

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
    if (is_in(c, "\n\r\t\b\f")) continue;
    if (c >= 0 && c < 0x18) return true;
    ++strange;
  }
  return 5 * strange > bytes.size();
}

}  // namespace

char PdfScanner::peek() const {
  if (at_ >= text_.size()) refuse();
  return text_[at_];
}

void PdfScanner::skip_space() {
  while (at_ < text_.size()) {
    if (text_[at_] == '%')
      at_ = std::min(text_.find('\n', at_), text_.size());
    else if (is_in(text_[at_], white))
      ++at_;
    else
      return;
  }
}

bool PdfScanner::take(std::string_view word) {
  skip_space();
  if (!text_.substr(std::min(at_, text_.size())).starts_with(word)) return false;
  at_ += word.size();
  return true;
}

std::string_view PdfScanner::value() {
  skip_space();
  const std::size_t begin = at_;
  skip_value();
  return text_.substr(begin, at_ - begin);
}

void PdfScanner::skip_value() {
  const char c = peek();
  if (c == '(') return skip_string();
  if (c == '[') {
    ++at_;
    return skip_all("]");
  }
  if (text_.substr(at_).starts_with("<<")) {
    at_ += 2;
    return skip_all(">>");
  }
  if (c == '<') {
    at_ = text_.find('>', at_);
    if (at_ == std::string_view::npos) refuse();
    ++at_;
    return;
  }
  if (!is_digit(c) || !skip_reference()) skip_token();
}

void PdfScanner::skip_all(std::string_view close) {
  while (!take(close)) skip_value();
}

void PdfScanner::skip_string() {
  int depth = 0;
  do {
    const char c = peek();
    if (c == '\\') ++at_;
    if (c == '(') ++depth;
    if (c == ')') --depth;
    ++at_;
  } while (depth > 0);
}

/// A name or a number.
void PdfScanner::skip_token() {
  const std::size_t begin = at_++;
  while (at_ < text_.size() && !is_in(text_[at_], white) && !is_in(text_[at_], delimiters)) ++at_;
  if (is_in(text_[begin], delimiters) && text_[begin] != '/') refuse();
}

/// "12 0 R", as Cairo writes it.
bool PdfScanner::skip_reference() {
  std::size_t at = at_;
  while (at < text_.size() && is_digit(text_[at])) ++at;
  if (!text_.substr(at).starts_with(" 0 R")) return false;
  at_ = at + 4;
  return true;
}

std::vector<PdfEntry> entries_of(std::string_view dictionary) {
  PdfScanner scanner(dictionary);
  if (!scanner.take("<<")) refuse();
  std::vector<PdfEntry> entries;
  while (!scanner.take(">>")) {
    const std::string_view key = scanner.value();
    entries.push_back({key, scanner.value()});
  }
  return entries;
}

std::string_view find_entry(std::string_view dictionary, std::string_view key) {
  PdfScanner scanner(dictionary);
  if (!scanner.take("<<")) return {};
  while (!scanner.take(">>")) {
    const bool found = scanner.value().substr(1) == key;
    const std::string_view value = scanner.value();
    if (found) return value;
  }
  return {};
}

std::vector<std::string_view> items_of(std::string_view array) {
  PdfScanner scanner(array);
  if (!scanner.take("[")) return {array};
  std::vector<std::string_view> items;
  while (!scanner.take("]")) items.push_back(scanner.value());
  return items;
}

int referred(std::string_view value) {
  int object = 0;
  const auto read = std::from_chars(value.data(), value.data() + value.size(), object);
  const std::string_view rest(read.ptr,
                              static_cast<std::size_t>(value.data() + value.size() - read.ptr));
  return rest == " 0 R" ? object : 0;
}

std::string reference_to(int object) { return std::to_string(object) + " 0 R"; }

std::string bytes_of_string(std::string_view string) {
  if (string.size() < 2) refuse();
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
