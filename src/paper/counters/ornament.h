// The ornament on a plain back: a few cells of the game's board.
#pragma once
#include <vector>

#include "board/board.h"

namespace boardwright::counters {

using geometry::Vec;

/// A cell and its neighbours, scaled into the unit circle around (0, 0).
struct Ornament {
  std::vector<std::vector<Vec>> filled;  ///< cells that share a side with the middle cell, shrunk
  std::vector<std::vector<Vec>> open;    ///< the middle cell, and cells that share only a corner
  double room = 0;                       ///< inradius of the middle cell
};

/// The ornament of a board, around a cell with the most neighbours, and of these the one nearest to
/// the board's middle. It is the same for all seats, so the orientation of a counter does not
/// matter.
Ornament ornament_of(const board::Board& board);

}  // namespace boardwright::counters
