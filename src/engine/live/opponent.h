// A simple computer opponent for every game.
#pragma once
#include <cstdint>
#include <optional>
#include <span>

#include "play/game_logic.h"

namespace boardwright::live {

using play::Move, play::Position;

/// Limits of a search: depth in plies, and positions searched, after which it stops. The same
/// effort finds the same move. The seed decides among moves of equal value.
struct Effort {
  int depth = 2;
  int nodes = 20'000;
  std::uint32_t seed = 1;
};

/// The result of a search: a legal move, unless there is none.
struct Thought {
  std::optional<Move> best;
  int value = 0;  ///< for the seat to move, in hundredths of a cell of mobility
  int depth = 0;  ///< the last completed depth
  int nodes = 0;
};

/// Searches for a good move of the seat to move after the last position of `game`. Alpha-beta
/// search with a quiescence search of captures. In a game of more than two teams it assumes that
/// all others play against it. The value of a piece is the number of cells it reaches on the empty
/// board.
Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort);

}  // namespace boardwright::live
