// The cells of a board in the order in which FEN writes them.
#pragma once
#include <string>
#include <vector>

#include "rules/board.h"

namespace boardwright::play {

/// One rank of a board, or of one of its plates.
struct FenRow {
  std::string name;           ///< "8"; on a plate "E5"
  std::vector<CellId> cells;  ///< by file from the left; no_cell where the board has no cell
  int plate = 0;

  /// The existing cells.
  std::vector<CellId> present() const;
};

/// The ranks from the top, those of the highest plate first; empty on boards without files and
/// ranks.
std::vector<FenRow> fen_rows(const Board& board);

/// Whether FEN omits missing cells of a rank: it does on hexagons, whose ranks differ in length.
bool leaves_out_holes(const Board& board);

}  // namespace boardwright::play
