// Reads how a game is played.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [play]: its tables, and where the game begins. Requires: the game has its pieces.
void read_play(Game& game, const Data& play, Report& report);

}  // namespace boardwright::game
