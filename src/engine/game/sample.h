// Reads [sample]: a game that was played, replayed move by move.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads the sample game. Reports the first move that is not legal, at its place, and a game unless
/// either the rules or the file say how it ended. The positions before the moves that figures show
/// are added to the game's positions.
void read_sample(Game& game, const Data& data, Extent extent, Report& report);

}  // namespace boardwright::game
