// Moves made on a position and taken back: who stands where, nothing else.
#pragma once
#include <utility>
#include <vector>

#include "play/move.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// A piece of a seat who comes from its hand to a cell.
Piece dropped_piece(const PlayTables& tables, SeatId seat, PieceTypeId piece_type, CellId cell);

/// The piece after his move: perhaps another, of another length.
Piece changed(Piece piece, const Move& move, const PlayTables& tables);

/// The pieces whom a capture on a cell takes besides, where captures blast: all round it, and the
/// captor himself.
std::vector<CellId> blasted(const PlayTables& tables, const Position& position, CellId cell);

/// Makes moves on the board and takes them back.
class MakeUnmake {
 public:
  /// Requires: both outlive this. Moves made for good are not taken back.
  MakeUnmake(const PlayTables& tables, Position& position, bool for_good = false)
      : tables_(tables), position_(position), for_good_(for_good) {}

  /// Puts the pieces where a move of a seat leads, those promoted, dropped and blasted too. Hands,
  /// counters and the turn stay as they are.
  void do_move(const Move& move, SeatId seat);

  /// Takes back all that was made.
  void undo_move();

  /// The pieces whom fire has taken off, and from where.
  const std::vector<std::pair<CellId, Piece>>& burnt() const { return burnt_; }

 private:
  void put(CellId cell, Piece piece);
  void make_moves(const Move& move, SeatId seat);
  void put_blocker(CellId cell);
  bool is_immune(const Piece& piece) const;
  void burn(CellId cell);
  void burn_round(CellId cell);

  const PlayTables& tables_;
  Position& position_;
  bool for_good_;
  std::vector<std::pair<CellId, Piece>> before_;  ///< what stood where, in order of change
  std::vector<std::pair<CellId, Piece>> burnt_;
};

}  // namespace boardwright::play
