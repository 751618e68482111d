// Triangulation of footprints.
#pragma once
#include <array>
#include <vector>

#include "solid/footprint.h"

namespace boardwright::solid {

/// Counter-clockwise corners.
using Triangle = std::array<GridPoint, 3>;

/// Triangulates a footprint: corners are points of its loops, and every side of a loop is a side of
/// one triangle. Requires: no point occurs twice in the loops.
std::vector<Triangle> triangles_of(const Footprint& footprint);

}  // namespace boardwright::solid
