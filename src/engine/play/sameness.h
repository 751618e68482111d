// Which positions are equivalent under the rules.
#pragma once
#include <vector>

#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

class PlayTables;

/// A position without what affects no move: points, move counters, and `unmoved` marks that no move
/// depends on, such as a King's when no Rook is left to castle with. Double steps stay, since FEN
/// records each.
Position normalized_position(Position position, const Board& board,
                             const std::vector<PieceType>& piece_types, const GameRules& rules);

/// Whether the double step of a seat changes the legal moves of the seat whose turn it is. True if
/// other opponents are in play, whose moves it can affect.
bool en_passant_matters(const PlayTables& tables, const Position& position, SeatId seat);

/// The key that repetition compares: two positions are the same if their keys are equal. It is
/// `normalized_position` without the double steps that cannot be captured en passant, and without
/// marks that are `aside`.
Position repetition_key(const Position& position, const PlayTables& tables);

}  // namespace boardwright::play
