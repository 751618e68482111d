// Whether two pieces have the same moves, however they are told.
#pragma once
#include "rules/piece_moves.h"

namespace boardwright::rules {

/// Whether both lead over the same cells to the same ends, among whatever pieces. It may say no of
/// moves told in very different ways, and never yes of moves that differ.
bool are_same(const PieceMoves& one, const PieceMoves& other, const Board& board);

}  // namespace boardwright::rules
