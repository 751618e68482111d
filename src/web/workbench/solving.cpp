// Solves problems and endgames on the workbench.
#include "english/endgame_words.h"
#include "english/solution_words.h"
#include "live/played.h"
#include "workbench/bench.h"

namespace boardwright::web {

Refusal emit_solution(Opened& opened, const Request& request, Json& json) {
  live::Played played;
  if (Refusal refusal = live::read_played(*opened.game, request, played); refusal.refuses())
    return refusal;
  const auto goal = solve::read_goal(request.get("goal"));
  if (!goal) return solve::not_a_goal(request.get("goal"));
  const play::GameLogic& play = *played.play;
  const play::Position& position = played.now();
  if (Refusal refusal = solve::check_start(play, position); refusal.refuses()) return refusal;
  const bool whole = !request.get("whole").empty();
  const solve::Solution found = solve::solve(
      play, position, *goal, {request.number("nodes", solve::Effort::usual_nodes), whole, whole});
  json.pair("text", english::SolutionWords(play, *goal, position).text(found));
  json.pair("complete", found.complete);
  return {};
}

Refusal emit_endgame(Opened& opened, const Request& request, Json& json) {
  constexpr std::int64_t most_bytes = 400'000'000;
  Refusal refusal;
  const auto solved =
      english::solve_endgame(*opened.game, std::string(request.get("pieces")), most_bytes, refusal);
  if (!solved) return refusal;
  json.pair("text", english::endgame_text(*solved));
  return add_figure(json, opened, english::endgame_map(*solved), request);
}

}  // namespace boardwright::web
