// A board as lines to engrave and to cut.
#pragma once
#include <vector>

#include "boards/board_print.h"
#include "sheets/cut.h"

namespace boardwright::boards {

/// The lines of a board, each in one layer, joined and in working order; the lower left corner is
/// (0, 0). `picture` is the board's picture with its texts converted to outlines.
///
/// CUT has the outline of the cells. A board with text outside its cells is cut along a border with
/// the requested margin instead, a rectangle or the convex hull of the board; the outline of the
/// cells is then in LINES. Holes are cut in both cases.
/// ENGRAVE has the sides between cells, WALL the sides of walls and the symbols on them, RIVER and
/// LINES the borders of zones and the lines of boards that are played on points, HATCH the patterns
/// of styles on cells, and NAMES text.
std::vector<sheets::CutLine> cut_lines(const LaidOutBoard& laid, const Scene& picture);

}  // namespace boardwright::boards
