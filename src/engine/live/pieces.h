// Pieces that a reader has put on a board.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "live/answers.h"

namespace boardwright::live {

/// A piece on a cell, of a seat, with numbers of his own.
struct PlacedPieceType {
  CellId cell = no_cell;
  SeatId seat = first_seat;
  const PieceType* piece_type = nullptr;
  State state;
};

/// What a request says of a board and the pieces on it.
struct Setting {
  const Board* board = nullptr;
  std::vector<PlacedPieceType> pieces;

  const PlacedPieceType* on(CellId cell) const;

  /// Who stands in the way of a piece of a seat; nobody on `empty` counts.
  Occupancy around(SeatId seat, CellId empty) const;
};

/// Reads the board, the pieces and, into `cell`, the cell of a request.
Refusal read_setting(Game& game, const Request& request, Setting& setting, CellId& cell);

}  // namespace boardwright::live
