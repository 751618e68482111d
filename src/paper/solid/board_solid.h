// Further 3D-printed parts of a game: tiles that make up its board, and a tray for its pieces.
#pragma once
#include <cstddef>
#include <vector>

#include "board/board.h"
#include "solid/piece_solid.h"

namespace boardwright::solid {

/// A tile, and how many of them the board needs.
struct CellTile {
  Solid solid;
  std::size_t count = 0;
};

/// The width of the smallest cells for which tiles can be printed.
inline constexpr Millimetres least_tile = 5_mm;

/// The tiles of a board with the given side length, one per cell shape, the most frequent first. A
/// tile is slightly smaller than its cell, so that all tiles fit side by side, and its upper edge
/// is stepped. Requires: each cell holds a circle of diameter least_tile, and one for the magnet.
std::vector<CellTile> tiles_of(const board::Board& board, Millimetres side, Millimetres height,
                               const std::optional<Magnet>& magnet);

/// The pockets of a tray: as many as fit on a printer bed of 200 mm.
struct TrayPlan {
  std::size_t columns = 0, rows = 0;
  Millimetres width, depth, height;
  std::size_t pockets() const { return columns * rows; }
};

/// Plans a tray, or the largest of several, for this number of pieces.
TrayPlan plan_tray(const PieceShape& shape, std::size_t pieces);

/// A tray whose pockets hold the bases of pieces.
Solid tray_of(const PieceShape& shape, const TrayPlan& plan);

}  // namespace boardwright::solid
