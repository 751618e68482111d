// Says in a few words what a claim is about.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::document {

/// "Cells that the Bishop on e3 can go to": the claim without its value, by the sentence of its
/// kind in verify/kinds.
std::string in_words(const Claim& claim, const Game& game);

/// How a documented and a computed value are told apart: the values, or, of two lists of cells,
/// what only one of them has ("with c4, without d3").
struct Difference {
  std::string printed, found;
};
Difference difference(const Claim& claim, const Value& computed);

}  // namespace boardwright::document
