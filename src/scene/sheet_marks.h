// What is printed on a sheet of paper beside its part of the board. Lengths are in millimetres,
// from the sheet's lower left corner.
#pragma once
#include <string>
#include <vector>

#include "scene/scene.h"
#include "scene/tiles.h"

namespace boardwright {

/// A sheet of paper and what of it is kept free.
struct Sheet {
  double width = 0, height = 0;
  double margin = 0;   ///< that printers cannot reach
  double overlap = 0;  ///< with each neighbour

  /// The strip below the board, for the ruler and the label.
  static constexpr double foot = 15;
  /// What the ruler needs, besides margins.
  static constexpr double least_width = 102;

  /// Where the board is drawn.
  Box window() const;
};

/// A board laid on sheets.
struct LaidBoard {
  std::vector<std::vector<Vec>> shapes, rims;  ///< in the board's millimetres
  Box box;                                     ///< of the shapes
  Tiles tiles;
};

/// The marks of one sheet: strips to glue, edges to trim, register crosses, the cut line along the
/// board's outline, label, ruler and square.
Scene mark_sheet(const Sheet& sheet, const LaidBoard& board, const Tile& tile);

/// The first page: how the sheets lie on the board, and what to do.
struct AssemblyMap {
  Scene marks;
  Vec origin;    ///< where the board's (0, 0) lies
  double scale;  ///< of the board on the map
};
AssemblyMap draw_map(const Sheet& sheet, const LaidBoard& board, const std::string& title);

/// "B2 of C3"
std::string label_of(const Tiles& tiles, const Tile& tile);

}  // namespace boardwright
