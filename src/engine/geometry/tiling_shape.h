// The keys of a tiling's file, and those that boards of a game's file share with it.
#pragma once
#include "base/shape.h"

namespace boardwright::geometry {

/// A file of tilings/.
const Shape& tiling_shape();

/// The keys of `[region.ID]` of a tiling and of `[board.ID]` of a game.
Fields region_fields();

/// `[axis.NAME]`
Shape axis_shape();

}  // namespace boardwright::geometry
