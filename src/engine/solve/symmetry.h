// Symmetries of a board under which pieces move alike.
#pragma once
#include <span>
#include <vector>

#include "moves/piece_moves.h"

namespace boardwright::solve {

using board::Board;
using geometry::CellId, geometry::CellSet;

/// For each cell, its image under a symmetry.
using Turning = std::vector<CellId>;

/// The symmetries of a board, the identity first. Each maps the rays and floods of `moves` to ones
/// of the same pattern, and each set of `kept` to itself. If there are too many maps to try, the
/// identity alone.
std::vector<Turning> symmetries_of(const Board& board,
                                   std::span<const moves::PieceMoves* const> moves,
                                   std::span<const CellSet> kept);

}  // namespace boardwright::solve
