// The words of a page for endgames and problems.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::english {

/// "King and Rook against King"
std::string ending_in_words(const game::Game& game, const game::AskedEnding& ending);

/// "White moves, and forces mate in 2 moves at most."
std::string problem_in_words(const game::Game& game, const game::AskedProblem& problem);

}  // namespace boardwright::english
