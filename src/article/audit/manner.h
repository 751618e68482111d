// What a claim about moves says of their manner: the verbs and the directions.
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
  bool has_directions = false;                  ///< the sets are all that the claim says
};

/// The manner of the moves that a claim states; no verbs if it is about no moves.
Manner manner_of(const Game& game, const Claim& claim, const game::Value& value);

}  // namespace boardwright::audit
