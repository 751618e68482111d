// Selecting cells of a board by shape, kind, file, rank or zone.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "base/shape.h"
#include "board/board.h"

namespace boardwright::board {

/// Files by their distance from a middle file.
struct Columns {
  std::vector<int> rests;  ///< remainders of the distance, negative to the left, modulo `of`
  int of = 0;              ///< the divisor; 0: no condition
  std::vector<std::string> middle;  ///< shapes: the middle file is the most central one with such
                                    ///< cells
};

/// Conditions, all of which a selected cell meets; empty: every cell.
struct Selection {
  using Words = std::vector<std::string>;  ///< any of these; empty: no condition
  Words shapes;                            ///< "square"
  Words tiles;                             ///< "x-square"
  Words tints;                             ///< "tint-1"
  Words zones;
  Words outside;  ///< in none of these zones
  Words sectors;  ///< ids; "own" and "other" relative to the seat
  Words files;    ///< "a"; "middle"
  Words ranks;    ///< "4"; "first", "second", "last" relative to the seat
  Words cells;
  Words plates;  ///< "A"; "first", "last" relative to the seat
  Words seats;   ///< names; selects no cell for other seats
  Columns columns;
  Place place;
  std::vector<std::pair<std::string_view, Place>> places{};  ///< places of the texts of its keys

  /// The place of the text of a key if known; otherwise the place of the selection.
  const Place& place_of(std::string_view key) const;
};

/// The keys of a selection, each with a comma-separated list: "shape", "tile", "zone".
std::vector<std::string_view> selection_keys();

/// The keys that read_selection() reads.
base::Fields selection_fields();

/// A selection from the texts of its keys. `text_of` returns an empty text for a missing key.
Selection selection_of(const std::function<std::string(std::string_view)>& text_of, Place place);

/// Reads a selection from a table with its keys and
/// `columns = { rests = "1,7", of = 8, middle = "triangle" }`.
Selection read_selection(const base::Data& data, base::Report& report);

/// The selected cells. Reports names that the board does not have, with a suggestion.
CellSet select(const Board& board, const Selection& selection, SeatId seat, base::Report& report);

/// The cells named in a list "e4,d5". Reports unknown names.
CellSet cells_named(const Board& board, const std::vector<std::string>& names, const Place& place,
                    base::Report& report);

/// The names of cells, in the board's order.
std::vector<std::string> names_of(const Board& board, const CellSet& cells);

/// The parts of "a,b,c", without white space at their ends.
std::vector<std::string> comma_list(std::string_view text);

}  // namespace boardwright::board
