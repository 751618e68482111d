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

/// Limits of a search: depth in plies, and positions searched, after which it stops. The same
/// effort finds the same move, unless `stop` was set. The seed decides among moves of nearly equal
/// value: in the opening, and with a whim, which is in the units of values, later too.
struct Effort {
  int depth = 2;
  int nodes = 20'000;
  std::uint32_t seed = 1;
  int whim = 0;
  const std::atomic<bool>* stop = nullptr;  ///< where it becomes true, the search ends early
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

/// Searches for a good move of the seat to move after the last position of `game`, one ply deeper
/// each time. Alpha-beta search with a table of positions, and a quiescence search of captures and
/// of moves out of check: a mate in one is found at depth 1. In a game of more than two teams it
/// assumes that all others play against it. The value of a piece is the number of cells it reaches
/// on the empty board.
Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort);

}  // namespace boardwright::live
