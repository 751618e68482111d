// Endgames and problems that a game's file names.
#include "game/problems.h"

#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/positions.h"
#include "solve/endgame.h"
#include "solve/goal.h"

namespace boardwright::game {
namespace {

AskedEnding read_ending(const Game& game, const Data& data, Report& report) {
  AskedEnding ending;
  ending.place = data.place();
  ending.source = data;
  ending.pieces = data.text("pieces", report);
  ending.moves = data.number("moves", report);
  if (ending.moves < 0)
    report.error(data.find("moves").place(), "'moves' is " + std::to_string(ending.moves),
                 "it is 0 if neither side can win");
  base::Refusal refusal;
  solve::read_material(ending.pieces, game.piece_types, game.rules, refusal);
  if (refusal.refuses() && data.find("pieces").is(Data::Kind::text))
    report.error(data.find("pieces").text_place(), refusal.problem, refusal.hint);
  return ending;
}

AskedProblem read_problem(Game& game, const Data& data, Report& report) {
  AskedProblem problem;
  problem.place = data.place();
  problem.source = data;
  problem.position = data.text("position", report);
  problem.goal = data.text("goal", report);
  const Data position = data.find("position"), goal = data.find("goal");
  add_position(game, problem.position, position.place(), report);
  if (game.find_position(problem.position) == nullptr && position.is(Data::Kind::text))
    report.error(position.text_place(), "no position " + in_quotes(problem.position),
                 [&] { return base::meant_or_all(problem.position, position_names(game)); });
  if (!solve::read_goal(problem.goal) && goal.is(Data::Kind::text)) {
    const base::Refusal refused = solve::not_a_goal(problem.goal);
    report.error(goal.text_place(), refused.problem, refused.hint);
  }
  for (const Data& move : data.list_or_empty("solution", report))
    problem.solution.push_back({move.as_text(report), move.text_place()});
  if (problem.solution.empty() && data.has("solution"))
    report.error(data.find("solution").place(), "a solution has moves");
  return problem;
}

/// Whether the players of a problem move in turns, so that a solution is a line of play.
bool in_turns(const AskedProblem& problem) {
  const auto goal = solve::read_goal(problem.goal);
  return goal && goal->kind != solve::Goal::Kind::series &&
         goal->kind != solve::Goal::Kind::series_help;
}

/// A claim that a table of the game's file makes.
template <class Table>
Claim claim_of(const Table& table, const Article& article, std::string id, std::string kind,
               Value documented) {
  Claim claim;
  claim.id = std::move(id);
  claim.at = "Our count";
  claim.kind = std::move(kind);
  claim.document = article.id;
  claim.documented = std::move(documented);
  claim.place = table.place;
  claim.source = table.source;
  return claim;
}

}  // namespace

void read_problems(Game& game, const Data& data, Report& report) {
  const auto endings = data.list_or_empty("ending", report);
  const auto problems = data.list_or_empty("problem", report);
  if (report.has_errors()) {  // they could make positions unreadable
    for (const char* key : {"ending", "problem"}) data.find(key).mark_known();
    return;
  }
  for (const Data& each : at_most(base::limits::figures, endings, "a game", "endings", report))
    game.endings.push_back(read_ending(game, each, report));
  for (const Data& each : at_most(base::limits::figures, problems, "a game", "problems", report))
    game.problems.push_back(read_problem(game, each, report));
}

void add_problem_figures(const Game& game, Article& article) {
  for (const bool solved : {false, true})
    for (std::size_t i = 0; i < game.problems.size(); ++i) {
      const AskedProblem& problem = game.problems[i];
      if (solved && !in_turns(problem)) continue;
      Figure figure;
      figure.id = figure.section = solved ? solution_of(problem_id(i)) : problem_id(i);
      figure.title = solved ? "The end of the solution" : problem.goal;
      figure.numbered = false;
      figure.document = article.id;
      figure.place = problem.place;
      figure.position = problem.position;
      if (solved) figure.plays = problem.solution;
      article.figures.push_back(std::move(figure));
    }
}

void add_problem_claims(const Game& game, Article& article) {
  std::vector<Claim>& claims = article.claims;
  for (std::size_t i = 0; i < game.endings.size(); ++i) {
    const AskedEnding& ending = game.endings[i];
    const bool wins = ending.moves > 0;
    claims.push_back(claim_of(ending, article, ending_id(i), wins ? "longest-win" : "insufficient",
                              wins ? Value(Count{ending.moves}) : Value(true)));
    claims.back().keys = {{"endgame", ending.pieces}};
  }
  for (std::size_t i = 0; i < game.problems.size(); ++i) {
    const AskedProblem& problem = game.problems[i];
    if (problem.solution.empty()) continue;
    const std::string id = problem_id(i);
    claims.push_back(claim_of(problem, article, id, "keys", problem.solution.front().text));
    claims.push_back(claim_of(problem, article, id + "-sound", "solutions", Count{1}));
    for (Claim* claim : {&claims.back(), &claims[claims.size() - 2]})
      claim->keys = {{"position", problem.position}, {"goal", problem.goal}};
    if (!in_turns(problem)) continue;
    std::vector<std::string> moves;
    for (const FigurePlay& move : problem.solution) moves.push_back(move.text);
    claims.push_back(claim_of(problem, article, id + "-end", "outcome", std::string("win")));
    claims.back().keys = {{"position", problem.position}, {"plays", joined(moves, " ")}};
  }
}

Article article_of_problems(const Game& game, Extent extent) {
  Article article;
  article.id = "problems";
  article.title = game.problems.empty()  ? "Endgames"
                  : game.endings.empty() ? "Problems"
                                         : "Endgames and problems";
  article.author = "Boardwright";
  article.retold = false;
  article.reference = true;
  article.place = game.files.front().place();
  if (extent > Extent::rules) add_problem_figures(game, article);
  if (extent == Extent::all) add_problem_claims(game, article);
  return article;
}

std::string ending_id(std::size_t which) { return "ending-" + std::to_string(which + 1); }
std::string problem_id(std::size_t which) { return "problem-" + std::to_string(which + 1); }
std::string solution_of(const std::string& problem) { return problem + "-solution"; }

}  // namespace boardwright::game
