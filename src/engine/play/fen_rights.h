// The castling field of FEN: which pieces have not moved.
#pragma once
#include "play/fen.h"

namespace boardwright::play {

/// Marks the unmoved pieces of one position.
class FenRights {
 public:
  /// Requires: all of them outlive this.
  FenRights(const Board& board, const std::vector<PieceType>& piece_types, const FenGame& game,
            Position& position)
      : board_(board), piece_types_(piece_types), game_(game), position_(position) {}

  /// Marks pieces that are where they were at the start, except those that depend on the letters of
  /// the castling field.
  void mark_unmoved();

  /// Marks the pieces that a letter denotes, a capital for the first seat: a King and the outermost
  /// Rook on the side of K or Q, or a King and the Rook on a file; or the pieces of a file that can
  /// gate others in or have rights. Returns false if there are none.
  bool allow(char letter);

 private:
  bool has_right(PieceTypeId piece_type) const;
  bool is_marked_by_letters(PieceTypeId piece_type) const;
  bool is_setting_up(SeatId seat) const;
  const Castling* rule_of(CellId king) const;
  bool is_own(CellId at, SeatId seat) const;
  std::vector<CellId> line_of(CellId king, SeatId seat, const Castling& rule) const;
  template <class Mark>
  bool each_king(SeatId seat, const Mark& mark);
  bool allow_castling(bool right, SeatId seat);
  bool allow_rook(const std::string& file, SeatId seat);
  bool allow_file(const std::string& file, SeatId seat);
  bool is_at_home(CellId at, SeatId seat) const;
  bool is_put_there(CellId at, const Piece& piece) const;
  bool may_castle_from(CellId at, SeatId seat, const Castling& rule) const;

  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const FenGame& game_;
  Position& position_;
};

}  // namespace boardwright::play
