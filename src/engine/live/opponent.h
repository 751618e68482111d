// A simple computer opponent for every game.
#pragma once
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "play/game_logic.h"

namespace boardwright::live {

using play::Move, play::Position;

/// Limits of a search: depth in single moves, and positions searched, after which it stops. The
/// same effort finds the same move, unless `stop` was set. The seed decides among moves of nearly
/// equal value in the opening and, with a `whim` (their largest difference, in the units of
/// values), later too.
struct Effort {
  int depth = 2;
  int nodes = 20'000;
  std::uint32_t seed = 1;
  int whim = 0;
  const std::atomic<bool>* stop = nullptr;   ///< where it becomes true, the search ends early
  const std::vector<int>* worths = nullptr;  ///< of the piece types; null: those of the game
};

/// The result of a search: a legal move, unless there is none.
struct Thought {
  std::optional<Move> best;
  int value = 0;  ///< for the seat to move, in hundredths of a cell of mobility
  int depth = 0;  ///< the last completed depth
  int nodes = 0;
  /// The moves that it expects, `best` first. Shorter than `depth` where the table of positions
  /// knew the value of the rest.
  std::vector<Move> line;
};

/// What pieces of each type are worth to a player, in hundredths of a cell of mobility: the worth
/// in the game's data, or 50 plus 100 for each cell that the piece reaches on the empty board,
/// averaged over its cells.
std::vector<int> worths_of(const play::GameLogic& play);

/// Searches for a good move of the seat to move after the last position of `game`, one ply deeper
/// each time. Alpha-beta search with a table of positions, and a quiescence search of captures and
/// of moves out of check: a mate in one is found at depth 1. What follows a check is searched
/// deeper, up to twice the depth, and late quiet moves less deep. In a game of more than two teams
/// it assumes that all others play against it. A piece counts by its worth, by the cells that it
/// would reach from its place on the empty board, and by those of them that are next to a royal
/// piece of the others.
Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort);

}  // namespace boardwright::live
