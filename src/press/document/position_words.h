// Tells a position in words.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::document {

/// "White’s turn. White has: King on e1. Black has: King on e8.", and what else a position says of
/// teams, of pieces in hand, of what the game began with and of the numbers of pieces.
std::string position_in_words(const Game& game, const Position& position);

}  // namespace boardwright::document
