// Reads the pieces of a game.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads all [piece.ID] and warns of moves that lead nowhere.
/// Requires: the game has its board.
void read_pieces(Game& game, const Data& data, Report& report);

}  // namespace boardwright::game
