// What the parts of a folding board show: its wrap, its lining, and the plan of its panels.
#pragma once
#include <string>

#include "print/folded.h"

namespace boardwright::print {

/// From the edge of the board to its lining.
inline constexpr Millimetres lining_inset = 3_mm;

PaperSize wrap_size(const FoldedBoard& folded);
PaperSize lining_size(const FoldedBoard& folded);

/// Both as what must be seen on sheets of paper, with their creases: the spines, and of the wrap
/// the edges of the board.
FlatBoard flat_wrap(const LaidOutBoard& laid, const FoldedBoard& folded);
FlatBoard flat_lining(const FoldedBoard& folded);

/// What helps to make the wrap, on what its lining covers and on corners that are cut off: ticks at
/// the ends of panels, and the lines of the corners. From the wrap's lower left corner.
Scene draw_wrap_marks(const FoldedBoard& folded);

/// The game's name on the first panel, on sheets on one of them. From the lining's lower left
/// corner.
Scene draw_lining(const FoldedBoard& folded, const std::string& title);

/// The least paper on which a plan can be drawn.
inline constexpr PaperSize least_plan = {130_mm, 180_mm};

/// The plan of the panels, so large as fits, with their measures and the steps.
Scene draw_plan(const FoldedBoard& folded, PaperSize paper, const std::string& title);

}  // namespace boardwright::print
