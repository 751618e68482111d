// When two positions are the same to the rules.
#pragma once
#include <vector>

#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

/// A position without what has no effect on how play may go on: points, counters of moves, and
/// marks of men who have not moved where no move asks for it, as a King's when no Rook is left to
/// castle with. Two positions are the same if these are equal.
Position in_essence(Position position, const Board& board, const std::vector<Piece>& pieces,
                    const PlayRules& rules);

}  // namespace boardwright::play
