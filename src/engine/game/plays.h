// The rules of play of one game, worked out when they are first asked for.
#pragma once
#include <map>

#include "game/game.h"

namespace boardwright::game {

/// The rules of play on a game's own board. Positions with the same numbers share theirs, since
/// working out the moves of all pieces from all cells takes much longer than a question to them.
class GameLogics {
 public:
  /// Requires: the game outlives this.
  explicit GameLogics(const Game& game) : game_(game) {}

  /// For positions like this one. Good as long as this lives.
  const GameLogic& of(const Position& position);

  /// How many were worked out.
  std::size_t size() const { return known_.size(); }

 private:
  const Game& game_;
  std::map<decltype(Position::numbers), GameLogic> known_;
};

}  // namespace boardwright::game
