// Rules of play that nothing can follow: most are a slip of their author's.
#pragma once
#include "game/game.h"

namespace boardwright::game {

/// Warns of drops for which a seat has no cell, and of pieces that come to cells outside their zone
/// of promotion where they can never move again. `play` is the table [play]. Requires: it was read
/// without errors, and so were the positions.
void warn_of_idle_rules(const Game& game, const Data& play, Report& report);

}  // namespace boardwright::game
