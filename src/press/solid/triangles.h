// Shapes cut into triangles.
#pragma once
#include <array>
#include <vector>

#include "solid/region.h"

namespace boardwright::solid {

/// Counter-clockwise corners.
using Triangle = std::array<GridPoint, 3>;

/// Triangles that fill a region: their corners are points of its loops, and every side of a loop is
/// a side of one triangle. Requires: no point is in the loops twice.
std::vector<Triangle> triangles_of(const Region& region);

}  // namespace boardwright::solid
