// Signs that a board itself bears.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Draws the corner marks round the marked points that are shown. Where a line ends in the point,
/// as at the edge of the board, the marks beyond it are left out.
Group draw_markings(const Plan& plan);

}  // namespace boardwright::diagram
