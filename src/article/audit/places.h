// The corners and the middle of a board.
#pragma once
#include "board/board.h"

namespace boardwright::audit {

/// The cells on both an outermost file and an outermost rank; none if the board is not a rectangle
/// of files and ranks.
geometry::CellSet corners_of(const board::Board& board);

/// The cells of a set with the smallest sum of distances to all cells of the board.
geometry::CellSet middle_of(const board::Board& board, const geometry::CellSet& cells);

}  // namespace boardwright::audit
