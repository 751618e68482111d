// Reads the lines of [play] `rules`.
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// The marks of a game, which its lines may name.
using Marks = std::span<const play::RuleMark>;

/// Reads one line:
///
///     CONDITION[, CONDITION]…: EFFECT
///
/// Reports the first word that cannot stand where it does, with its column and the words that can.
std::optional<play::RuleLine> read_line(const Data& text, const Game& game, Marks marks,
                                        Report& report);

/// Reads a line whose text stands at a place.
std::optional<play::RuleLine> read_line(std::string_view text, Place place, const Game& game,
                                        Marks marks, Report& report);

}  // namespace boardwright::game
