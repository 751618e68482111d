// What the moves of a game cost, counted before any is worked out.
#pragma once
#include <cstdint>

#include "game/game.h"

namespace boardwright::game {

/// About how many cells the moves of a piece lead over from all cells of a board together, for each
/// seat and state that has moves of its own. Lines are measured and not walked; what is worked out
/// besides is counted with them.
std::int64_t cost_of(const PieceType& piece_type, const Board& board);

/// The sum for all pieces of a game on its largest board, but of no more pieces than are needed to
/// pass limits::traced_cells. Reports the piece that passes it. True: none does.
bool check_cost(const Game& game, Report& report);

}  // namespace boardwright::game
