// What else belongs to a game in the round: tiles that make its board, and a tray for its pieces.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "rules/board.h"
#include "solid/piece_solid.h"

namespace boardwright::solid {

/// A tile, and how many of it make the board.
struct CellTile {
  Solid solid;
  std::size_t count = 0;
};

/// The width of the smallest cells of which tiles can be printed.
inline constexpr Millimetres least_tile = 5_mm;

/// The tiles of a board whose sides are so long, one for each shape of cells, the most frequent
/// first. A tile is a little smaller than its cell, so that all of them lie side by side, and its
/// upper edge is stepped. Requires: each holds a circle of least_tile, and one for the magnet.
std::vector<CellTile> tiles_of(const Board& board, Millimetres side, Millimetres height,
                               const std::optional<Magnet>& magnet);

/// How pockets lie in a tray: as many as a bed of 200 mm lets.
struct TrayPlan {
  std::size_t columns = 0, rows = 0;
  Millimetres width, depth, height;
  std::size_t pockets() const { return columns * rows; }
};

/// Of a tray, or of the largest of several, for so many pieces.
TrayPlan plan_tray(const PieceShape& shape, std::size_t pieces);

/// Pockets in which pieces lie up to their bases.
Solid tray_of(const PieceShape& shape, const TrayPlan& plan);

}  // namespace boardwright::solid
