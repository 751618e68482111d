// Plays the engine and the definition side by side.
#pragma once
#include <cstdint>
#include <string>

#include "definition/definition.h"

namespace boardwright::definition {

struct Played {
  long long positions = 0;
  std::string difference;  ///< the first, with all that shows it; empty: none
};

/// Makes so many random moves from a position, and compares moves, checks, positions and ends.
Played compare(const Game& game, const play::Position& start, std::uint64_t seed, int moves);

/// Puts each piece on each cell, one at a time, among random opponents, and compares what it
/// attacks by the tables of the engine and by the definition. `every`: on one cell of so many
/// alone. The first difference, or nothing.
std::string attacks_apart(const Game& game, const play::Position& start, std::uint64_t seed,
                          int every = 1);

/// The same along given moves, as the engine reads them.
Played compare_along(const Game& game, const play::Position& start,
                     const std::vector<std::string>& moves);

}  // namespace boardwright::definition
