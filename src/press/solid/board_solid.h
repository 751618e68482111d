// What else belongs to a game in the round: tiles that make its board, and a tray for its men.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "rules/board.h"
#include "solid/man_solid.h"

namespace boardwright::solid {

/// A tile, and how many of it make the board.
struct CellTile {
  Solid solid;
  std::size_t count = 0;
};

/// The tiles of a board whose sides are so long, one for each shape of cells, the most frequent
/// first. A tile is a little smaller than its cell, so that all of them lie side by side, and its
/// upper edge is stepped.
std::vector<CellTile> tiles_of(const Board& board, Millimetres side, Millimetres height,
                               const std::optional<Magnet>& magnet);

/// How pockets lie in a tray: as many as a bed of 200 mm lets.
struct TrayPlan {
  std::size_t columns = 0, rows = 0;
  Millimetres width, depth, height;
  std::size_t pockets() const { return columns * rows; }
};

/// Of a tray, or of the largest of several, for so many men.
TrayPlan plan_tray(const ManShape& shape, std::size_t men);

/// Pockets in which men lie up to their bases.
Solid tray_of(const ManShape& shape, const TrayPlan& plan);

}  // namespace boardwright::solid
