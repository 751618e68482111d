// Reads how a game is played.
#pragma once
#include "base/data.h"
#include "game/game.h"
#include "game/piece_reader.h"

namespace boardwright::game {

/// Reads [play]: its tables, and where the game begins. Requires: the game has its pieces.
void read_play(Game& game, const Data& play, Report& report);

/// Reports pieces of whom Betza says that they castle or capture in passing, where [play] does not
/// tell how.
void check_betza(const Game& game, const std::vector<BetzaWish>& wishes, Report& report);

}  // namespace boardwright::game
