// Where the piece of a figure may go, where it may capture, and where it may do neither.
#pragma once
#include <vector>

#include "play/game_logic.h"
#include "rules/reach.h"

namespace boardwright::figure {

/// What a piece can do on the cells round him and further off. A cell may be in both of the first
/// two sets.
struct Targets {
  CellSet moves;
  CellSet captures;
  CellSet neither;              ///< those cells one step away that are in none of the others
  std::vector<CellId> taken;    ///< pieces taken elsewhere than on the cell of the move: in passing
  std::vector<Move> castlings;  ///< those of the moves that are castling
  CellSet multiplies;           ///< those of the cells where he may become multiple
  bool stays = false;           ///< he may stay where he is: a null move
  CellSet closed;               ///< where his moves lead, but no legal one; if that is asked for
};

/// The moves of a piece but those that take only some pieces: arrows speak of an opponent's piece
/// of any kind.
std::vector<MovePattern> takes_anybody(const PieceType& piece_type);

/// Of a free piece: moves to empty cells, and captures on every cell where an opponent's piece
/// would be in his reach.
Targets targets_of(const Board& board, const PieceMoves& moves, const Occupancy& pieces,
                   CellId from);

/// Of a piece in a position, by his legal moves. Cells on which he only lacks a piece to capture
/// count as none of the three.
Targets targets_of(const Board& board, const std::vector<Move>& legal, const Targets& free,
                   CellId from);

/// The cells that share a side or a corner with a cell, or lie one step along an axis.
CellSet around(const Board& board, CellId cell);

}  // namespace boardwright::figure
