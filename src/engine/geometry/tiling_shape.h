// The schema of a tiling's file, and the parts of it that are shared with the boards of a game's
// file.
#pragma once
#include "base/shape.h"

namespace boardwright::geometry {

/// The shape of a file in tilings/.
const base::Shape& tiling_shape();

/// The keys of `[region.ID]` of a tiling and of `[board.ID]` of a game.
base::Fields region_fields();

/// The shape of `[axis.NAME]`.
base::Shape axis_shape();

}  // namespace boardwright::geometry
