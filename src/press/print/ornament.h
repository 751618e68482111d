// The ornament on a plain back: a few cells of the game's own board.
#pragma once
#include <vector>

#include "rules/board.h"
#include "scene/scene.h"

namespace boardwright::print {

/// A cell and those round it, within the circle of radius 1 about (0, 0).
struct Ornament {
  std::vector<std::vector<Vec>> filled;  ///< cells beside the one in the middle, drawn in
  std::vector<std::vector<Vec>> open;    ///< that one, and cells that share a corner with it
  double room = 0;                       ///< radius of the circle that fits into the middle
};

/// The ornament of a board: of its cells with the most neighbours the one nearest to its middle.
/// All seats have the same, so it does not matter which way a counter lies.
Ornament ornament_of(const Board& board);

}  // namespace boardwright::print
