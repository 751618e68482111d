// Writes JSON text.
#include "live/json.h"

#include <array>
#include <charconv>

#include "base/text.h"

namespace boardwright::live {

void Json::separate() {
  if (!first_ && !keyed_) out_ += ',';
  first_ = keyed_ = false;
}

Json& Json::open(char bracket) {
  separate();
  out_ += bracket;
  open_ += bracket == '{' ? '}' : ']';
  first_ = true;
  return *this;
}

Json& Json::close() {
  out_ += open_.back();
  open_.pop_back();
  first_ = false;
  return *this;
}

Json& Json::key(std::string_view name) {
  add(name);
  out_ += ':';
  keyed_ = true;
  return *this;
}

Json& Json::add(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  separate();
  out_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
      out_ += "\\u00";
      out_ += digits[byte >> 4];
      out_ += digits[byte & 15];
      continue;
    }
    if (c == '"' || c == '\\') out_ += '\\';
    out_ += c;
  }
  out_ += '"';
  return *this;
}

Json& Json::add(const std::vector<std::string>& texts) {
  open('[');
  for (const std::string& text : texts) add(text);
  return close();
}

Json& Json::add_real(double number) {
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
  add_plain(text);
  if (text.find_first_of(".e") == text.npos) out_ += ".0";
  return *this;
}

Json& Json::add_plain(std::string_view word) {
  separate();
  out_ += word;
  return *this;
}

Json& Json::add_number(std::int64_t number) {
  separate();
  base::append_integer(out_, number);
  return *this;
}

}  // namespace boardwright::live
