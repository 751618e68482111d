// Reads [[ending]] and [[problem]], and makes figures and claims of them.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads the endgames and problems of a game. Positions given as FEN are added to the game's
/// positions. Requires: the rules are read.
void read_problems(Game& game, const Data& data, Report& report);

/// Adds the figures of all problems to an article, and of the ends of their solutions: each figure
/// has the id of its section.
void add_problem_figures(const Game& game, Article& article);

/// Adds the claims of all endgames and problems to an article: of an endgame "ending-1", and of a
/// problem "problem-1" (its key), "problem-1-sound" and "problem-1-end".
void add_problem_claims(const Game& game, Article& article);

/// The generated page of problems, for a game that has articles.
Article article_of_problems(const Game& game, Extent extent);

/// The ids of an endgame and of a problem, by index, and of the solution of a problem.
std::string ending_id(std::size_t which);
std::string problem_id(std::size_t which);
std::string solution_of(const std::string& problem);

}  // namespace boardwright::game
