// Moves and positions as the engine writes them.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/variant.h"
#include "game/game.h"

namespace boardwright::fairy_stockfish {

/// The legal moves of a position by the engine's names: "e2e4", "e7e8q", "c7c8+", "N@f3", "e1g1h",
/// "e2e4,e4d5". Castling that ends where the King could also step is named by the Rook's square, as
/// "d1f1"; passes are all called "pass".
std::map<std::string, play::Move> engine_names(const play::GameLogic& logic,
                                               const play::Position& position,
                                               const game::Game& game, const Variant& variant);

/// Names of moves of the seat to move that are not legal: each piece to each square, and each piece
/// in hand onto each, except for beginnings of legal names.
std::vector<std::string> illegal_names(const play::Position& position, const game::Game& game,
                                       const std::map<std::string, play::Move>& legal);

/// A name that the engine gives, in the form that engine_names() uses: several can mean the same
/// move.
std::string plain_name(std::string_view name);

/// The pieces, hands and turn of a FEN, in one form for both programs. Marks of promoted pieces are
/// left out where they are never demoted.
std::string plain_fen(std::string_view fen, const Variant& variant);

}  // namespace boardwright::fairy_stockfish
