// Caches the rules of play of one game.
#include "game/plays.h"

namespace boardwright::game {

const play::GameLogic& GameLogics::of(const Position& position) {
  if (const auto found = known_.find(position.numbers); found != known_.end()) return found->second;
  return known_.emplace(position.numbers, play_of(game_, position)).first->second;
}

}  // namespace boardwright::game
