// The rules engine: where a piece can go from a cell.
#pragma once
#include <optional>
#include <vector>

#include "rules/piece_moves.h"

namespace boardwright::rules {

/// Who stands in the way: pieces of the mover's seat, and all others.
struct Occupancy {
  CellSet own, enemy;
};

/// Where a piece may go. The first three sets are disjoint; none contains the cell it starts from.
struct Reach {
  CellSet moves;      ///< empty cells
  CellSet captures;   ///< cells of other seats' pieces
  CellSet blocked;    ///< cells it could go to but for a piece of its own seat there
  CellSet passed;     ///< cells of pieces whom it takes on its way to where it ends
  CellSet swaps;      ///< cells of pieces with whom it changes places
  bool back = false;  ///< it may go and come back without a capture, which is a null move

  CellSet all() const { return moves | captures | swaps; }
  int count() const { return moves.size() + captures.size() + swaps.size(); }
};

Reach reach(const PieceMoves& moves, const Occupancy& pieces, CellId from);

/// The ways taken, for drawing: each from the starting cell on, over every cell on which the move
/// might end, to the last that it reaches. Along paths they are the branches of a tree; moves told
/// by distance alone follow no way and have none.
std::vector<std::vector<CellId>> routes(const PieceMoves& moves, const Occupancy& pieces,
                                        CellId from);

/// All cells on which some move on an empty board can end.
CellSet range(const Board& board, const PieceMoves& moves);

/// The cells it can arrive on after any number of moves without capture, if these pieces stand
/// still; the start is one of them if it can come back.
CellSet range_from(const PieceMoves& moves, const Occupancy& pieces, CellId from);

/// The fewest moves from a cell of an empty board to each cell, -1 where there is no way.
std::vector<int> distances(const Board& board, const PieceMoves& moves, CellId from);

/// The fewest moves between two cells of an empty board, or nothing if there is no way.
std::optional<int> distance(const Board& board, const PieceMoves& moves, CellId from, CellId to);

}  // namespace boardwright::rules
