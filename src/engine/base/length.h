// Physical lengths as users type them.
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

/// Parses "50mm", "5 cm", "1.75in" or "36pt"; nothing if the text is not a number with one of these
/// units. The number can be zero or negative.
std::optional<Millimetres> to_millimetres(std::string_view text);

/// The sides of a sheet of paper. to_paper_size() parses "210x297mm" and returns nothing for texts
/// of another form.
struct PaperSize {
  Millimetres width, height;
  friend bool operator==(const PaperSize&, const PaperSize&) = default;
};
std::optional<PaperSize> to_paper_size(std::string_view text);

}  // namespace boardwright::base
