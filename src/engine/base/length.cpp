// Reads lengths, the same in every locale.
#include "base/length.h"

#include <cmath>
#include <cstdint>

namespace boardwright::base {
namespace {

/// A number in decimal digits that takes up the whole text: "-3", "1.75", ".5".
///
/// Of up to 15 digits it is the double nearest to what is written: a whole number below 2^53 by a
/// power of ten that a double holds exactly. Digits behind the 18th are left out.
std::optional<double> to_number(std::string_view text) {
  constexpr std::uint64_t most = 100'000'000'000'000'000;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  std::uint64_t digits = 0;
  bool any = false, behind_point = false;
  double times = 1, over = 1;  // at most one grows
  for (const char c : text) {
    if (c == '.' && !behind_point) {
      behind_point = true;
      continue;
    }
    if (!is_digit(c)) return std::nullopt;
    any = true;
    const bool kept = digits < most;
    if (kept) digits = 10 * digits + static_cast<std::uint64_t>(c - '0');
    if (kept && behind_point) over *= 10;
    if (!kept && !behind_point) times *= 10;
  }
  if (!any) return std::nullopt;
  const double value = static_cast<double>(digits) * times / over;
  if (!std::isfinite(value)) return std::nullopt;
  return negative ? -value : value;
}

}  // namespace

std::optional<Millimetres> to_millimetres(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 3) return std::nullopt;
  const auto unit = value_of(text.substr(text.size() - 2), length_units);
  const auto number = to_number(trimmed(text.substr(0, text.size() - 2)));
  if (!unit || !number) return std::nullopt;
  return Millimetres(*number * *unit);
}

std::optional<PaperSize> to_paper_size(std::string_view text) {
  const std::size_t by = text.find('x');
  if (by == std::string_view::npos || text.size() < 5) return std::nullopt;
  const std::string_view unit = text.substr(text.size() - 2);
  const auto width = to_millimetres(std::string(text.substr(0, by)) + std::string(unit));
  const auto height = to_millimetres(text.substr(by + 1));
  if (!width || !height) return std::nullopt;
  return PaperSize{*width, *height};
}

}  // namespace boardwright::base
