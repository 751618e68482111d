// Signs that a board itself bears.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Draws lines over the cells, corner marks round points, star points, and the words of a river if
/// its banks are shown from end to end. Where a line ends in a marked point, as at the edge of the
/// board, the marks beyond it are left out, and so are those round a sign on one of these cells.
Group draw_markings(const Plan& plan, const geometry::CellSet& signed_cells = {});

/// Reports words of rivers whose outlines are no path data.
void check_markings(const Board& board, base::Report& report);

}  // namespace boardwright::diagram
