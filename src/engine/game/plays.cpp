// Caches the rules of play of one game.
#include "game/plays.h"

#include <algorithm>

namespace boardwright::game {

const play::GameLogic& GameLogics::of(const Position& position) {
  Key key{position.numbers, {}};
  const bool by_army = std::ranges::any_of(game_.rules.promotions, &play::Promotion::army);
  if (by_army && game_.find_position(game_.start) == nullptr) key.second = position.began_with();
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  return known_.emplace(std::move(key), play_of(game_, position)).first->second;
}

}  // namespace boardwright::game
