// The rules of play of one game, with move tables that are built when first needed.
#pragma once
#include <map>

#include "game/game.h"

namespace boardwright::game {

/// Caches the rules of play on a game's own board. Positions with equal numbers share one
/// GameLogic, since building the moves of all pieces from all cells takes much longer than a query.
class GameLogics {
 public:
  /// Requires: the game outlives this.
  explicit GameLogics(const Game& game) : game_(game) {}

  /// The rules for positions with these numbers. The reference is valid as long as this object.
  const play::GameLogic& of(const Position& position);

  /// The number of rule sets built so far.
  std::size_t size() const { return known_.size(); }

 private:
  const Game& game_;
  std::map<decltype(Position::numbers), play::GameLogic> known_;
};

}  // namespace boardwright::game
