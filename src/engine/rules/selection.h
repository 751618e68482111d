// Choosing cells of a board by shape, kind, file, rank or zone.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "rules/board.h"

namespace boardwright::rules {

/// Files told by how far they lie from a middle one.
struct Columns {
  std::vector<int> rests;  ///< what is left of that number, negative at the left, divided by `of`
  int of = 0;              ///< 0: no condition
  std::string middle;  ///< the middle file is the nearest to the middle with cells of this shape
};

/// Conditions that all hold for the selected cells; none: every cell.
struct Selection {
  std::string shape;               ///< "square"
  std::string tile;                ///< "x-square"
  std::vector<std::string> files;  ///< "a"; "middle"
  Columns columns;
  std::vector<std::string> ranks;  ///< "4"; "first", "second", "last" as the seat sees them
  std::string zone;
  std::string tint;    ///< "tint-1"
  std::string sector;  ///< ids with commas; "own" and "other" as the seat sees them
  std::vector<std::string> cells;
  std::string outside;  ///< not in this zone
  Place place;
};

/// Reads the keys of a selection from a table: `shape`, `tile`, `tint`, `zone`, `outside`, and
/// lists told with commas: `files`, `ranks`, `sector`, `cells`; and
/// `columns = { rests = "1,7", of = 8, middle = "triangle" }`.
Selection read_selection(const Data& data, Report& report);

/// The selected cells. Reports names that the board does not know, once with a suggestion.
CellSet select(const Board& board, const Selection& selection, int seat, Report& report);

/// The cells named in a list "e4,d5". Reports unknown names.
CellSet cells_named(const Board& board, const std::vector<std::string>& names, const Place& place,
                    Report& report);

/// "a1, b2": the names of cells in the board's order.
std::vector<std::string> names_of(const Board& board, const CellSet& cells);

/// The parts of "a,b,c" without white space.
std::vector<std::string> comma_list(std::string_view text);

}  // namespace boardwright::rules
