// What is drawn of a board besides its cells: walls, borders, and words laid on it.
#pragma once
#include <vector>

#include "diagram/plan.h"
#include "figure/content.h"
#include "game/game.h"

namespace boardwright::diagram {

/// The walls as mountains seen from above; those that bear a sign have it. On a board that will be
/// turned by so many degrees counter-clockwise the mountains stand upright afterwards.
Group draw_walls(const Plan& plan, int turn = 0);

/// The lines between two zones, for each seat its own; one only where the zones are the same for
/// all. None where the board lacks them.
std::vector<Node> draw_borders(const Plan& plan, const std::vector<Border>& borders);

/// The names of the cells shown; `all`: all short names of each, one below the other.
Group draw_names(const Plan& plan, bool all);

/// Words and the lines that lead from them. Widens the plan's box.
Group draw_labels(Plan& plan, const std::vector<PlacedLabel>& labels);

}  // namespace boardwright::diagram
