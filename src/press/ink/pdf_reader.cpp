// Reads numbers, names, strings, arrays and dictionaries.
#include "ink/pdf_reader.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace boardwright::ink {
namespace {

constexpr std::string_view spaces = " \n\r\t\f\0", ends = " \n\r\t\f()<>[]/%";

[[noreturn]] void fail() {
  throw std::runtime_error("cannot draw: Cairo writes documents in an unknown form");
}

}  // namespace

PdfReader::PdfReader(std::string_view document, std::size_t at) : document_(document), at_(at) {
  if (at > document.size()) fail();
}

void PdfReader::skip_space() {
  for (; at_ < document_.size(); ++at_) {
    if (document_[at_] == '%') at_ = std::min(document_.find('\n', at_), document_.size() - 1);
    if (spaces.find(document_[at_]) == spaces.npos) return;
  }
}

bool PdfReader::take(std::string_view word) {
  skip_space();
  if (!rest().starts_with(word)) return false;
  at_ += word.size();
  return true;
}

void PdfReader::expect(std::string_view word) {
  if (!take(word)) fail();
}

std::string_view PdfReader::plain_word() {
  const std::size_t begin = at_++;
  at_ = std::min(document_.find_first_of(ends, at_), document_.size());
  return document_.substr(begin, at_ - begin);
}

int PdfReader::integer() {
  skip_space();
  const std::string_view word = plain_word();
  int number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) fail();
  return number;
}

PdfValue PdfReader::value() {
  skip_space();
  if (at_ >= document_.size()) fail();
  switch (document_[at_]) {
    case '<': return take("<<") ? dictionary() : PdfValue::string(hexadecimal_string());
    case '[': return array();
    case '(': return PdfValue::string(literal_string());
    case '/': return PdfValue::plain(std::string(plain_word()));
    default: return number_or_reference();
  }
}

PdfValue PdfReader::number_or_reference() {
  std::string text(plain_word());
  const std::size_t behind = at_;
  int number = 0;
  const char* const end = text.data() + text.size();
  if (std::from_chars(text.data(), end, number).ptr == end && take("0 R"))
    return PdfValue::reference(number);
  at_ = behind;
  return PdfValue::plain(std::move(text));
}

PdfValue PdfReader::dictionary() {
  PdfValue all = PdfValue::dictionary();
  while (!take(">>")) {
    if (at_ >= document_.size() || document_[at_] != '/') fail();
    const std::string_view key = plain_word();
    all.set(key, value());
  }
  return all;
}

PdfValue PdfReader::array() {
  PdfValue all = PdfValue::array();
  for (++at_; !take("]");) all.append(value());
  return all;
}

std::string PdfReader::literal_string() {
  std::string bytes;
  int open = 1;
  for (++at_; at_ < document_.size(); ++at_) {
    char c = document_[at_];
    if (c == '\\') {
      if (++at_ >= document_.size()) break;
      c = document_[at_];
      if (c != '(' && c != ')' && c != '\\') fail();
    } else if (c == '(') {
      ++open;
    } else if (c == ')' && --open == 0) {
      ++at_;
      return bytes;
    }
    bytes += c;
  }
  fail();
}

std::string PdfReader::hexadecimal_string() {
  const std::size_t begin = at_ + 1, end = document_.find('>', begin);
  if (end == document_.npos || (end - begin) % 2 != 0) fail();
  std::string bytes;
  for (std::size_t at = begin; at < end; at += 2) {
    unsigned byte = 0;
    const char* const last = document_.data() + at + 2;
    if (std::from_chars(document_.data() + at, last, byte, 16).ptr != last) fail();
    bytes += static_cast<char>(byte);
  }
  at_ = end + 1;
  return bytes;
}

}  // namespace boardwright::ink
