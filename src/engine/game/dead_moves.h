// Checks for moves that lead nowhere, or to cells where their piece never stands: most are
// mistakes.
#pragma once
#include <span>

#include "game/game.h"

namespace boardwright::game {

/// Warns of each move in `own`, the moves written in the piece's own table, that leads from no cell
/// of any board of the game to another, for no seat. Requires: the game has its boards.
void warn_of_dead_moves(const Game& game, const PieceType& piece_type,
                        std::span<const MovePattern> own, Report& report);

/// Reports a piece that can move to a cell outside its `stands`. `place` is that of `stands`.
void check_ends(const Game& game, const PieceType& piece_type, const Place& place, Report& report);

}  // namespace boardwright::game
