// Cell names in the corners of cells, where no piece covers them.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Draws the names of all cells in one size. Each is in the corner of its cell that has the most
/// room, outside the inscribed circle of the cell, and not where a border passes unless no other
/// corner has room. The names are upright on the board after it is rotated by `degrees`
/// counter-clockwise, so the result must not be rotated again.
Group draw_corner_names(const Plan& plan, const std::vector<Node>& borders, int degrees);

}  // namespace boardwright::diagram
