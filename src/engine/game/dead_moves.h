// Moves that lead nowhere, or where their piece never stands: most are a slip of their author's.
#pragma once
#include <span>

#include "game/game.h"

namespace boardwright::game {

/// Warns of each move of a piece by which no seat comes from any cell of any board of the game to
/// another. `own` are the moves that the piece's table tells. Requires: the game has its boards.
void warn_of_dead_moves(const Game& game, const PieceType& piece_type,
                        std::span<const MovePattern> own, Report& report);

/// Reports a piece that goes to a cell on which, as its table says at `place`, it never stands.
void check_ends(const Game& game, const PieceType& piece_type, const Place& place, Report& report);

}  // namespace boardwright::game
