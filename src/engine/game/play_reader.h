// Reads the rules of play.
#pragma once
#include "base/data.h"
#include "game/game.h"
#include "game/piece_reader.h"

namespace boardwright::game {

/// Reads [play]: the rules and the name of the start position. Requires: the game has its pieces.
void read_play(Game& game, const Data& play, Report& report);

/// Reports pieces whose Betza has castling or en passant captures that [play] does not define.
void check_betza(const Game& game, const std::vector<BetzaRequirement>& requirements,
                 Report& report);

}  // namespace boardwright::game
