// The rules of play of one game, with move tables that are built when first needed.
#pragma once
#include <map>
#include <utility>

#include "game/game.h"

namespace boardwright::game {

/// Caches the rules of play on a game's own board. Positions with equal numbers share one
/// GameLogic, since building the moves of all pieces from all cells takes much longer than a query.
/// In a game without a start whose pieces are promoted to any kind of the army, each position's own
/// army counts.
class GameLogics {
 public:
  /// Requires: the game outlives this.
  explicit GameLogics(const Game& game) : game_(game) {}

  /// The rules for positions with these numbers. The reference is valid as long as this object.
  const play::GameLogic& of(const Position& position);

  /// The number of rule sets built so far.
  std::size_t size() const { return known_.size(); }

 private:
  using Key = std::pair<decltype(Position::numbers), decltype(Position::army)>;

  const Game& game_;
  std::map<Key, play::GameLogic> known_;
};

}  // namespace boardwright::game
