// Names in the corners of cells, where no piece covers them.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// The names of all cells, of one size, each in the corner of its cell that has the most room, and
/// outside of the circle that the cell holds; not in one through which a border runs, if another
/// has room. They stand upright on the board as it will lie when turned by so many degrees
/// counter-clockwise, and need no turning.
Group draw_corner_names(const Plan& plan, const std::vector<Node>& borders, int degrees);

}  // namespace boardwright::diagram
