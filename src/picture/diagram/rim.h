// Names at the rim of a board.
#pragma once
#include "diagram/plan.h"

namespace boardwright::diagram {

/// How ranks and files stand at the rim. Lengths are in sides.
struct RimMode {
  double text = 0.36;        ///< size of letters
  double gap = 0.18;         ///< to the cells
  double width = 0.62;       ///< of the strip that they take
  bool both = false;         ///< at the right and above too, turned to the player there
  double sector_gap = 0.35;  ///< from the cells to a player's name
  double sector_text = 1.0;  ///< the most for its size
};

/// Rank numbers at the left and file letters below, level with their cells; on a board with sectors
/// their players' names outside the edges, turned to the players. Widens the plan's box.
Group draw_rim(Plan& plan, const RimMode& move_kind = {});

}  // namespace boardwright::diagram
