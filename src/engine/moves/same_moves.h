// Whether two pieces have the same moves, in whatever notation.
#pragma once
#include "moves/piece_moves.h"

namespace boardwright::moves {

/// Whether two tables of moves lead over the same cells to the same ends in every position. Can
/// return false for equal moves in very different notation, but never true for different moves.
bool are_same(const PieceMoves& one, const PieceMoves& other, const Board& board);

}  // namespace boardwright::moves
