// Draws the parts of a folding board: wrap, lining, and the plan of its panels.
#pragma once
#include <string>

#include "boards/folded.h"

namespace boardwright::boards {

/// The distance from the edge of the board to its lining.
inline constexpr Millimetres lining_inset = 3_mm;

PaperSize wrap_size(const FoldedBoard& folded);
PaperSize lining_size(const FoldedBoard& folded);

/// Wrap and lining as flat boards for sheets of paper, with their creases: the spines, and for the
/// wrap also the edges of the board.
FlatBoard flat_wrap(const LaidOutBoard& laid, const FoldedBoard& folded);
FlatBoard flat_lining(const FoldedBoard& folded);

/// Draws the marks of the wrap: ticks at the ends of panels, and cut lines at the corners. They lie
/// where the lining covers them or on corners that are cut off. Coordinates are relative to the
/// wrap's lower left corner.
Scene draw_wrap_marks(const FoldedBoard& folded);

/// Draws the game's name on the first panel; on sheets of paper it lies on a single sheet.
/// Coordinates are relative to the lining's lower left corner.
Scene draw_lining(const FoldedBoard& folded, const std::string& title);

/// The smallest paper for a plan.
inline constexpr PaperSize least_plan = {130_mm, 180_mm};

/// Draws the plan of the panels as large as it fits, with their measures and the steps.
Scene draw_plan(const FoldedBoard& folded, PaperSize paper, const std::string& title);

}  // namespace boardwright::boards
