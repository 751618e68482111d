// Arrows from a piece to cells around it, of three kinds that are distinguishable without colour.
#pragma once
#include <map>
#include <vector>

#include "diagram/plan.h"
#include "figure/content.h"

namespace boardwright::diagram {

using figure::Arrow;

/// Draws arrows. A single line with a filled head is a move, a double line with an open head a
/// capture, a broken line ending in a bar means that neither is possible. Targets of one kind in
/// one direction share an arrow, with a sign on each cell that it passes; where a move and a
/// capture have the same direction, the two arrows lie side by side. `pieces`: disc radii by cell.
Group draw_arrows(const Plan& plan, const std::vector<Arrow>& arrows,
                  const std::map<CellId, double>& pieces);

/// Draws a single arrow from `from` to its tip `to`.
Group draw_arrow(Arrow::Kind kind, Vec from, Vec to);

}  // namespace boardwright::diagram
