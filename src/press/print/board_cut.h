// A board as lines to engrave and to cut.
#pragma once
#include <vector>

#include "print/board_print.h"
#include "print/cut.h"

namespace boardwright::print {

/// The lines of a board, each in one layer, joined and in working order, from (0, 0) at the lower
/// left. `picture` is the board's own with its texts as outlines.
///
/// CUT runs round the cells; where words stand beyond them, round a border with the margin asked
/// for, a rectangle or one of the board's convex form, and the outline of the cells is then in
/// LINES. Holes are cut in both cases.
/// ENGRAVE has the sides between cells, WALL those of walls and what walls bear, RIVER and LINES
/// borders of zones and lines that boards played on points have, HATCH what styles lay on cells,
/// NAMES the words.
std::vector<CutLine> cut_lines(const LaidOutBoard& laid, const Scene& picture);

}  // namespace boardwright::print
