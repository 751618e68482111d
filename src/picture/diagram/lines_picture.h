// The board of a game without pieces: bare, in part, or with the lines that moves name.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "diagram/diagram.h"

namespace boardwright::diagram {

/// The game's own board with a named line for each direction of these axes: the longest, and of
/// several the one nearest the middle. Cells of kinds such as "x-square" show the kind's letter.
/// Nothing if there are no lines.
std::optional<scene::Scene> lines_picture(const game::Game& game,
                                          const std::vector<std::string>& axes);

/// The game's own board, with nothing on it.
Diagram bare_board(const game::Game& game);

/// The territory of the first seat with the names of its cells, its ranks numbered beside them, and
/// a line along its longest file. Nothing on boards without sectors.
std::optional<scene::Scene> sector_picture(const game::Game& game);

/// Some cells of the game's own board, with nothing on or around them.
scene::Scene board_patch(const game::Game& game, const geometry::CellSet& cells);

}  // namespace boardwright::diagram
