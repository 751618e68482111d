// The effects of a move on a position: captures, pieces in hand, scores, checks, the turn.
#pragma once
#include "play/move.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// Applies a legal move: moves and captures pieces, updates scores, passes the turn on. Does not
/// settle mates.
void advance(Position& position, const Move& move, const PlayTables& tables);

/// Removes the rights of the pieces at which the piece on a cell aims.
void lose_rights(Position& position, CellId to, const PlayTables& tables);

/// Passes the turn to the next active seat. Moves of this seat, and of those skipped, can no longer
/// be captured en passant.
void pass_turn(Position& position, const PlayTables& tables);

/// Marks a seat as mated: removes its King and the pieces that are forfeit with it.
void mate(Position& position, SeatId seat, const PlayTables& tables);

/// Whether all active seats are of one team.
bool is_over(const Position& position, const PlayTables& tables);

}  // namespace boardwright::play
