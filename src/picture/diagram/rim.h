// Names at the rim of a board.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// Layout of ranks and files at the rim. Lengths are in cell sides.
struct RimMode {
  double text = 0.36;        ///< size of letters
  double gap = 0.18;         ///< distance to the cells
  double width = 0.62;       ///< of the strip for the labels
  bool both = false;         ///< also at the right and above, rotated for the player there
  double sector_gap = 0.35;  ///< from the cells to a player's name
  double sector_text = 1.0;  ///< maximum size of a player's name
};

/// Draws rank numbers at the left and file letters below, aligned with their cells; on a board with
/// sectors, their players' names outside the edges, rotated for the players. Widens the plan's box.
Group draw_rim(Plan& plan, const RimMode& mode = {});

}  // namespace boardwright::diagram
