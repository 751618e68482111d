// The words of a page for endgames and problems.
#pragma once
#include <string>

#include "english/play_words.h"

namespace boardwright::english {

/// "King and Rook against King"
std::string ending_in_words(const game::Game& game, const game::AskedEnding& ending);

/// The results of the endings that a game's data asks for: "King and Rook against King: a win takes
/// 16 moves at most."
RuleText endgames_in_words(const game::Game& game);

/// "White moves, and forces mate in 2 moves at most."
std::string problem_in_words(const game::Game& game, const game::AskedProblem& problem);

}  // namespace boardwright::english
