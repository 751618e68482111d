// When two positions are the same to the rules.
#pragma once
#include <vector>

#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

class PlayTables;

/// A position without what bears on no move: points, counters of moves, and marks of pieces who
/// have not moved where no move asks for it, as a King's when no Rook is left to castle with. A
/// double step stays, since FEN names each.
Position normalized_position(Position position, const Board& board,
                             const std::vector<PieceType>& piece_types, const GameRules& rules);

/// Whether the double step of a seat changes the legal moves of the seat whose turn it is. True
/// where other seats move before it is forgotten.
bool en_passant_matters(const PlayTables& tables, const Position& position, SeatId seat);

/// What repetition compares: two positions are the same if these are equal. It is
/// `normalized_position` without the double steps that nobody can answer.
Position repetition_key(const Position& position, const PlayTables& tables);

}  // namespace boardwright::play
