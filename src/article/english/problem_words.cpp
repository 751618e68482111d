// Names the pieces of an endgame, and says what a problem asks for.
#include "english/problem_words.h"

#include <array>
#include <vector>

#include "base/text.h"
#include "figure/words.h"
#include "solve/endgame.h"
#include "solve/goal.h"

namespace boardwright::english {

std::string ending_in_words(const game::Game& game, const game::AskedEnding& ending) {
  base::Refusal ignored;  // it has been read already
  std::array<std::vector<std::string>, 2> sides;
  for (const solve::ArmyPiece& piece :
       solve::read_material(ending.pieces, game.piece_types, game.rules, ignored))
    sides[base::index(piece.seat)].push_back(game.piece_type(piece.piece_type).name);
  return base::listed(sides[0]) + " against " + base::listed(sides[1]);
}

RuleText endgames_in_words(const game::Game& game) {
  RuleText text{"endgames", "Endgames", {}};
  for (const game::AskedEnding& ending : game.endings)
    text.items.push_back(ending_in_words(game, ending) + ": " +
                         (ending.moves > 0 ? "a win, where it can be forced, takes at most " +
                                                 figure::counted(ending.moves, "move", "moves")
                                           : "neither side can win"));
  return text;
}

std::string problem_in_words(const game::Game& game, const game::AskedProblem& problem) {
  using solve::Goal;
  const auto goal = solve::read_goal(problem.goal);
  const play::Position* position = game.find_position(problem.position);
  const auto& seats = game.board().seats;
  if (!goal || position == nullptr || seats.size() != 2) return {};
  const std::size_t turn = base::index(position->turn);
  const std::string &first = seats[turn].name, &other = seats[1 - turn].name;
  const bool wins = goal->aim == Goal::Aim::win;
  const std::string aim = wins ? "win" : goal->aim == Goal::Aim::stalemate ? "stalemate" : "mate";
  const std::string moves = figure::counted(goal->moves, "move", "moves");
  switch (goal->kind) {
    case Goal::Kind::direct:
      return first + " moves, and forces " + (wins ? "a " : "") + aim + " in " + moves +
             " at most.";
    case Goal::Kind::self:
      return first + " moves, and forces " + other + " to " + aim + (wins ? "" : " " + first) +
             " in " + moves + " at most.";
    case Goal::Kind::help:
      return first + " begins, the two sides cooperate, and " + (goal->half ? first : other) + " " +
             aim + "s on move " + std::to_string(goal->moves) + ".";
    case Goal::Kind::series:
      return first + " makes " + moves + " in a row, and " + aim + "s with the last.";
    case Goal::Kind::series_help:
      return first + " makes " + moves + " in a row, and then " + other + " " + aim + "s.";
  }
  return {};
}

}  // namespace boardwright::english
