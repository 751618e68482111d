// Estimates the cost of a game's moves before any move table is built.
#pragma once
#include <cstdint>

#include "game/game.h"

namespace boardwright::game {

/// Roughly the number of cells that the moves of a piece lead over, summed over all cells of a
/// board and over each seat and state that has moves of its own. Lines are measured, not traversed.
/// Other work is counted in the same unit.
std::int64_t cost_of(const PieceType& piece_type, const Board& board);

/// Adds up the cost of all pieces of a game on its largest board and stops at the first piece with
/// which the sum exceeds limits::traced_cells. Reports that piece and returns false; returns true
/// if there is none.
bool check_cost(const Game& game, Report& report);

}  // namespace boardwright::game
