// Reads the lines of [play] `rules`.
#pragma once
#include <optional>
#include <string_view>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads one line:
///
///     CONDITION[, CONDITION]…: EFFECT
///
/// It may name the marks and the royal pieces of `rules`. Reports the first word that cannot stand
/// where it does, with its column and the words that can.
std::optional<play::RuleLine> read_line(const Data& text, const Game& game,
                                        const play::GameRules& rules, Report& report);

/// Reads a line whose text stands at a place.
std::optional<play::RuleLine> read_line(std::string_view text, Place place, const Game& game,
                                        const play::GameRules& rules, Report& report);

}  // namespace boardwright::game
