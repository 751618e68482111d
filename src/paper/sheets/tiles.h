// Divides a board into sheets of paper: the fewest that show all of it.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "scene/page.h"

namespace boardwright::sheets {

using base::Millimetres, base::operator""_mm;
using scene::PaperBox, scene::PaperShape, scene::PaperVec;

/// The area of the board that one sheet can show.
struct Window {
  Millimetres width, height;
  Millimetres overlap;  ///< with each neighbour
};

/// Where a board folds: stripes from their lower to their higher edge. A glued seam there would
/// crack.
struct Creases {
  using Stripe = std::pair<Millimetres, Millimetres>;
  std::vector<Stripe> upright, level;  ///< vertical stripes (x), horizontal stripes (y)
};

/// One sheet, with the area of the board on it. Rows count from the top, columns from the left.
struct Tile {
  int row = 0, column = 0;
  PaperBox shows;  ///< area of the flat board, with the overlap strips
  int part = 0;    ///< index of the part; parts are not glued to one another
};

/// The sheets of a board. Sheets that would show nothing of their own are left out.
struct Tiles {
  int rows = 0, columns = 0;         ///< largest numbers over all parts
  std::vector<Tile> tiles;           ///< row by row, in gluing order
  int creased = 0;                   ///< seams that lie along a crease
  int scraps = 0;                    ///< sheets that add less than the smallest cell
  std::vector<PaperBox> parts = {};  ///< the area of each part; empty: a single part

  bool has(int row, int column, int part = 0) const;
  /// The position of a tile in `tiles`, from 1; greater than their number if there is no such tile.
  std::size_t number(int row, int column, int part = 0) const;
  /// Whether other sheets are glued to this one; whether any sheets are glued together.
  bool is_glued(const Tile& tile) const;
  bool has_glue() const;
  /// "A" for the first row.
  static std::string letters(int row);
};

/// The edges of a sheet that are trimmed. Left, right and above, the margin would hide parts of
/// sheets laid before it; below, its ruler would lie under the sheet of the next row.
struct Trims {
  bool left = false, right = false, above = false, below = false;
};
Trims trims_of(const Tiles& tiles, const Tile& tile);

/// Lays sheets over convex shapes in `box`; the first `cells` shapes are cells. Tries several
/// shifts of the grid and takes the one with the fewest sheets, then the fewest seams on creases,
/// then the fewest scraps.
///
/// Every part of a shape lies on a sheet. Requires: the window is larger than twice the overlap.
Tiles lay_sheets(const std::vector<PaperShape>& shapes, std::size_t cells, const PaperBox& box,
                 const Window& window, const Creases& creases = {});

/// The number of sheets that a board takes if none is left out; it can be too large for an int.
double most_sheets(const PaperBox& box, const Window& window);

/// Whether the interiors of a convex outline and a box intersect.
bool overlaps(const PaperShape& shape, const PaperBox& box);

}  // namespace boardwright::sheets
