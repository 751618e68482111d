// The en passant field of FEN: a piece that has just passed over cells.
#pragma once
#include "play/fen.h"

namespace boardwright::play {

/// Finds the move over several cells that led to a position.
class FenEnPassant {
 public:
  /// Requires: all of them outlive this.
  FenEnPassant(const Board& board, const std::vector<PieceType>& piece_types, const FenGame& game,
               const Position& position)
      : board_(board), piece_types_(piece_types), game_(game), position_(position) {}

  /// The move of a seat that a field denotes by the names of the cells passed over, and optionally
  /// of the cell of the piece, without separators: e3, c3c4, d6c5. Of several moves it is the one
  /// over exactly these cells. `from` is no_cell if no piece can have made such a move.
  EnPassant read(std::string_view field, SeatId seat) const;

  /// The fields that can denote a move: the cells on which it can be captured, without and with the
  /// cell of the piece.
  std::vector<std::string> fields_of(const EnPassant& en_passant, SeatId seat) const;

 private:
  template <class Visit>
  void each_move(SeatId seat, const Visit& visit) const;
  std::vector<CellId> cells_of(std::string_view field) const;
  CellSet can_be_taken_on(const CellSet& way, SeatId seat) const;

  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const FenGame& game_;
  const Position& position_;
};

}  // namespace boardwright::play
