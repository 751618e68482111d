// Describes a position in English.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::english {

/// "White’s turn. White has: King on e1. Black has: King on e8.", followed by teams, pieces in
/// hand, the pieces with which the game began and the numbers of pieces.
std::string position_in_words(const game::Game& game, const play::Position& position);

}  // namespace boardwright::english
