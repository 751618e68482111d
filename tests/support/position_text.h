// Positions as text, for tests that compare them.
#pragma once
#include <string>
#include <vector>

#include "play/position.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Writes a position. parse_position reads it back unchanged, except for scores.
std::string print_position(const Position& position, const Board& board,
                           const std::vector<PieceType>& piece_types);

}  // namespace boardwright::test
