// The manner of moves that a claim is about: the verbs and the directions.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::audit {

using game::Claim, game::Game;

/// The words for directions, by verb.
struct Manner {
  std::set<std::string> verbs;                  ///< "move", "capture"
  std::set<std::string> moves_to, captures_to;  ///< meanings of directions: "forward"
  bool has_directions = false;                  ///< whether directions are known
};

/// The manner of the moves that a claim states; no verbs if it is not about moves.
Manner manner_of(const Game& game, const Claim& claim, const game::Value& value);

}  // namespace boardwright::audit
