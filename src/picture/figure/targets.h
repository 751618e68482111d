// Where the piece of a figure can move, where it can capture, and where it can do neither.
#pragma once
#include <vector>

#include "moves/reach.h"
#include "play/game_logic.h"

namespace boardwright::figure {

using moves::Occupancy, moves::PieceMoves;

/// Where a piece can move and capture. A cell can be in both of the first two sets.
struct Targets {
  geometry::CellSet moves;
  geometry::CellSet captures;
  geometry::CellSet neither;  ///< cells one step away that are in none of the other sets
  std::vector<geometry::CellId>
      taken;                          ///< captured elsewhere than on the target cell, as en passant
  std::vector<play::Move> castlings;  ///< those of the moves that castle
  geometry::CellSet multiplies;       ///< target cells where it can become multiple
  bool stays = false;                 ///< a null move is legal
  geometry::CellSet illegal;          ///< reached by its moves but not legally; only on request
};

/// The moves of a piece without those that capture only certain types: arrows stand for an
/// opponent's piece of any type.
std::vector<notation::MovePattern> without_selective_captures(const moves::PieceType& piece_type);

/// Targets of a free piece: moves to empty cells, and captures on every cell where it could capture
/// an opponent's piece.
Targets targets_of(const board::Board& board, const PieceMoves& moves, const Occupancy& pieces,
                   geometry::CellId from);

/// Targets of a piece in a position, from its legal moves. Cells where it merely lacks a piece to
/// capture are in none of the three sets.
Targets targets_of(const board::Board& board, const std::vector<play::Move>& legal,
                   const Targets& free, geometry::CellId from);

/// The cells that share a side or a corner with a cell, or are one step away along an axis.
geometry::CellSet around(const board::Board& board, geometry::CellId cell);

}  // namespace boardwright::figure
