// The ways in which a board can be laid on itself so that pieces move as before.
#pragma once
#include <span>
#include <vector>

#include "moves/piece_moves.h"

namespace boardwright::solve {

using board::Board;
using geometry::CellId, geometry::CellSet;

/// For each cell, the cell that it comes to lie on.
using Turning = std::vector<CellId>;

/// The turnings and reflections of a board, at least the one that leaves each cell where it is,
/// which comes first. Each carries all rays and floods of `moves` to such of the same pattern, and
/// each set of `kept` to itself. A board with a great many ways may give that one alone.
std::vector<Turning> symmetries_of(const Board& board,
                                   std::span<const moves::PieceMoves* const> moves,
                                   std::span<const CellSet> kept);

}  // namespace boardwright::solve
