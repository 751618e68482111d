// Colours and lines on single cells.
#pragma once
#include <string>

#include "diagram/plan.h"

namespace boardwright::diagram {

/// Paints a cell as the style says: "stripes-…" as five lines across, "outline-…" as a line inside
/// the border, anything else as a filled outline. Appends to `group`.
void paint_cell(Group& group, const Plan& plan, CellId cell, const std::string& as);

/// A cell as drawn: its outline; on a board on points, its part of the lines that cross there,
/// halfway to each adjacent cell and along each line listed in the board's file.
Path cell_path(const Plan& plan, CellId cell, Tag tag);

/// The area below a board on points; empty for other boards.
Group point_ground(const Plan& plan);

/// Parallel lines over a convex outline at an angle in degrees, `apart` sides from one another, one
/// of them through the middle.
Path hatch(Tag tag, const std::vector<Vec>& outline, double degrees, double apart);

}  // namespace boardwright::diagram
