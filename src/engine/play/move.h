// One move of a game.
#pragma once
#include <algorithm>
#include <array>

#include "play/position.h"

namespace boardwright::play {

/// A legal move. A piece who stays where he is (`to` is `from`) makes a null move; one put on the
/// board from the hand comes from no cell. With neither the turn is passed.
struct Move {
  CellId from = no_cell, to = no_cell;
  CellId taken = no_cell;  ///< where a piece is taken: `to`, or another cell in passing
  /// Where more are taken on the way, in the order of cells; no_cell behind the last.
  std::array<CellId, limits::captures - 1> also = none_also();
  PieceTypeId promoted = no_piece_type;           ///< what it becomes, or is put as
  CellId rook_from = no_cell, rook_to = no_cell;  ///< of castling, and of who changes places
  bool whole = false;                             ///< of the piece's whole length: his n grows
  bool multiplied = false;                        ///< he becomes multiple
  PieceTypeId dropped = no_piece_type;  ///< put on the board from the hand: at `to`, or at `gate`
  CellId gating_cell = no_cell;         ///< where the mover, or his Rook, came from
  CellId blocker = no_cell;             ///< where the seat puts the blocker

  bool is_drop() const { return from == no_cell && dropped != no_piece_type; }
  bool is_pass() const { return from == no_cell && dropped == no_piece_type; }
  /// What a piece from the hand is on the board.
  PieceTypeId put_as() const { return promoted == no_piece_type ? dropped : promoted; }
  bool is_swap() const { return rook_from != no_cell && rook_from == to && rook_to == from; }

  /// Whether it takes somewhere else than where it ends.
  bool takes_elsewhere() const {
    return (taken != no_cell && taken != to) || also.front() != no_cell;
  }
  bool takes_on(CellId cell) const {
    return taken == cell || std::find(also.begin(), also.end(), cell) != also.end();
  }

  /// The cells on which it takes, in turn.
  std::vector<CellId> all_taken() const;

  static constexpr std::array<CellId, limits::captures - 1> none_also() {
    std::array<CellId, limits::captures - 1> none{};
    none.fill(no_cell);
    return none;
  }
  friend bool operator==(const Move&, const Move&) = default;
};

inline std::vector<CellId> Move::all_taken() const {
  std::vector<CellId> cells;
  for (const CellId cell : also)
    if (cell != no_cell) cells.push_back(cell);
  if (taken != no_cell) cells.push_back(taken);
  return cells;
}

}  // namespace boardwright::play
