// Claims about problems and endgames: what a side can force.
#include <algorithm>

#include "base/limits.h"
#include "base/text.h"
#include "game/endgames.h"
#include "play/algebraic.h"
#include "solve/solver.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using game::Count;
using solve::Solution;

namespace {

/// Steps for each position that a solver looks at, and for each entry of an endgame table.
constexpr std::int64_t node_steps = 200, entry_steps = 60;

std::string names_of_keys(const play::GameLogic& play, const Position& position,
                          const Solution& solution) {
  std::vector<std::string> names;
  for (const solve::Branch& key : solution.keys)
    names.push_back(play::print_algebraic(play, position, key.move));
  return names.empty() ? "none" : base::joined(names, ", ");
}

/// The claim's problem, solved; null if it is refused.
const SolvedProblem* solved(ClaimContext& context) {
  constexpr std::int64_t most_nodes = 1'000'000;
  const game::Claim& claim = context.claim();
  auto& known = context.cache().solved;
  std::vector<std::string> problem;
  for (const char* key : {"board", "position", "plays", "goal"}) problem.push_back(claim.key(key));
  if (const auto found = known.find(problem); found != known.end()) return &found->second;
  const Position position = context.position();
  const std::string& text = claim.key("goal");
  const auto goal = solve::read_goal(text);
  if (!goal) {
    const base::Refusal refused = solve::not_a_goal(text);
    context.refuse(refused.problem, refused.hint, text);
  }
  if (context.refused()) return nullptr;
  const play::GameLogic& play = context.play(position);
  if (const base::Refusal refused = solve::check_start(play, position); refused.refuses()) {
    context.refuse(refused.problem, refused.hint);
    return nullptr;
  }
  if (!context.spend(play.weight())) return nullptr;
  const Solution found = solve::solve(play, position, *goal, {.nodes = most_nodes});
  if (!found.complete)
    context.refuse("not solved within " + std::to_string(most_nodes) + " positions");
  if (!context.spend(found.nodes * node_steps)) return nullptr;
  SolvedProblem kept{found.shortest > 0, names_of_keys(play, position, found),
                     solutions_in(found, *goal)};
  return &known.emplace(std::move(problem), std::move(kept)).first->second;
}

Value forces(ClaimContext& context) {
  const SolvedProblem* found = solved(context);
  return found != nullptr && found->is_forced;
}

Value key_moves(ClaimContext& context) {
  const SolvedProblem* found = solved(context);
  return found != nullptr ? Value(found->keys) : Value();
}

Value solutions(ClaimContext& context) {
  const SolvedProblem* found = solved(context);
  return found != nullptr ? Value(found->solutions) : Value();
}

/// The summary of the claim's endgame table; nothing if it is refused.
std::optional<solve::EndgameSummary> endgame(ClaimContext& context) {
  constexpr std::int64_t most_bytes = 50'000'000;
  const std::string& text = context.claim().key("endgame");
  const game::Game& game = context.game();
  base::Refusal refusal;
  const auto material = solve::read_material(text, game.piece_types, game.rules, refusal);
  if (refusal.refuses()) context.refuse(refusal.problem, refusal.hint, text);
  if (&context.board() != &game.board())
    context.refuse("endgames are played on the game's own board");
  if (context.refused()) return std::nullopt;
  std::int64_t steps = entry_steps;
  for (std::size_t i = 0; i < material.size() && steps < base::limits::proof_steps; ++i)
    steps *= game.board().size();
  if (!context.spend(steps)) return std::nullopt;
  auto found = game::solve_endgame(game, material, most_bytes, refusal);
  if (!found) context.refuse(refusal.problem, refusal.hint, text);
  return found;
}

Value longest_win(ClaimContext& context) {
  const auto found = endgame(context);
  return Count{found ? found->longest_win : 0};
}

Value won_share(ClaimContext& context) {
  const auto found = endgame(context);
  if (!found || found->to_move[0].positions == 0) return game::Percent{};
  constexpr std::int64_t whole = 100;
  const solve::Share& share = found->to_move[0];
  return game::Percent{
      static_cast<int>((2 * whole * share.won + share.positions) / (2 * share.positions))};
}

Value insufficient(ClaimContext& context) {
  const auto found = endgame(context);
  return found && std::ranges::all_of(found->to_move, [](const solve::Share& share) {
           return share.won + share.lost == 0;
         });
}

constexpr ClaimKind problem_rows[] = {
    {"forces", "position goal (plays)", forces, Yields::truth,
     "whether a problem has a solution: `#2`, mate in two",
     "the problem {goal} has a solution {where position}"},
    {"keys", "position goal (plays)", key_moves, Yields::words,
     "the first moves that solve it, in algebraic notation: `Ra6`, or `none`",
     "what solves the problem {goal} {where position}"},
    {"solutions", "position goal (plays)", solutions, Yields::count,
     "how many solutions it has: first moves if it is forced, otherwise lines of moves",
     "number of solutions of the problem {goal} {where position}"},
    {"longest-win", "endgame", longest_win, Yields::count,
     "how many moves the longest win takes with these pieces: `KRK`",
     "moves of the longest win in the endgame {endgame}"},
    {"won-share", "endgame", won_share, Yields::share,
     "of the positions with the stronger side to move, the share that it wins",
     "share of positions that the stronger side wins with the move in the endgame {endgame}"},
    {"insufficient", "endgame", insufficient, Yields::truth,
     "whether no position of these pieces is won, not even by help",
     "neither side can win in the endgame {endgame}"},
};

}  // namespace

std::span<const ClaimKind> problem_claims() { return problem_rows; }

}  // namespace boardwright::verify
