// Sheets of paper full of pieces to cut out, front and back.
#pragma once
#include <string>
#include <vector>

#include "print/counter_faces.h"

namespace boardwright::print {

/// Pieces with their places on sheets.
struct CounterSheets {
  std::string title;  ///< of the game
  CutSize size;
  Duplex duplex = Duplex::off;
  std::vector<CounterKind> kinds;   ///< seat after seat
  std::vector<std::size_t> pieces;  ///< the kind of each piece, in the order of the kinds
  CounterLayout layout;
};

/// How many pieces each seat has, in the order of seats; seats without pieces are left out.
std::vector<std::size_t> pieces_by_seat(const std::vector<CounterKind>& kinds);

/// Lays pieces on the fewest sheets. Requires: one holds a piece.
CounterSheets lay_pieces(const std::string& title, std::vector<CounterKind> kinds,
                         const CutSize& size, const CounterSheet& paper, Duplex duplex);

enum class SheetSide { front, back };

/// The pieces of a sheet, in sides of counter_side().
Scene draw_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// What is printed over and beside them, one to one: where to cut and fold, on the front alone;
/// on both sides the ruler, the words and register crosses, which lie one behind the other.
Scene mark_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// The same for those who cannot see it: "Sheet 1 of 2, front ... White: King 1, Pawn 8.".
std::string describe_sheet(const CounterSheets& sheets, std::size_t sheet, SheetSide side,
                           const std::vector<Seat>& seats);

/// The places of the register crosses.
std::vector<PaperVec> crosses_of(const CounterSheet& sheet);

}  // namespace boardwright::print
