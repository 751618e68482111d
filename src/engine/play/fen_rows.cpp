// Arranges the cells of a board in the rows of FEN.
#include "play/fen_rows.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

using base::index;
using geometry::CellId;

std::vector<CellId> FenRow::present() const {
  std::vector<CellId> found = cells;
  std::erase(found, geometry::no_cell);
  return found;
}

std::vector<FenRow> fen_rows(const board::Board& board) {
  std::vector<FenRow> found;
  const std::size_t ranks = board.rank_order.size();
  for (int plate = board.topology.plates(); plate-- > 0;)
    for (std::size_t rank = ranks; rank-- > 0;)
      found.push_back(
          {(board.plates.empty() ? "" : board.plates[index(plate)]) + board.rank_order[rank],
           std::vector<CellId>(board.file_order.size(), geometry::no_cell), plate});
  for (const CellId id : board.cells()) {
    const geometry::Cell& cell = board.cell(id);
    if (cell.rank_number < 0 || cell.file_number < 0) continue;
    const std::size_t above = index(board.topology.plates() - 1 - board.topology.plate(id));
    found[above * ranks + ranks - 1 - index(cell.rank_number)].cells[index(cell.file_number)] = id;
  }
  return found;
}

bool leaves_out_holes(const board::Board& board) {
  const auto cells = board.cells();
  return std::any_of(cells.begin(), cells.end(),
                     [&](CellId cell) { return board.topology.sides(cell) == 6; });
}

}  // namespace boardwright::play
