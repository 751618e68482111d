// A game told as a variant of Fairy-Stockfish.
#pragma once
#include <optional>

#include "exchange/variant.h"
#include "game/game.h"

namespace boardwright::exchange {

/// What a section of variants.ini has to say for a game. Reports each of the game's rules that it
/// cannot say, with the place of the key.
std::optional<Variant> variant_of(const Game& game, Report& report);

/// The same of the pieces and the board alone, into a variant. Gives each piece of the game its
/// letter; 0: it has none.
std::vector<char> emit_piece_types(const Game& game, Variant& variant, Report& report);

/// The place of a key of [play], or of [play].
Place play_place(const Game& game, std::string_view key);

}  // namespace boardwright::exchange
