// Flat shapes with holes on a grid of a thousandth of a millimetre.
#pragma once
#include <cstdint>
#include <vector>

#include "sheets/flatten.h"

namespace boardwright::solid {

using base::Millimetres, base::operator""_mm;
using sheets::FlatLine;

/// A point in thousandths of a millimetre; computations with it are exact.
struct GridPoint {
  std::int64_t x = 0, y = 0;
  friend constexpr auto operator<=>(const GridPoint&, const GridPoint&) = default;
};

/// The grid's unit.
inline constexpr Millimetres grid{1e-3};
constexpr double in_mm(std::int64_t units) { return static_cast<double>(units) / 1000; }
std::int64_t on_grid(Millimetres length);
GridPoint on_grid(scene::PaperVec at);

/// A closed polygon, each corner once.
using Loop = std::vector<GridPoint>;

/// Twice the enclosed area; positive if the loop is counter-clockwise.
std::int64_t twice_area(const Loop& loop);

/// A shape: its outer loops are counter-clockwise, its holes clockwise.
struct Footprint {
  std::vector<Loop> loops;
  bool empty() const { return loops.empty(); }
  friend bool operator==(const Footprint&, const Footprint&) = default;
};
std::int64_t twice_area(const Footprint& footprint);

/// The area within closed lines by the nonzero winding rule, whatever their orientation and
/// crossings.
Footprint filled(const std::vector<FlatLine>& lines);

/// A band along lines, with round caps and joins.
Footprint banded(const std::vector<FlatLine>& lines, Millimetres width);

Footprint disc(Millimetres radius);

Footprint united(const Footprint& a, const Footprint& b);
Footprint without(const Footprint& a, const Footprint& b);
Footprint common(const Footprint& a, const Footprint& b);

/// Offsets a shape outward, with round corners, or inward if `by` is negative.
Footprint grown(const Footprint& footprint, Millimetres by);

/// Prepares a shape to be a layer of a solid: no part is narrower than `narrowest`, and no point
/// occurs twice in its loops.
Footprint tidied(const Footprint& footprint, Millimetres narrowest);

}  // namespace boardwright::solid
