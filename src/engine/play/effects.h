// What follows from a move: pieces taken and kept in hand, scores, checks, the turn.
#pragma once
#include "play/move.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// Makes a legal move: pieces moved and taken, scores counted, the turn passed on. Mates are not
/// settled.
void advance(Position& position, const Move& move, const PlayTables& tables);

/// The turn goes to the next active seat; double steps of the seats it passes can no longer be
/// taken in passing.
void pass_turn(Position& position, const PlayTables& tables);

/// Takes a mated King and what is forfeit with him off the board.
void mate(Position& position, SeatId seat, const PlayTables& tables);

/// Whether nobody is left to play against another.
bool is_over(const Position& position, const PlayTables& tables);

}  // namespace boardwright::play
