// Lengths of the real world, as people type them.
#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "base/text.h"
#include "base/units.h"

namespace boardwright::base {

/// The units of lengths, in millimetres.
inline constexpr std::array<Word<double>, 4> length_units = {
    {{"mm", 1}, {"cm", 10}, {"in", 25.4}, {"pt", 25.4 / 72}}};

/// "50mm", "5 cm", "1.75in" or "36pt"; nothing if it is no number with one of these units. The
/// number may be 0 or less.
std::optional<Millimetres> to_millimetres(std::string_view text);

/// A paper's sides: "210x297mm". Nothing if it is no such text.
struct PaperSize {
  Millimetres width, height;
  friend bool operator==(const PaperSize&, const PaperSize&) = default;
};
std::optional<PaperSize> to_paper_size(std::string_view text);

}  // namespace boardwright::base
