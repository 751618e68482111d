// What FEN tells about a piece who has just passed over cells.
#pragma once
#include "play/fen.h"

namespace boardwright::play {

/// Finds moves over several cells in a position that they have led to.
class FenEnPassant {
 public:
  /// Requires: all of them outlive this.
  FenEnPassant(const Board& board, const std::vector<PieceType>& piece_types, const FenGame& game,
               const Position& position)
      : board_(board), piece_types_(piece_types), game_(game), position_(position) {}

  /// The move of a seat that a field tells by the cells passed over, one behind the other, and
  /// perhaps the piece's own among them: e3, c3c4, d6c5. Of several moves it is the one over just
  /// these cells. Without `from`: nobody can have made it.
  EnPassant read(std::string_view field, SeatId seat) const;

  /// The fields that may tell a move: cells on which it can be taken, and with them the piece's
  /// own.
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
