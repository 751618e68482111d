// What is drawn of a board besides its cells: walls, borders, and words laid on it.
#pragma once
#include <vector>

#include "game/game.h"
#include "scene/plan.h"
#include "scene/work_out.h"

namespace boardwright {

/// The walls as mountains seen from above; those that bear a sign have it.
Group draw_walls(const Plan& plan);

/// The lines between two zones, for each seat its own; one only where the zones are the same for
/// all. None where the board lacks them.
std::vector<Node> draw_borders(const Plan& plan, const std::vector<Border>& borders);

/// The names of the cells shown; `all`: all short names of each, one below the other.
Group draw_names(const Plan& plan, bool all);

/// Short names of a cell, its own first: those with a digit and without blanks.
std::vector<std::string> short_names(const Board& board, CellId cell);

/// Words and the lines that lead from them. Widens the plan's box.
Group draw_labels(Plan& plan, const std::vector<PlacedLabel>& labels);

}  // namespace boardwright
