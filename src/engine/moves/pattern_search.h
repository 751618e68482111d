// Lines of the notation for a piece of which only the cells that it reaches are known.
#pragma once
#include <vector>

#include "moves/piece_moves.h"

namespace boardwright::moves {

/// The cells that a piece reaches from one cell of a board without other pieces. The sets are
/// disjoint.
struct WantedReach {
  CellSet both;      ///< with and without a capture
  CellSet moves;     ///< only without a capture
  CellSet captures;  ///< only to capture

  CellSet all() const { return both | moves | captures; }
  friend bool operator==(const WantedReach&, const WantedReach&) = default;
};

/// The wanted cells of moves, as far as pieces alone on their cells show them.
WantedReach shown_reach(const Board& board, std::span<const MovePattern> moves, SeatId seat,
                        CellId from, const State& state = {});

/// Finds moves with exactly this reach, the shortest first, and at most `most` ways to write them.
/// None if nothing is wanted, or if no few lines lead to all of the cells and to no others.
///
///   (1) shown_reach() of each is what is wanted.
///   (2) Each line reads back as the same move.
std::vector<std::vector<MovePattern>> find_patterns(const Board& board, SeatId seat, CellId from,
                                                    const WantedReach& wanted, int most = 3);

}  // namespace boardwright::moves
