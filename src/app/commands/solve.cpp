// `boardwright solve`: what can be forced, or reached together, from a position.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "book/problem_sheet.h"
#include "box/book_print.h"
#include "builder/drawers.h"
#include "builder/load.h"
#include "builder/shares.h"
#include "commands/command.h"
#include "commands/figure_file.h"
#include "commands/print_options.h"
#include "english/solution_words.h"
#include "game/plays.h"
#include "popeye/popeye.h"
#include "solve/solver.h"

namespace boardwright::commands {

using english::SolutionWords;
using play::GameLogic, play::Position;
using popeye::ChessProblem;
using solve::Branch, solve::Solution;

namespace {

using Json = nlohmann::ordered_json;

struct SolveOptions {
  std::string game, position, goal = "#2";
  std::string problems;  ///< a file of them, instead of position and goal
  std::filesystem::path figure, sheet;
  int nodes = solve::Effort::usual_nodes, jobs = 0;
  bool set_play = false, tries = false, json = false;
};

Json tree(const SolutionWords& words, const Position& position, const std::vector<Branch>& branches,
          int left) {
  Json all = Json::array();
  for (const Branch& branch : branches) {
    Json json = {{"move", words.name(position, branch.move)}};
    if (!branch.then.empty())
      json["then"] = tree(words, words.after(position, branch.move, left), branch.then, left - 1);
    all.push_back(std::move(json));
  }
  return all;
}

Json json(const SolutionWords& words, const GameLogic& play, const ChessProblem& problem,
          const Solution& found) {
  const solve::Goal& goal = problem.goal;
  const Position& start = problem.position;
  Json keys = Json::array();
  for (const Branch& key : found.keys) keys.push_back(words.name(start, key.move));
  Json answer = {{"goal", print_goal(goal)},
                 {"keys", std::move(keys)},
                 {"solutions", solutions_in(found, goal)},
                 {"cooked", is_cooked(found, goal)}};
  if (goal.is_forced()) answer["duals"] = duals_in(found.keys);
  answer["shortest"] = found.shortest;
  answer["tree"] = tree(words, start, found.keys, goal.length());
  if (!found.set_play.empty())
    answer["set"] = tree(words, words.before_set_play(), found.set_play, goal.length() - 1);
  for (const solve::Try& each : found.tries)
    answer["tries"].push_back(
        {{"move", words.name(start, each.move)},
         {"refuted-by", words.name(play.after(start, each.move), each.refuted_by)}});
  answer["nodes"] = found.nodes;
  answer["complete"] = found.complete;
  return answer;
}

/// Solves a problem on several threads. The answer does not depend on their number.
Solution solve_together(solve::Problem problem, int jobs) {
  Solution solution;
  while (solution.complete && problem.added() < problem.parts()) {
    const std::size_t first = problem.added();
    std::vector<solve::Part> parts(problem.ready() - first);
    builder::each_alone(parts.size(), jobs,
                        [&](std::size_t part) { parts[part] = problem.solve_part(first + part); });
    for (solve::Part& part : parts)
      if (!problem.add(std::move(part), solution)) break;
  }
  return solution;
}

/// Solves a problem. Returns the answer as text or JSON.
std::string answer(const game::Game& game, const ChessProblem& problem,
                   const SolveOptions& options) {
  const GameLogic play = game::play_of(game, problem.position);
  refuse(solve::check_start(play, problem.position));
  const solve::Effort effort = {options.nodes, problem.set_play, problem.tries};
  const Solution found =
      solve_together({play, problem.position, problem.goal, effort}, options.jobs);
  const SolutionWords words(play, problem.goal, problem.position);
  return options.json ? json(words, play, problem, found).dump() + "\n" : words.text(found);
}

/// Solves problems and prints the answers: at once, or at the end if they go on a sheet.
class Answers {
 public:
  Answers(game::Game& game, const SolveOptions& options, const Context& context)
      : game_(game), options_(options), context_(context) {}

  void add(const ChessProblem& problem) {
    std::string text = answer(game_, problem, options_);
    if (!options_.sheet.empty()) {
      solved_.push_back({problem, std::move(text)});
    } else {
      if (!options_.json && !problem.title.empty()) context_.console.out(problem.title + "\n");
      context_.console.out(text);
    }
  }

  /// Writes the sheet, if there is one.
  void print() {
    if (options_.sheet.empty()) return;
    builder::OpeningInk ink = builder::open_beside(context_);
    const scene::Style style = builder::style_of(context_, game_, {});
    const scene::PieceSet set = builder::drawings_for(context_, game_, style, {});
    std::vector<game::Figure> figures;
    for (const Solved& each : solved_)
      figures.push_back(figure_of(game_, each.problem.position, each.problem.title));
    Report report;
    std::vector<book::SheetProblem> problems;
    for (std::size_t i = 0; i < figures.size(); ++i)
      if (auto drawn = diagram::draw(game_, figures[i], report, {PiecesAs::drawn, &set}))
        problems.push_back({std::move(*drawn), solved_[i].problem.title,
                            stipulation(solved_[i].problem), legend(solved_[i].problem),
                            solved_[i].text});
    refuse(report);
    const auto pen = ink.get();
    context_.console.put(
        options_.sheet,
        box::book_pdf(*pen, {book::make_problem_sheet(game_, problems, style), {}, game_.by}));
  }

