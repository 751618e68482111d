// Reads the pieces of a game.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// A rule of play that a piece's Betza asks for and only [play] can define in full.
struct BetzaRequirement {
  PieceTypeId piece_type = no_piece_type;
  Place place;
  bool en_passant = false;  ///< the piece captures en passant
  int castling = 0;         ///< number of cells the King moves in castling; 0: no castling
};

/// Reads all [piece.ID] tables and warns of moves that lead nowhere. Moves to cells where their
/// piece never stands are errors, which are not looked for if only figures are read. Requires: the
/// game has its board.
std::vector<BetzaRequirement> read_piece_types(Game& game, const Data& data, Extent extent,
                                               Report& report);

}  // namespace boardwright::game
