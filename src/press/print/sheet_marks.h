// What is printed on a sheet of paper beside its part of the board. Places are from the sheet's
// lower left corner.
#pragma once
#include <string>

#include "print/sheet_layout.h"

namespace boardwright::print {

/// The marks of the i-th sheet: strips to glue, edges to trim, ticks at the ends of seams, the cut
/// line round the names, label, ruler and square. `title` names the board, in one line or several.
///
/// Law: of all this nothing is seen on the board when it is glued and cut. A mark lies on a strip
/// that a later sheet covers, or on paper that is trimmed or cut off.
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

/// "Sheet 3 of 8 · row B, column 1", of a part of a board "Wrap: sheet 3 of 8 · row B, column 1"
std::string label_of(const Tiles& tiles, const Tile& tile, const std::string& part = {});

}  // namespace boardwright::print