 private:
  struct Solved {
    ChessProblem problem;
    std::string text;
  };

  /// "#2 (3+4)", and who begins if that is unusual.
  std::string stipulation(const ChessProblem& problem) const {
    std::array<int, 2> pieces{};
    for (const play::Piece& piece : problem.position.pieces)
      if (!piece.none() && base::index(piece.seat) < pieces.size())
        ++pieces[base::index(piece.seat)];
    const std::string text = print_goal(problem.goal) + " (" + std::to_string(pieces[0]) + "+" +
                             std::to_string(pieces[1]) + ")";
    if (problem.position.turn == problem.goal.usually_begins()) return text;
    return text + ", " + game_.board().seat(problem.position.turn).name + " begins";
  }

  /// The letters of fairy pieces.
  std::string legend(const ChessProblem& problem) const {
    std::vector<std::string> words;
    for (const moves::PieceTypeId each : problem.fairies)
      words.push_back(game_.piece_type(each).letter + ": " + game_.piece_type(each).name);
    return base::joined(words, ", ");
  }

  game::Game& game_;
  const SolveOptions& options_;
  const Context& context_;
  std::vector<Solved> solved_;
};

/// The problem of --position and --goal.
ChessProblem problem_of(const game::Game& game, const SolveOptions& options) {
  return {{},
          *solve::read_goal(options.goal),
          builder::find_position(game, options.position),
          options.set_play,
          options.tries,
          {}};
}

/// Solves all problems of a file. Pawns can also become the fairy pieces of each.
void add_all(game::Game& game, const SolveOptions& options, Answers& answers) {
  Report report;
  const auto text = builder::text_from(options.problems, report);
  refuse(report);
  const auto problems =
      popeye::read_popeye(game, *text, builder::name_of_text(options.problems), report);
  refuse(report);
  const std::vector<play::Promotion> promotions = game.rules.promotions;
  for (ChessProblem problem : problems) {
    game.rules.promotions = promotions;
    for (play::Promotion& rule : game.rules.promotions)
      rule.to.insert(rule.to.end(), problem.fairies.begin(), problem.fairies.end());
    problem.set_play = problem.set_play || options.set_play;
    problem.tries = problem.tries || options.tries;
    answers.add(problem);
  }
}

ExitCode solve_problem(const SolveOptions& options, Context& context) {
  const bool drawn = !options.figure.empty();
  if (options.problems.empty() && !solve::read_goal(options.goal))
    refuse(solve::not_a_goal(options.goal));
  if (!options.sheet.empty()) check_pdf(options.sheet, context, "a sheet");
  const auto game = builder::load_game(
      context, options.game,
      drawn || !options.sheet.empty() ? game::Extent::figures : game::Extent::rules);
  Answers answers(*game, options, context);
  if (options.problems.empty()) {
    const ChessProblem problem = problem_of(*game, options);
    answers.add(problem);
    if (drawn)
      put_figure(*game, figure_of(*game, problem.position, options.goal), options.figure, context);
  } else {
    add_all(*game, options, answers);
  }
  answers.print();
  return ExitCode::fine;
}

std::vector<OptionRow> solve_rows(SolveOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--position",
       "the name of a position of the game, or a file; the start position if not given",
       &options.position},
      {"--goal",
       "what to reach, as #3, =3, +3, s#3, h#3, h#2.5, ser-#3 or ser-h#3",
       &options.goal,
       {.shows_default = true}},
      {"--problems",
       "a file of problems in the text of Popeye, or - for standard input, instead of a position",
       &options.problems,
       {.not_with = {"--position", "--goal", "--figure"}}},
      {"--figure", "file for the position with its stipulation", &options.figure},
      {"--nodes",
       "positions to look at, at most",
       &options.nodes,
       {.shows_default = true, .bounds = Bounds{1, 2'000'000'000}}},
      {"--jobs", "threads; 0: one for each core", &options.jobs, {.bounds = Bounds{0, 256}}},
      {"--set-play", "show what would follow if the other seat moved first", &options.set_play},
      {"--tries", "show moves that only one reply refutes", &options.tries},
      {"--json", "one JSON object", &options.json},
      {"-o,--output",
       "a PDF of the problems with their solutions on the last pages, instead of text",
       &options.sheet,
       {.not_with = {"--json"}}},
  };
}

}  // namespace

extern const Command solve_command = {
    "solve",
    "Solve a problem: mates and other aims, forced, helped or in series",
    "boardwright solve chess --position kiwipete --goal '#2'",
    [] { return call_of(solve_rows, solve_problem); },
};

}  // namespace boardwright::commands
