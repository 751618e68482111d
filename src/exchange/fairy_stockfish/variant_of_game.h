// Exports games as variants of Fairy-Stockfish.
#pragma once
#include <optional>

#include "fairy_stockfish/variant.h"
#include "game/game.h"

namespace boardwright::fairy_stockfish {

/// The variant for a game. Reports each rule of the game that cannot be expressed, at its key.
std::optional<Variant> variant_of(const game::Game& game, base::Report& report);

/// Sets the board and the pieces of a variant. Returns the letter of each piece of the game; 0:
/// none.
std::vector<char> emit_piece_types(const game::Game& game, Variant& variant, base::Report& report);

/// The place of a key of [play]; that of [play] itself without this key.
base::Place play_place(const game::Game& game, std::string_view key);

}  // namespace boardwright::fairy_stockfish
