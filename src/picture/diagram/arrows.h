// Arrows from a piece to cells around it, of three kinds that tell apart without colour.
#pragma once
#include <map>
#include <vector>

#include "diagram/plan.h"
#include "figure/content.h"

namespace boardwright::diagram {

/// Draws arrows. A plain line with a full head is a move, a double line with an open head a
/// capture, a broken line that ends at a bar says that neither is possible. Cells of one kind in
/// one direction have one arrow, with a sign on each cell that it passes; where both a move and a
/// capture lead in one direction, the two lie side by side. `pieces`: the radii of discs by cell.
Group draw_arrows(const Plan& plan, const std::vector<Arrow>& arrows,
                  const std::map<CellId, double>& pieces);

/// An arrow by itself, from its beginning to its tip.
Group draw_arrow(Arrow::Kind kind, Vec from, Vec to);

}  // namespace boardwright::diagram
