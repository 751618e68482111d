// Describes a claim briefly in English.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::english {

/// "Cells that the Bishop on e3 can go to": the claim without its value, from the sentence of its
/// kind in verify/kinds.
std::string in_words(const game::Claim& claim, const game::Game& game);

/// The difference between a documented and a computed value: the values, or, for lists of cells,
/// the cells that only one of them has ("with c4, without d3").
struct Difference {
  std::string printed, found;
};
Difference difference(const game::Claim& claim, const game::Value& computed);

}  // namespace boardwright::english
