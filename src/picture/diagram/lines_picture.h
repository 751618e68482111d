// The board of a game without pieces: bare, or with one line of each kind that moves name by a
// letter.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "diagram/diagram.h"

namespace boardwright::diagram {

/// The game's own board with the longest line of each of these axes along each of its headings,
/// nearest to the middle, and the axis's name at its end. Cells of a kind such as "x-square" have
/// its letter. Nothing without axes.
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
