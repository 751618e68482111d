// What a list of games says about each: its board, its players, its pieces.
#pragma once
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::english {

/// Descriptions of a game's board for lists: "2 players", "64 squares", "squares".
std::string players_of(const game::Game& game);
std::string board_of(const game::Game& game);
std::string surface_of(const game::Game& game);

/// "64 squares; 2 players; White begins."
std::string board_in_words(const game::Game& game);

/// "King (K)"
std::string name_with_letter(const moves::PieceType& piece_type);

/// The pieces that have a page on the site: those with moves, except helpers.
std::vector<const moves::PieceType*> listed_pieces(const game::Game& game);

}  // namespace boardwright::english
