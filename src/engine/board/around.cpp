// Joins the left and right edges of a board of squares to a cylinder.
#include "board/around.h"

#include <algorithm>

namespace boardwright::board {
namespace {

constexpr int least_files = 3;  // with fewer, two squares would touch twice

/// The width of a board in squares; 0 if it is not a grid of squares.
int width_in_squares(const Board& board) {
  const Topology& topology = board.topology;
  if (!topology.is_plane() || topology.chart().is_ring() || topology.size() == 0) return 0;
  const Exact first = topology.centre12(CellId{0});
  constexpr int side = 24;  // side of a square, in units of twice_x() of points times twelve
  std::int64_t left = 0, right = 0;
  for (const CellId cell : topology.cells()) {
    const Exact way = topology.centre12(cell) - first;
    const geometry::Surd across = geometry::twice_x(way), up = geometry::twice_y(way);
    const bool on_grid = across == geometry::Surd{across.a, 0} && up == geometry::Surd{up.a, 0} &&
                         across.a % side == 0 && up.a % side == 0;
    if (!on_grid || topology.sides(cell) != 4) return 0;
    left = std::min(left, across.a);
    right = std::max(right, across.a);
  }
  return static_cast<int>((right - left) / side) + 1;
}

}  // namespace

bool can_be_joined(const Board& board) { return width_in_squares(board) >= least_files; }

std::optional<Board> joined_round(const Board& board) {
  const int width = width_in_squares(board);
  if (width < least_files) return std::nullopt;
  std::vector<geometry::Outline> outlines;
  for (const CellId cell : board.cells()) {
    const auto corners = board.topology.outline(cell);
    outlines.emplace_back(corners.begin(), corners.end());
  }
  const Exact round = width * geometry::unit_step(geometry::rightward);
  Board joined = board;
  joined.topology = Topology(std::move(outlines), {{round, -1 * round}, {}, {}});
  joined.wrap_files = true;
  return joined;
}

}  // namespace boardwright::board
