// Reads how a game is played and where it begins.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [play]: kings, castling, promotions, victory, and the name of the first position.
/// Requires: the game has its pieces.
void read_play(Game& game, const Data& play, Report& report);

/// Reads positions/NAME.txt and positions/NAME.fen beside the game's file. `start` is where the
/// first position is named.
void read_positions(Game& game, const Place& start, Report& report);

}  // namespace boardwright::game
