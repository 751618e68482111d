// Colours and lines laid on single cells.
#pragma once
#include <string>

#include "diagram/plan.h"

namespace boardwright::diagram {

/// Lays a paint of the style on a cell: "stripes-…" as five lines across, "outline-…" as a line
/// inside the border, all else as the cell's outline. Adds to `group`.
void paint_cell(Group& group, const Plan& plan, CellId cell, const std::string& as);

/// A cell as it is drawn: its outline; on a board on points its part of the lines that cross there,
/// half of the way to each cell beside it and of each line that is told.
Path cell_path(const Plan& plan, CellId cell, Tag tag);

/// What lies below the cells of a board on points: its whole area. Empty on others.
Group point_ground(const Plan& plan);

/// Parallel lines over a convex outline, so far apart, one through its middle, at an angle in
/// degrees.
Path hatch(Tag tag, const std::vector<Vec>& outline, double degrees, double apart);

}  // namespace boardwright::diagram
