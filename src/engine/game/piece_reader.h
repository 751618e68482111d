// Reads the pieces of a game.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// What the Betza of a piece says that only the rules of play can tell in full.
struct BetzaWish {
  PieceTypeId piece_type = no_piece_type;
  Place place;
  bool en_passant = false;  ///< it captures in passing
  int castling = 0;         ///< it castles over so many cells; 0: it does not
};

/// Reads all [piece.ID] and warns of moves that lead nowhere.
/// Requires: the game has its board.
std::vector<BetzaWish> read_piece_types(Game& game, const Data& data, Report& report);

}  // namespace boardwright::game
