// Exports a game's board and reach as plain data for other programs.
#pragma once
#include <optional>
#include <string>

#include "game/game.h"

namespace boardwright::formats {

using base::Report;
using game::Game;

/// The game's board as a JSON graph: cells as nodes, steps as edges.
std::optional<std::string> write_graph(const Game& game, Report& report);

/// The moves of each piece from each cell of the empty board, and the cells where it could capture
/// a single opponent, as CSV with a line for each piece, seat and cell.
std::optional<std::string> write_reach_table(const Game& game, Report& report);

}  // namespace boardwright::formats
