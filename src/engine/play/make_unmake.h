// Makes and unmakes moves on a position: changes the pieces on cells and nothing else.
#pragma once
#include <utility>
#include <vector>

#include "play/move.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// A piece of a seat as it is after a drop on a cell.
Piece dropped_piece(const PlayTables& tables, SeatId seat, PieceTypeId piece_type, CellId cell);

/// The piece after its move: promoted, with a longer range, or no longer bound.
Piece changed(Piece piece, const Move& move, const PlayTables& tables);

/// Makes moves on the board and unmakes them.
class MakeUnmake {
 public:
  /// Requires: both outlive this. With `for_good`, moves cannot be undone.
  MakeUnmake(const PlayTables& tables, Position& position, bool for_good = false)
      : tables_(tables), position_(position), for_good_(for_good) {}

  /// Makes a move of a seat on the board, with promotion, drop and lines. Hands, counters and the
  /// turn stay as they are.
  void do_move(const Move& move, SeatId seat);

  /// Makes a move up to where lines take effect.
  void do_move_without_lines(const Move& move, SeatId seat);

  /// Undoes all moves made.
  void undo_move();

  /// The pieces that lines have removed, with their cells.
  const std::vector<std::pair<CellId, Piece>>& removed() const { return removed_; }

  /// The cells whose pieces have changed sides.
  const std::vector<CellId>& turned() const { return turned_; }

  /// Whether a line has removed a royal piece of a seat.
  bool lost_royal(SeatId seat) const { return (lost_royals_ & bit_of(seat)) != 0; }

 private:
  void put(CellId cell, Piece piece);
  void remove(CellId cell);
  void turn_to(SeatId seat, CellId cell);
  void become(const RuleTerm& what, const Turn& turn);
  void put_blocker(CellId cell);
  void apply_lines(const Turn& turn);

  const PlayTables& tables_;
  Position& position_;
  bool for_good_;
  std::vector<std::pair<CellId, Piece>>
      before_;  ///< previous contents of cells, in order of change
  std::vector<std::pair<CellId, Piece>> removed_;
  std::vector<CellId> turned_;
  std::uint8_t lost_royals_ = 0;  ///< one bit for each seat
};

}  // namespace boardwright::play
