// What is printed on a sheet of paper beside its part of the board. Places are from the sheet's
// lower left corner.
#pragma once
#include <string>

#include "print/sheet_layout.h"

namespace boardwright::print {

/// The marks of the i-th sheet: strips to glue, edges to trim, register crosses, the cut line along
/// the board's outline, label, ruler and square. `title` names the board, in one
/// line or several.
Scene mark_sheet(const Sheets& sheets, const FlatBoard& board, std::size_t i,
                 const std::string& title);

/// The first page: how the sheets lie on the board, and what to do.
struct AssemblyMap {
  Scene marks;
  PaperVec origin;  ///< where the board's (0, 0) lies
  double scale;     ///< of the board on the map
  PaperBox window;  ///< where the board is drawn
};
AssemblyMap draw_map(const Sheets& sheets, const FlatBoard& board, const std::string& title);

/// "B2 of C3"
std::string label_of(const Tiles& tiles, const Tile& tile);

}  // namespace boardwright::print
