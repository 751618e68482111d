// How a board is cut into sheets of paper: the fewest that show all of it.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// What every sheet can show.
struct Window {
  Millimetres width, height;
  Millimetres overlap;  ///< with each neighbour
};

/// Where a board folds: stripes from their lower to their higher edge. Glue there would crack.
struct Creases {
  using Stripe = std::pair<Millimetres, Millimetres>;
  std::vector<Stripe> upright, level;
};

/// One sheet: what of the board lies on it. Rows count from the top, columns from the left.
struct Tile {
  int row = 0, column = 0;
  PaperBox shows;  ///< of the flat board, strips of overlap included
  int part = 0;    ///< of those that are not glued to one another
};

/// The sheets of a board. Those that would show nothing of their own are left out.
struct Tiles {
  int rows = 0, columns = 0;  ///< of the only part
  std::vector<Tile> tiles;    ///< row after row, the order in which they are laid
  int creased = 0;          ///< seams that lie along a crease
  int scraps = 0;           ///< sheets that alone bear less than the smallest cell
  std::vector<PaperBox> parts = {};  ///< what sheets that belong together show; empty: all

  bool has(int row, int column, int part = 0) const;
  /// Its place in `tiles`, from 1. Requires: it is there.
  std::size_t number(int row, int column, int part = 0) const;
  /// Whether other sheets are glued to this one, and whether any are glued to one another.
  bool is_glued(const Tile& tile) const;
  bool has_glue() const;
  /// "A" for the first row.
  static std::string letters(int row);
};

/// The edges of a sheet that are trimmed: left, right and above it would hide what lies on a sheet
/// laid before it; below its ruler would lie under the sheet of the next row.
struct Trims {
  bool left = false, right = false, above = false, below = false;
};
Trims trims_of(const Tiles& tiles, const Tile& tile);

/// Lays sheets over shapes, which are convex and lie in `box`, the first `cells` of them cells;
/// tries some shifts of the whole and takes the one with the fewest sheets, of these the one with
/// the fewest seams on creases, and of these the one with the fewest scraps.
///
/// Every part of a shape lies on a sheet. Requires: the window is larger than twice the overlap.
Tiles lay_sheets(const std::vector<PaperShape>& shapes, std::size_t cells, const PaperBox& box,
                 const Window& window, const Creases& creases = {});

/// How many sheets a board takes if none is left out; the number may be too large for an int.
double most_sheets(const PaperBox& box, const Window& window);

/// Whether a convex outline and a box share more than points of their rims.
bool overlaps(const PaperShape& shape, const PaperBox& box);

}  // namespace boardwright::print
