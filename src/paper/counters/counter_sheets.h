// Sheets of pieces to cut out, front and back.
#pragma once
#include <string>
#include <vector>

#include "counters/counter_faces.h"

namespace boardwright::counters {

/// The pieces of a game with their places on sheets.
struct CounterSheets {
  std::string title;  ///< title of the game
  CutSize size;
  Duplex duplex = Duplex::off;
  std::vector<CounterKind> kinds;   ///< seat by seat
  std::vector<std::size_t> pieces;  ///< index into `kinds` for each piece, ascending
  CounterLayout layout;
};

/// The number of pieces of each seat, in the order of seats, without seats that have none.
std::vector<std::size_t> pieces_by_seat(const std::vector<CounterKind>& kinds);

/// Lays pieces on the fewest sheets. Requires: a sheet holds a piece.
CounterSheets lay_pieces(const std::string& title, std::vector<CounterKind> kinds,
                         const CutSize& size, const CounterSheet& paper, Duplex duplex);

enum class SheetSide { front, back };

/// Draws the pieces of a sheet. One unit is counter_side().
Scene draw_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// Draws the marks over and beside the pieces, at 1:1 scale. Only the front has cut and fold lines.
/// Both sides have the ruler, text and register crosses; the crosses of both sides coincide.
Scene mark_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// The alternative text of a sheet: "Sheet 1 of 2, front ... White: King 1, Pawn 8.".
std::string describe_sheet(const CounterSheets& sheets, std::size_t sheet, SheetSide side,
                           const std::vector<board::Seat>& seats);

/// The places of the register crosses.
std::vector<PaperVec> crosses_of(const CounterSheet& sheet);

}  // namespace boardwright::counters
