// The corners and the middle of a board.
#pragma once
#include "board/board.h"

namespace boardwright::audit {

/// The cells on the outermost files and ranks; none if the board is no rectangle of these.
geometry::CellSet corners_of(const board::Board& board);

/// The cells of a set from which the way to all others of the board is shortest.
geometry::CellSet middle_of(const board::Board& board, const geometry::CellSet& cells);

}  // namespace boardwright::audit
