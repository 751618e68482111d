// `boardwright solve`: what can be forced, or reached together, from a position.
#include <algorithm>
#include <array>
#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

#include "book/problem_sheet.h"
#include "box/book_print.h"
#include "builder/drawers.h"
#include "builder/load.h"
#include "commands/command.h"
#include "commands/figure_file.h"
#include "commands/print_options.h"
#include "game/plays.h"
#include "play/algebraic.h"
#include "popeye/popeye.h"
#include "solve/solver.h"

namespace boardwright::commands {

using play::GameLogic, play::Position;
using popeye::ChessProblem;
using solve::Branch, solve::Goal, solve::opponent_in, solve::pass_turn, solve::Solution;

namespace {

using Json = nlohmann::ordered_json;

struct SolveOptions {
  std::string game, position, goal = "#2";
  std::string problems;  ///< a file of them, instead of position and goal
  std::filesystem::path figure, sheet;
  int nodes = 10'000'000, jobs = 0;
  bool set_play = false, tries = false, json = false;
};

/// Writes a solution as text or JSON, in algebraic notation.
class Writer {
 public:
  Writer(const GameLogic& play, const Goal& goal, const Position& start)
      : play_(play), goal_(goal), start_(start) {}

  Json json(const Solution& found) const {
    Json keys = Json::array();
    for (const Branch& key : found.keys) keys.push_back(name(start_, key));
    Json answer = {{"goal", print_goal(goal_)},
                   {"keys", std::move(keys)},
                   {"solutions", solutions(found)},
                   {"cooked", is_cooked(found)}};
    if (is_forced()) answer["duals"] = duals_in(found.keys);
    answer["shortest"] = found.shortest;
    answer["tree"] = tree(start_, found.keys, goal_.length());
    if (!found.set_play.empty()) answer["set"] = tree(passed(), found.set_play, goal_.length() - 1);
    for (const solve::Try& each : found.tries)
      answer["tries"].push_back(
          {{"move", name(start_, {each.move, {}})},
           {"refuted-by", name(play_.after(start_, each.move), {each.refuted_by, {}})}});
    answer["nodes"] = found.nodes;
    answer["complete"] = found.complete;
    return answer;
  }

  std::string text(const Solution& found) const {
    std::string text = summary(found) + "\n";
    if (!found.set_play.empty()) {
      text += "set play\n";
      add_lines(passed(), found.set_play, 1, true, 1, text);
    }
    for (const solve::Try& each : found.tries)
      text += "try 1." + name(start_, {each.move, {}}) + "? " +
              name(play_.after(start_, each.move), {each.refuted_by, {}}) + "!\n";
    add_lines(start_, found.keys, 1, false, 0, text);
    return text;
  }

 private:
  bool is_forced() const {
    return goal_.kind == Goal::Kind::direct || goal_.kind == Goal::Kind::self;
  }

  std::int64_t solutions(const Solution& found) const {
    return is_forced() ? static_cast<std::int64_t>(found.keys.size()) : lines_in(found.keys);
  }

  /// Whether a forced problem has several keys, or a solution is shorter than the stipulation.
  bool is_cooked(const Solution& found) const {
    return (is_forced() && found.keys.size() > 1) || is_shorter(found);
  }
  bool is_shorter(const Solution& found) const {
    return found.shortest > 0 && found.shortest < goal_.moves;
  }

  std::string summary(const Solution& found) const {
    const std::int64_t count = solutions(found);
    std::string text = print_goal(goal_) + ": ";
    if (!found.complete)
      return text + "not within " + std::to_string(found.nodes) + " positions" +
             (count > 0 ? ", but with " + std::to_string(count) + " so far" : "");
    if (count == 0) return text + "no solution";
    text += std::to_string(count) + (is_forced()  ? count == 1 ? " key" : " keys"
                                     : count == 1 ? " solution"
                                                  : " solutions");
    if (is_shorter(found)) text += ", and shorter: " + std::to_string(found.shortest);
    if (const std::int64_t duals = is_forced() ? duals_in(found.keys) : 0; duals > 0)
      text += ", " + std::to_string(duals) + (duals == 1 ? " dual" : " duals");
    return text;
  }

