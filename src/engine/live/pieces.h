// Pieces that a user has placed on a board.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "live/answers.h"

namespace boardwright::live {

/// A piece on a cell, with its seat and its own numbers.
struct PlacedPiece {
  CellId cell = no_cell;
  SeatId seat = board::first_seat;
  const moves::PieceType* piece_type = nullptr;
  moves::State state;
};

/// The board of a request and the pieces on it.
struct Setting {
  const Board* board = nullptr;
  std::vector<PlacedPiece> pieces;

  const PlacedPiece* on(CellId cell) const;

  /// The pieces that can block or be captured by a piece of a seat. The cell `empty` counts as
  /// empty.
  moves::Occupancy around(SeatId seat, CellId empty) const;
};

/// Reads the board, the pieces and, into `cell`, the cell of a request.
Refusal read_setting(Game& game, const Request& request, Setting& setting, CellId& cell);

}  // namespace boardwright::live
