// Flat shapes with holes, on a grid of a thousandth of a millimetre.
#pragma once
#include <cstdint>
#include <vector>

#include "print/flatten.h"

namespace boardwright::solid {

/// A point in thousandths of a millimetre, in which all is exact.
struct GridPoint {
  std::int64_t x = 0, y = 0;
  friend constexpr auto operator<=>(const GridPoint&, const GridPoint&) = default;
};

/// The grid's unit.
inline constexpr Millimetres grid{1e-3};
constexpr double in_mm(std::int64_t units) { return static_cast<double>(units) / 1000; }
std::int64_t on_grid(Millimetres length);
GridPoint on_grid(PaperVec at);

/// A closed line, each corner once.
using Loop = std::vector<GridPoint>;

/// Twice the area inside, positive if the loop runs counter-clockwise.
std::int64_t twice_area(const Loop& loop);

/// A shape: its outer loops run counter-clockwise, its holes clockwise.
struct Region {
  std::vector<Loop> loops;
  bool empty() const { return loops.empty(); }
  friend bool operator==(const Region&, const Region&) = default;
};
std::int64_t twice_area(const Region& region);

/// What lies within closed lines, however they run and cross: where they wind about it.
Region filled(const std::vector<FlatLine>& lines);

/// A band along lines, with round ends and corners.
Region banded(const std::vector<FlatLine>& lines, Millimetres width);

Region disc(Millimetres radius);

Region united(const Region& a, const Region& b);
Region without(const Region& a, const Region& b);
Region common(const Region& a, const Region& b);

/// Grown outward on all sides, with round corners, or drawn in by less than nothing.
Region grown(const Region& region, Millimetres by);

/// Ready to be a part of a solid: nothing in it is narrower than that, and no point of its loops is
/// a point of another, or of the same one again.
Region tidied(const Region& region, Millimetres narrowest);

}  // namespace boardwright::solid
