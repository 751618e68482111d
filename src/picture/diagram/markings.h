// Signs that a board itself bears.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Draws the corner marks round the marked points that are shown, and the words of a river whose
/// banks are both shown from end to end. Where a line ends in a point, as at the edge of the board,
/// the marks beyond it are left out.
Group draw_markings(const Plan& plan);

/// Reports words of rivers whose outlines are no path data.
void check_markings(const Board& board, base::Report& report);

}  // namespace boardwright::diagram
