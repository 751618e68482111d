// Sheets of paper full of men to cut out, front and back.
#pragma once
#include <string>
#include <vector>

#include "print/counter_faces.h"

namespace boardwright::print {

/// Men with their places on sheets.
struct CounterSheets {
  std::string title;  ///< of the game
  CutSize size;
  Duplex duplex = Duplex::off;
  std::vector<CounterKind> kinds;  ///< seat after seat
  std::vector<std::size_t> men;    ///< the kind of each man, in the order of the kinds
  CounterLayout layout;
};

/// How many men each seat has, in the order of seats; seats without men are left out.
std::vector<std::size_t> men_by_seat(const std::vector<CounterKind>& kinds);

/// Lays men on the fewest sheets. Requires: one holds a man.
CounterSheets lay_men(const std::string& title, std::vector<CounterKind> kinds, const CutSize& size,
                      const CounterSheet& paper, Duplex duplex);

enum class SheetSide { front, back };

/// The men of a sheet, in sides of counter_side().
Scene draw_men(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// What is printed over and beside them, one to one: where to cut and fold, on the front alone;
/// on both sides the ruler, the words and register crosses, which lie one behind the other.
Scene mark_men(const CounterSheets& sheets, std::size_t sheet, SheetSide side);

/// The same for those who cannot see it: "Sheet 1 of 2, front ... White: King 1, Pawn 8.".
std::string describe_sheet(const CounterSheets& sheets, std::size_t sheet, SheetSide side,
                           const std::vector<Seat>& seats);

/// The places of the register crosses.
std::vector<PaperVec> crosses_of(const CounterSheet& sheet);

}  // namespace boardwright::print
