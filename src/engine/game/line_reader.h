// Reads the lines of [play] `rules`.
#pragma once
#include <optional>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads one line:
///
///     CONDITION[, CONDITION]…: EFFECT
///
/// Reports the first word that cannot stand where it does, with its column and the words that can.
std::optional<play::RuleLine> read_line(const Data& text, const Game& game, Report& report);

}  // namespace boardwright::game
