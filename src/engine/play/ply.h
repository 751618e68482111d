// One move of a game.
#pragma once
#include "play/position.h"

namespace boardwright::play {

/// A legal move. A man who stays where he is (`to` is `from`) makes a null move; one put on the
/// board from the hand comes from no cell. With neither the turn is passed.
struct Ply {
  CellId from = no_cell, to = no_cell;
  CellId taken = no_cell;       ///< where a man is taken: `to`, or another cell in passing
  PieceId promoted = no_piece;  ///< what it becomes
  CellId rook_from = no_cell, rook_to = no_cell;  ///< of castling
  bool whole = false;                             ///< of the man's whole length: his n grows
  bool multiplied = false;                        ///< he becomes multiple
  PieceId dropped = no_piece;  ///< put on the board from the hand: at `to`, or at `gate`
  CellId gate = no_cell;       ///< where the mover, or his Rook, came from

  bool is_drop() const { return from == no_cell && dropped != no_piece; }
  bool is_pass() const { return from == no_cell && dropped == no_piece; }
  friend bool operator==(const Ply&, const Ply&) = default;
};

}  // namespace boardwright::play
