// Reads lengths, the same in every locale.
#include "base/length.h"

#include <charconv>
#include <cmath>

namespace boardwright::base {
namespace {

/// A number in decimal digits that takes up the whole text.
std::optional<double> to_number(std::string_view text) {
  double value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

}  // namespace

std::optional<double> to_millimetres(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 3) return std::nullopt;
  const auto unit = value_of(text.substr(text.size() - 2), length_units);
  const auto number = to_number(trimmed(text.substr(0, text.size() - 2)));
  if (!unit || !number) return std::nullopt;
  return *number * *unit;
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
