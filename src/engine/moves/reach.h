// Reach: where a piece can go from a cell.
#pragma once
#include <optional>
#include <vector>

#include "moves/piece_moves.h"

namespace boardwright::moves {

/// The occupied cells: by pieces of the mover's seat, and by all others.
struct Occupancy {
  CellSet own, enemy;
};

/// Where a piece can go. The first three sets are disjoint and do not contain its starting cell.
struct Reach {
  CellSet moves;      ///< empty cells
  CellSet captures;   ///< cells of other seats' pieces
  CellSet blocked;    ///< cells it could go to without a piece of its seat there
  CellSet passed;     ///< cells of pieces that it captures on its way
  CellSet swaps;      ///< cells of pieces with which it changes places
  bool back = false;  ///< it can go and come back without a capture: a null move

  CellSet all() const { return moves | captures | swaps; }
  int count() const { return moves.size() + captures.size() + swaps.size(); }
};

Reach reach(const PieceMoves& moves, const Occupancy& pieces, CellId from);

/// The routes of all moves, for drawing: each from the starting cell over every cell on which the
/// move could end to the last that it reaches. Along paths they are the branches of a tree; moves
/// by distance or around the board have none.
std::vector<std::vector<CellId>> routes(const PieceMoves& moves, const Occupancy& pieces,
                                        CellId from);

/// The cells on which some move from a cell can end, whatever stands on the board.
CellSet possible_ends(const PieceMoves& moves, CellId from);

/// All cells on which some move on an empty board can end.
CellSet range(const Board& board, const PieceMoves& moves);

/// The cells that the piece can reach by any number of moves without capture while other pieces
/// stay in place; including the start if it can come back.
CellSet range_from(const PieceMoves& moves, const Occupancy& pieces, CellId from);

/// The fewest moves from a cell of an empty board to each cell; -1: unreachable.
std::vector<int> distances(const Board& board, const PieceMoves& moves, CellId from);

/// The fewest moves between two cells of an empty board; nothing if unreachable.
std::optional<int> distance(const Board& board, const PieceMoves& moves, CellId from, CellId to);

}  // namespace boardwright::moves
