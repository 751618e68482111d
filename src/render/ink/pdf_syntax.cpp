// A scanner that finds where values end, and looks into none of them.
#include "render/ink/pdf_syntax.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

#include "base/text.h"

namespace boardwright::ink {
namespace {

enum class Kind : char { regular, white, delimiter };

constexpr std::array<Kind, 256> kinds = [] {
  std::array<Kind, 256> table{};
  for (const char c : {' ', '\t', '\r', '\n', '\f', '\0'})
    table[static_cast<unsigned char>(c)] = Kind::white;
  for (const char c : {'(', ')', '<', '>', '[', ']', '/', '%'})
    table[static_cast<unsigned char>(c)] = Kind::delimiter;
  return table;
}();

Kind kind_of(char c) { return kinds[static_cast<unsigned char>(c)]; }

[[noreturn]] void refuse() { throw std::runtime_error("a document cannot be read back"); }

}  // namespace

char PdfScanner::peek() const {
  if (at_ >= text_.size()) refuse();
  return text_[at_];
}

void PdfScanner::skip_space() {
  while (at_ < text_.size()) {
    if (text_[at_] == '%')
      at_ = std::min(text_.find('\n', at_), text_.size());
    else if (kind_of(text_[at_]) == Kind::white)
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
  while (at_ < text_.size() && kind_of(text_[at_]) == Kind::regular) ++at_;
  if (kind_of(text_[begin]) == Kind::delimiter && text_[begin] != '/') refuse();
}

/// "12 0 R", as Cairo writes it.
bool PdfScanner::skip_reference() {
  std::size_t at = at_;
  while (at < text_.size() && is_digit(text_[at])) ++at;
  if (!text_.substr(at).starts_with(" 0 R")) return false;
  at_ = at + 4;
  return true;
}

std::vector<PdfEntry> PdfScanner::entries() {
  std::vector<PdfEntry> entries;
  entries.reserve(8);
  while (!take(">>")) {
    const std::string_view key = value();
    entries.push_back({key, value()});
  }
  return entries;
}

std::vector<PdfEntry> entries_of(std::string_view dictionary) {
  PdfScanner scanner(dictionary);
  if (!scanner.take("<<")) refuse();
  return scanner.entries();
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

}  // namespace boardwright::ink
