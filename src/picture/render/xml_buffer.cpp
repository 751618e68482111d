// Writes XML escapes and numbers.
#include "render/xml_buffer.h"

#include <array>
#include <cmath>

#include "base/text.h"
#include "base/xml.h"

namespace boardwright::render {
namespace {

constexpr double steps = 10;  // coordinates are written in tenths of a unit

/// What to write for a byte that is not written as it is; empty if it is.
constexpr std::string_view escape_of(unsigned char c) {
  const bool control = c < 0x20 && c != '\t' && c != '\n' && c != '\r';
  return control ? "\xEF\xBF\xBD" : base::entity(static_cast<char>(c));
}

constexpr auto escapes = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0; c < table.size(); ++c)
    table[c] = !escape_of(static_cast<unsigned char>(c)).empty();
  return table;
}();

constexpr auto digit_pairs = [] {
  std::array<char, 200> table{};
  for (std::size_t n = 0; n < 100; ++n) {
    table[2 * n] = static_cast<char>('0' + n / 10);
    table[2 * n + 1] = static_cast<char>('0' + n % 10);
  }
  return table;
}();

/// A number in tenths of a unit; 0 if it is not a number or beyond any drawing.
std::int64_t tenths(double units) {
  const double scaled = units * steps;
  if (!(std::abs(scaled) < 1e15)) return 0;
  return static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

char* put_pair(char* end, std::uint64_t value) {
  end -= 2;
  std::memcpy(end, &digit_pairs[2 * value], 2);
  return end;
}

}  // namespace

void XmlBuffer::put_escaped(std::string_view text) {
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (escapes[byte])
      put(escape_of(byte));
    else
      put(c);
  }
}

void XmlBuffer::put_whole(std::uint64_t value) {
  std::array<char, longest_number> digits;
  char* first = digits.data() + digits.size();
  char* const last = first;
  for (; value >= 100; value /= 100) first = put_pair(first, value % 100);
  if (value >= 10)
    first = put_pair(first, value);
  else
    *--first = static_cast<char>('0' + value);
  put(std::string_view(first, static_cast<std::size_t>(last - first)));
}

/// Appends "12", "-0.5", never "-0" or "12.0".
void XmlBuffer::put_tenths(std::int64_t value) {
  if (value < 0) put('-');
  const auto size = static_cast<std::uint64_t>(value < 0 ? -value : value);
  put_whole(size / 10);
  if (size % 10 == 0) return;
  put('.');
  put(static_cast<char>('0' + size % 10));
}

void XmlBuffer::put_units(double units) {
  if (decimals_ == 0) return put_tenths(tenths(units));
  put(base::decimal(units, decimals_));
}

void XmlBuffer::grow(std::size_t count) {
  const std::size_t kept = used();
  capacity_ = 2 * capacity_ + count + 4096;
  std::unique_ptr<char[]> larger(new char[capacity_]);
  if (kept > 0) std::memcpy(larger.get(), bytes_.get(), kept);
  bytes_ = std::move(larger);
  at_ = bytes_.get() + kept;
}

}  // namespace boardwright::render
