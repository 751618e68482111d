// Men that a reader has put on a board.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "live/answers.h"

namespace boardwright::live {

/// A man on a cell, of a seat, with numbers of his own.
struct PlacedPiece {
  CellId cell = no_cell;
  SeatId seat = first_seat;
  const Piece* piece = nullptr;
  State state;
};

/// What a request says of a board and the men on it.
struct Setting {
  const Board* board = nullptr;
  std::vector<PlacedPiece> men;

  const PlacedPiece* on(CellId cell) const;

  /// Who stands in the way of a man of a seat; nobody on `empty` counts.
  Men around(SeatId seat, CellId empty) const;
};

/// Reads the board, the men and, into `cell`, the cell of a request.
Refusal read_setting(Game& game, const Request& request, Setting& setting, CellId& cell);

}  // namespace boardwright::live
