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

/// A wall by itself, where it lies on the board; nothing if no wall has the sign, or none lacks it.
Group draw_wall_alone(const Board& board, bool indicator);

/// A stretch of a border through the origin, in the colour of the first seat that has it.
Group draw_border_alone(const Board& board, const Border& border, double reach);

/// The lines between two zones, for each seat its own; one only where the zones are the same for
/// all. None where the board lacks them.
std::vector<Node> draw_borders(const Plan& plan, const std::vector<Border>& borders);

/// The names of the cells shown; `all`: all short names of each, one below the other.
Group draw_names(const Plan& plan, bool all);

/// The names of some cells: in those that are free, and else on plates at their lower edge.
Group draw_plates(const Plan& plan, const CellSet& cells, const CellSet& taken);

/// Words and the lines that lead from them. Widens the plan's box.
Group draw_labels(Plan& plan, const std::vector<PlacedLabel>& labels);

}  // namespace boardwright::diagram
