// Exports games as variants of Fairy-Stockfish.
#pragma once
#include <optional>

#include "exchange/variant.h"
#include "game/game.h"

namespace boardwright::exchange {

/// The variant for a game. Reports each rule of the game that cannot be expressed, at its key.
std::optional<Variant> variant_of(const Game& game, Report& report);

/// Sets the board and the pieces of a variant. Returns the letter of each piece of the game; 0:
/// none.
std::vector<char> emit_piece_types(const Game& game, Variant& variant, Report& report);

/// The place of a key of [play], or of [play].
Place play_place(const Game& game, std::string_view key);

}  // namespace boardwright::exchange
