// Finds corners by files and ranks, and the middle by distances.
#include "audit/places.h"

#include "base/index.h"
#include "game/reference.h"

namespace boardwright::audit {

using geometry::CellId, geometry::CellSet;

CellSet corners_of(const board::Board& board) {
  const auto files = static_cast<int>(board.file_order.size());
  const auto ranks = static_cast<int>(board.rank_order.size());
  CellSet corners;
  if (files * ranks != board.size()) return corners;
  for (const CellId cell : board.cells()) {
    const geometry::Cell& each = board.cell(cell);
    if ((each.file_number == 0 || each.file_number == files - 1) &&
        (each.rank_number == 0 || each.rank_number == ranks - 1))
      corners.insert(cell);
  }
  return corners;
}

CellSet middle_of(const board::Board& board, const CellSet& cells) {
  const std::vector<int> sums = game::distance_sums(board);
  CellSet middle;
  int least = -1;
  for (const CellId cell : cells) {
    const int sum = sums[base::index(cell)];
    if (least >= 0 && sum > least) continue;
    if (sum < least) middle = {};
    least = sum;
    middle.insert(cell);
  }
  return middle;
}

}  // namespace boardwright::audit
