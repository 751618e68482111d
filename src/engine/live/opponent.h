// A simple opponent for every game: it looks a few moves ahead.
#pragma once
#include <cstdint>
#include <optional>
#include <span>

#include "play/game_logic.h"

namespace boardwright::live {

/// How much it thinks: to so many moves ahead, but no further once so many positions were looked
/// at. The same effort finds the same move; the seed decides among moves that are alike.
struct Effort {
  int depth = 2;
  int nodes = 20'000;
  std::uint32_t seed = 1;
};

/// What it has found: always a legal move, unless there is none.
struct Thought {
  std::optional<Move> best;
  int value = 0;  ///< for the seat whose turn it is, in hundredths of a step of mobility
  int depth = 0;  ///< looked through to the end
  int nodes = 0;
};

/// Looks for a good move of the seat whose turn it is at the end of a game so far. It searches with
/// alpha and beta, captures to the end of an exchange; in a game of more than two sides it expects
/// that all others play against it. A piece is worth the cells that he could reach on an empty
/// board.
Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort);

}  // namespace boardwright::live
