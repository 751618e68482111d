// A game's board and reach as plain data for other programs.
#pragma once
#include <optional>
#include <string>

#include "game/game.h"

namespace boardwright::exchange {

/// The game's board as a graph in JSON: its cells as nodes, and each step as an edge.
std::optional<std::string> write_graph(const Game& game, Report& report);

/// Where each piece can go from each cell of the empty board, and where it could capture a single
/// piece, as comma-separated values: one line for each piece, seat and cell.
std::optional<std::string> write_reach_table(const Game& game, Report& report);

}  // namespace boardwright::exchange
