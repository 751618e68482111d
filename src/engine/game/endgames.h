// Endgames of a game.
#pragma once
#include <optional>
#include <vector>

#include "game/game.h"
#include "solve/endgame.h"

namespace boardwright::game {

/// The summary of the table of some pieces on the game's own board. Refuses what solve::Endgames
/// does, and tables of more than `bytes` bytes; then it is nothing.
std::optional<solve::EndgameSummary> solve_endgame(const Game& game,
                                                   const std::vector<solve::ArmyPiece>& material,
                                                   std::int64_t bytes, base::Refusal& refusal);

}  // namespace boardwright::game
