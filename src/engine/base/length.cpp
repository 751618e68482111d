// Reads lengths, the same in every locale.
#include "base/length.h"

namespace boardwright::base {
std::optional<Millimetres> to_millimetres(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 3) return std::nullopt;
  const auto unit = value_of(text.substr(text.size() - 2), length_units);
  const auto number = to_real(trimmed(text.substr(0, text.size() - 2)));
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
