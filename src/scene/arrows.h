// Arrows from a man to cells around him, of three kinds that tell apart without colour.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "scene/plan.h"

namespace boardwright {

/// Where an arrow leads, and what it says: the kinds are the names of the marks.
struct Arrow {
  enum class Kind { move, capture, cannot };
  CellId from = 0, to = 0;
  Kind kind = Kind::move;
};

/// "move", "capture", "cannot".
std::string arrow_name(Arrow::Kind kind);

/// Draws arrows. A plain line with a full head is a move, a double line with an open head a
/// capture, a broken line that ends at a bar says that neither is possible. Cells of one kind in
/// one direction have one arrow, with a sign on each cell that it passes; where both a move and a
/// capture lead in one direction, the two lie side by side. `men`: the radii of discs by cell.
Group draw_arrows(const Plan& plan, const std::vector<Arrow>& arrows,
                  const std::map<CellId, double>& men);

}  // namespace boardwright
