// Signs that a board itself bears.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Draws lines over the cells, corner marks round points, star points, and the words of a river if
/// its banks are shown from end to end. A point has no corner marks on a side without a neighbour,
/// as at the edge of the board, and none at all on `signed_cells`.
Group draw_markings(const Plan& plan, const geometry::CellSet& signed_cells = {});

/// Reports words of rivers whose outlines are not valid path data.
void check_markings(const Board& board, base::Report& report);

}  // namespace boardwright::diagram
