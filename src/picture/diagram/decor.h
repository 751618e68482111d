// Parts of a board other than its cells: walls, borders, and words.
#pragma once
#include <vector>

#include "diagram/plan.h"
#include "figure/content.h"
#include "game/game.h"

namespace boardwright::diagram {

using game::Border;

/// Draws the walls, each with mountains or its sign on it. If the board will be rotated by `turn`
/// degrees counter-clockwise, the mountains are upright afterwards.
Group draw_walls(const Plan& plan, int turn = 0);

/// Draws a sample wall of the board: one with the sign if `indicator`, otherwise one without.
/// Nothing if the board has no such wall.
Group draw_sample_wall(const Board& board, bool indicator);

/// Draws a stretch of a border through the origin, in the colour of the first seat that has it.
Group draw_sample_border(const Board& board, const Border& border, double reach);

/// Draws the lines between two zones: one per seat, or a single one if the zones are the same for
/// all seats. Nothing where the board lacks a zone.
std::vector<Node> draw_borders(const Plan& plan, const std::vector<Border>& borders);

/// Draws the names of the shown cells; `all`: all short names of each, one below the other.
Group draw_names(const Plan& plan, bool all);

/// Draws the names of some cells: in the middle of free cells, otherwise on plates at the lower
/// edge.
Group draw_plates(const Plan& plan, const CellSet& cells, const CellSet& taken);

/// Draws labels and the lines that lead from them. Widens the plan's box.
Group draw_labels(Plan& plan, const std::vector<figure::PlacedLabel>& labels);

}  // namespace boardwright::diagram
