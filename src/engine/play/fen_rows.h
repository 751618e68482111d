// The cells of a board in the order in which FEN writes them.
#pragma once
#include <string>
#include <vector>

#include "board/board.h"

namespace boardwright::play {

/// One rank of a board, or of one of its plates.
struct FenRow {
  std::string name;  ///< "8"; on a plate "E5"
  std::vector<geometry::CellId>
      cells;  ///< by file from the left; no_cell where the board has no cell
  int plate = 0;

  /// The existing cells.
  std::vector<geometry::CellId> present() const;
};

/// The ranks from the top, those of the highest plate first; empty on boards without files and
/// ranks.
std::vector<FenRow> fen_rows(const board::Board& board);

/// Whether FEN omits missing cells of a rank: it does on hexagons, whose ranks differ in length.
bool leaves_out_holes(const board::Board& board);

}  // namespace boardwright::play
