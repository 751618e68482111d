// Warns of rules of play that can never apply: most are mistakes.
#pragma once
#include "game/game.h"

namespace boardwright::game {

/// Warns of drops for which a seat has no cell, and of pieces that can reach cells outside their
/// promotion zone where they can never move again. `play` is the table [play]. Requires: [play] and
/// the positions were read without errors.
void warn_of_idle_rules(const Game& game, const Data& play, Report& report);

}  // namespace boardwright::game
