// Lays a board on itself, by whole numbers alone.
#include "board/images.h"

#include <map>

#include "base/index.h"

namespace boardwright::board {

using base::index;
using geometry::Exact, geometry::Heading, geometry::rotated;

namespace {

/// The mirror image in the horizontal axis.
Exact upside_down(const Exact& p) {
  const int parts[] = {p.a, p.b, p.c, p.d, p.e, p.f, p.g, p.h};
  Exact sum;
  for (int n = 0; n < 8; ++n)  // a to d point at 0, 30, 60 and 90 degrees, e to h at 45 more
    sum = sum + rotated({parts[n], 0, 0, 0}, n < 4 ? -2 * n : -2 * (n - 4) - 3);
  return sum;
}

}  // namespace

std::vector<CellId> images(const Board& board, SeatId from, SeatId to, ImageKind kind) {
  if (board.topology.is_mesh()) return {};
  const Heading forward = board.seat(from).forward, other = board.seat(to).forward;
  const auto laid = [&](const Exact& p) {
    return kind == ImageKind::turned ? rotated(p, geometry::steps_between(forward, other))
                                     : rotated(upside_down(p), static_cast<int>(flat(forward)) +
                                                                   static_cast<int>(flat(other)));
  };
  // Cells are compared by their vectors from the middle of all, times the number of cells and
  // twelve.
  Exact sum;
  for (const CellId cell : board.cells()) sum = sum + board.topology.centre12(cell);
  const auto from_middle = [&](CellId cell) {
    return board.size() * board.topology.centre12(cell) - sum;
  };
  std::map<Exact, CellId> at;
  for (const CellId cell : board.cells()) at[from_middle(cell)] = cell;
  std::vector<CellId> found(index(board.size()), geometry::no_cell);
  for (const CellId cell : board.cells()) {
    const auto image = at.find(laid(from_middle(cell)));
    if (image == at.end() || board.topology.sides(image->second) != board.topology.sides(cell))
      return {};
    found[index(cell)] = image->second;
  }
  return found;
}

}  // namespace boardwright::board
