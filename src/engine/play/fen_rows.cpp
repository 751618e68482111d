// Arranges the cells of a board in the rows of FEN.
#include "play/fen_rows.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

std::vector<CellId> FenRow::present() const {
  std::vector<CellId> found = cells;
  std::erase(found, no_cell);
  return found;
}

std::vector<FenRow> fen_rows(const Board& board) {
  std::vector<FenRow> found;
  const std::size_t ranks = board.rank_order.size();
  for (int plate = board.topology.plates(); plate-- > 0;)
    for (std::size_t rank = ranks; rank-- > 0;)
      found.push_back(
          {(board.plates.empty() ? "" : board.plates[index(plate)]) + board.rank_order[rank],
           std::vector<CellId>(board.file_order.size(), no_cell), plate});
  for (const CellId cell : board.cells()) {
    const auto file =
        std::find(board.file_order.begin(), board.file_order.end(), board.files[index(cell)]);
    if (board.rank_of(cell) < 0 || file == board.file_order.end()) continue;
    const std::size_t above = index(board.topology.plates() - 1 - board.topology.plate(cell));
    FenRow& row = found[above * ranks + ranks - 1 - index(board.rank_of(cell))];
    row.cells[static_cast<std::size_t>(file - board.file_order.begin())] = cell;
  }
  return found;
}

bool leaves_out_holes(const Board& board) {
  const auto cells = board.cells();
  return std::any_of(cells.begin(), cells.end(),
                     [&](CellId cell) { return board.topology.sides(cell) == 6; });
}

}  // namespace boardwright::play
