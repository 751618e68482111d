// Choosing cells of a board by shape, kind, file, rank or zone.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/shape.h"
#include "rules/board.h"

namespace boardwright::rules {

/// Files told by how far they lie from a middle one.
struct Columns {
  std::vector<int> rests;  ///< what is left of that number, negative at the left, divided by `of`
  int of = 0;              ///< 0: no condition
  std::vector<std::string> middle;  ///< the middle file is the nearest to the middle with cells of
                                    ///< these shapes
};

/// Conditions that all hold for the selected cells; none: every cell.
struct Selection {
  using Words = std::vector<std::string>;  ///< any of these; none: no condition
  Words shapes;                            ///< "square"
  Words tiles;                             ///< "x-square"
  Words tints;                             ///< "tint-1"
  Words zones;
  Words outside;  ///< in none of these zones
  Words sectors;  ///< ids; "own" and "other" as the seat sees them
  Words files;    ///< "a"; "middle"
  Words ranks;    ///< "4"; "first", "second", "last" as the seat sees them
  Words cells;
  Words plates;  ///< "A"; "first", "last" as the seat sees them
  Words seats;   ///< names: for all others it is no cell
  Columns columns;
  Place place;
  std::vector<std::pair<std::string_view, Place>> places{};  ///< of the texts of its keys

  /// Where the text of a key stands, if that is known; else the selection's place.
  const Place& place_of(std::string_view key) const;
};

/// The keys of a selection, each a list with commas: "shape", "tile", "zone".
std::vector<std::string_view> selection_keys();

/// The keys that read_selection() reads.
Fields selection_fields();

/// A selection from the texts of its keys, empty where a key is not given.
Selection selection_of(const std::function<std::string(std::string_view)>& text_of, Place place);

/// Reads a selection from a table; beside its keys also
/// `columns = { rests = "1,7", of = 8, middle = "triangle" }`.
Selection read_selection(const Data& data, Report& report);

/// The selected cells. Reports names that the board does not know, once with a suggestion.
CellSet select(const Board& board, const Selection& selection, SeatId seat, Report& report);

/// The cells named in a list "e4,d5". Reports unknown names.
CellSet cells_named(const Board& board, const std::vector<std::string>& names, const Place& place,
                    Report& report);

/// "a1, b2": the names of cells in the board's order.
std::vector<std::string> names_of(const Board& board, const CellSet& cells);

/// The parts of "a,b,c" without white space.
std::vector<std::string> comma_list(std::string_view text);

}  // namespace boardwright::rules
