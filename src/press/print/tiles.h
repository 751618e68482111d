// How a board is cut into sheets of paper: the fewest that show all of it.
#pragma once
#include <string>
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// What every sheet can show.
struct Window {
  Millimetres width, height;
  Millimetres overlap;  ///< with each neighbour
};

/// One sheet: what of the board lies on it. Rows count from the top, columns from the left.
struct Tile {
  int row = 0, column = 0;
  PaperBox shows;  ///< of the flat board, strips of overlap included
};

/// The sheets of a board. Those that would show nothing of their own are left out.
struct Tiles {
  int rows = 0, columns = 0;
  std::vector<Tile> tiles;  ///< row after row

  /// "B2"; all of them are "of C3".
  static std::string label(int row, int column);
  bool has(int row, int column) const;
};

/// Lays sheets over shapes, which are convex and lie in `box`; tries some shifts of the whole and
/// takes the one with the fewest sheets.
///
/// Every part of a shape lies on a sheet. Requires: the window is larger than twice the overlap.
Tiles lay_sheets(const std::vector<PaperShape>& shapes, const PaperBox& box, const Window& window);

/// How many sheets a board takes if none is left out; the number may be too large for an int.
double most_sheets(const PaperBox& box, const Window& window);

/// Whether a convex outline and a box share more than points of their rims.
bool overlaps(const PaperShape& shape, const PaperBox& box);

}  // namespace boardwright::print