  /// The position before set play: the other seat is to move.
  Position passed() const {
    Position position = start_;
    pass_turn(position, opponent_in(play_, start_));
    return position;
  }

  std::string name(const Position& position, const Branch& branch) const {
    return play::print_algebraic(play_, position, branch.move);
  }

  /// The position after a move; in a series it is the same seat's turn again.
  Position after(const Position& position, const Branch& branch, int left) const {
    Position next = play_.after(position, branch.move);
    if (goal_.goes_on(left)) pass_turn(next, position.turn);
    return next;
  }

  Json tree(const Position& position, const std::vector<Branch>& branches, int left) const {
    Json all = Json::array();
    for (const Branch& branch : branches) {
      Json json = {{"move", name(position, branch)}};
      if (!branch.then.empty())
        json["then"] = tree(after(position, branch, left), branch.then, left - 1);
      all.push_back(std::move(json));
    }
    return all;
  }

  /// Adds a line for each branch: a move with the move that follows, if there is one way on.
  void add_lines(const Position& position, const std::vector<Branch>& branches, int number,
                 bool reply, std::size_t depth, std::string& text) const {
    for (const Branch& first : branches) {
      text += std::string(2 * depth, ' ');
      const Branch* branch = &first;
      Position at = position;
      int count = number;
      bool second = reply;
      int left = goal_.length() - static_cast<int>(depth);
      for (bool begins = true;; begins = false) {
        if (!begins) text += " ";
        if (begins || !second || is_series())
          text += std::to_string(count) + (second && !is_series() ? "..." : ".");
        text += name(at, *branch) + (depth == 0 && begins && is_forced() ? "!" : "");
        at = after(at, *branch, left--);
        count += second || is_series() ? 1 : 0;
        second = !second;
        if (branch->then.size() != 1 || (depth == 0 && is_forced())) break;
        branch = &branch->then.front();
      }
      text += "\n";
      add_lines(at, branch->then, count, second, depth + 1, text);
    }
  }

  bool is_series() const {
    return goal_.kind == Goal::Kind::series || goal_.kind == Goal::Kind::series_help;
  }

  const GameLogic& play_;
  const Goal& goal_;
  const Position& start_;
};

/// Solves a problem on several threads. The answer is that of one.
Solution solve_together(solve::Problem problem, int jobs) {
  const std::size_t threads = base::index(
      jobs > 0 ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency())));
  Solution solution;
  while (solution.complete && problem.added() < problem.parts()) {
    const std::size_t first = problem.added();
    std::vector<solve::Part> parts(problem.ready() - first);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      for (std::size_t part = next++; part < parts.size(); part = next++)
        parts[part] = problem.solve_part(first + part);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(threads, parts.size()); ++i) helpers.emplace_back(work);
    work();
    helpers.clear();
    for (solve::Part& part : parts)
      if (!problem.add(std::move(part), solution)) break;
  }
  return solution;
}

/// Throws UsageError for a position that has no problem in it.
void check_start(const GameLogic& play, const Position& start) {
  int seats = 0;
  for (const board::SeatId seat : play.board().seat_ids()) seats += start.active(seat) ? 1 : 0;
  if (seats != 2)
    throw UsageError("a problem is for two seats, and here are " + std::to_string(seats),
                     "choose a position in which two seats play");
  const board::SeatId opponent = opponent_in(play, start);
  if (play.in_check(start, opponent))
    throw UsageError(play.board().seat(opponent).name + " is in check, and it is not its turn",
                     "no game leads to such a position");
}

/// Solves a problem. Returns the answer as text or JSON.
std::string answer(const game::Game& game, const ChessProblem& problem,
                   const SolveOptions& options) {
  const GameLogic play = game::play_of(game, problem.position);
  check_start(play, problem.position);
  const solve::Effort effort = {options.nodes, problem.set_play, problem.tries};
  const Solution found =
      solve_together({play, problem.position, problem.goal, effort}, options.jobs);
  const Writer writer(play, problem.goal, problem.position);
  return options.json ? writer.json(found).dump() + "\n" : writer.text(found);
}

/// Takes problems with their answers, and prints them at the end if they go on a sheet.
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

  /// "#2 (3+4)", and who begins where that is not the rule.
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
    throw UsageError("no stipulation: " + in_quotes(options.goal), solve::goals_in_words());
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
