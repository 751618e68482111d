// What the engine has one key for, though the pieces of a game may differ in it.
#pragma once
#include <optional>
#include <string>

#include "exchange/variant.h"
#include "game/game.h"
#include "play/play_tables.h"

namespace boardwright::exchange {

/// "a Pawn of White may come to a8": a piece that may move or be put where it can never move, which
/// the engine's `immobilityIllegal` forbids to all; nothing if no rule of the game allows that.
std::optional<std::string> way_into_stuck(const Game& game, const PlayTables& tables);

/// A piece of an imported game whose moves restart the count of moves without a capture there and
/// not here, or the reverse, in a sentence; nothing if there is none.
std::optional<std::string> other_restart(const Variant& variant, const Game& game,
                                         const PlayTables& tables);

}  // namespace boardwright::exchange
