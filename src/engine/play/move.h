// One move of a game.
#pragma once
#include <algorithm>
#include <array>

#include "play/position.h"

namespace boardwright::play {

/// A legal move. `to` equals `from` for a null move, a rifle capture and a promotion in place. A
/// drop has a type in `dropped` and no `from`; a pass has neither.
struct Move {
  CellId from = no_cell, to = no_cell;
  CellId taken = no_cell;  ///< cell of the captured piece: `to`, or another one as en passant
  /// Cells of further captures on the way, in order; no_cell after the last.
  std::array<CellId, base::limits::captures - 1> also = none_also();
  PieceTypeId promoted = no_piece_type;           ///< type it is promoted to or dropped as
  CellId rook_from = no_cell, rook_to = no_cell;  ///< of castling and of swaps
  bool whole = false;                             ///< over the piece's full range: its n grows
  bool multiplied = false;                        ///< it becomes multiple
  PieceTypeId dropped = no_piece_type;            ///< from the hand: to `to`, or to `gating_cell`
  CellId gating_cell = no_cell;  ///< the cell just left on which a piece is gated in
  CellId blocker = no_cell;      ///< where the seat puts the blocker

  bool is_drop() const { return from == no_cell && dropped != no_piece_type; }
  bool is_pass() const { return from == no_cell && dropped == no_piece_type; }
  /// The type that a dropped piece has on the board.
  PieceTypeId put_as() const { return promoted == no_piece_type ? dropped : promoted; }
  bool is_swap() const { return rook_from != no_cell && rook_from == to && rook_to == from; }

  /// Whether it captures on a cell other than the one on which it ends.
  bool takes_elsewhere() const {
    return (taken != no_cell && taken != to) || also.front() != no_cell;
  }
  bool takes_on(CellId cell) const {
    return taken == cell || std::find(also.begin(), also.end(), cell) != also.end();
  }

  /// The cells on which it captures, in order.
  std::vector<CellId> all_taken() const;

  static constexpr std::array<CellId, base::limits::captures - 1> none_also() {
    std::array<CellId, base::limits::captures - 1> none{};
    none.fill(no_cell);
    return none;
  }
  friend bool operator==(const Move&, const Move&) = default;
};

/// Whether a move captures a piece of another team, before it is made. A piece of the mover's team
/// that a promotion displaces does not count as captured.
inline bool takes_from_others(const Position& position, const Move& move) {
  if (move.taken == no_cell || move.from == no_cell) return false;
  const SeatId seat = position.at(move.from).seat;
  const auto is_other = [&](CellId cell) {
    return cell != no_cell && (position.mated(position.at(cell).seat) ||
                               !position.are_team(position.at(cell).seat, seat));
  };
  return is_other(move.taken) || std::any_of(move.also.begin(), move.also.end(), is_other);
}

inline std::vector<CellId> Move::all_taken() const {
  std::vector<CellId> cells;
  for (const CellId cell : also)
    if (cell != no_cell) cells.push_back(cell);
  if (taken != no_cell) cells.push_back(taken);
  return cells;
}

}  // namespace boardwright::play
