// `boardwright play`: a game against the computer, in a terminal or move by move for scripts.
#include <nlohmann/json.hpp>
#include <utility>

#include "base/errors.h"
#include "base/hints.h"
#include "base/text.h"
#include "builder/load.h"
#include "commands/command.h"
#include "commands/dialogue.h"
#include "commands/ending_answer.h"
#include "play/algebraic.h"

namespace boardwright::commands {

using board::SeatId;
using game::Game;
using live::Played;

namespace {

using Json = nlohmann::ordered_json;

struct PlayOptions {
  std::string game, position, moves;
  std::string as;  ///< seats of people; empty: the seat to move
  Strength computer;
  bool json = false;
};

/// The position and the moves to begin with.
Played begin(const Game& game, const PlayOptions& options) {
  Played played;
  const play::Position start = builder::find_position(game, options.position);
  played.play.emplace(game::play_of(game, start));
  played.line = play::read_line(*played.play, played.play->settled(start), options.moves);
  if (!played.line.problem.empty()) throw UsageError(played.line.problem, played.line.hint);
  return played;
}

SeatId seat_named(const board::Board& board, std::string_view word) {
  if (const auto number = base::to_integer(word)) return builder::find_seat(board, *number);
  std::vector<std::string> names;
  for (const SeatId seat : board.seat_ids()) {
    names.push_back(board.seat(seat).name);
    if (base::lower_case(names.back()) == base::lower_case(std::string(word))) return seat;
  }
  names.emplace_back("none");
  names.emplace_back("all");
  throw UsageError("no seat " + base::in_quotes(word), base::meant_or_all(word, names).text);
}

/// By seat, whether a person plays: "White", "1,3", "all" or "none".
std::vector<bool> people_of(const board::Board& board, const std::string& as, SeatId turn) {
  std::vector<bool> people(board.seats.size(), as == "all");
  if (as == "all" || as == "none") return people;
  if (as.empty()) people[base::index(turn)] = true;
  for (const std::string_view word : base::split(as, ','))
    people[base::index(seat_named(board, base::trimmed(word)))] = true;
  return people;
}

/// The names of the moves that the computer expects.
std::vector<std::string> names_in(const Played& played, const std::vector<play::Move>& line) {
  std::vector<std::string> names;
  play::Position position = played.now();
  for (const play::Move& move : line) {
    names.push_back(play::print_algebraic(*played.play, position, move));
    position = played.play->after(position, move);
  }
  return names;
}

/// The computer's move with the results of its search, and the ending, if the game has ended before
/// this move or by it.
Json reply_json(const Game& game, Played played, const Strength& strength) {
  const live::Thought thought = consider(played, strength);
  const auto line = names_in(played, thought.line);
  Json json = {{"game", game.id}, {"seat", board::seat_number(played.now().turn)}};
  json["move"] = line.empty() ? Json() : Json(line.front());
  json["full"] =
      thought.best ? Json(play::print_move(*thought.best, game.board(), game.piece_types)) : Json();
  json.update({{"value", thought.value}, {"depth", thought.depth}, {"positions", thought.nodes}});
  json["line"] = line;
  if (thought.best)
    played.line.positions.push_back(played.play->after(played.now(), *thought.best));
  const auto ending = played.play->ending(played.line.positions);
  json["end"] = ending ? ending_json(game, *ending) : Json();
  if (const auto fen = game::print_position(game, played.now())) json["fen"] = *fen;
  return json;
}

ExitCode play_game(const PlayOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  Played played = begin(*game, options);
  if (options.json) {
    context.console.out(reply_json(*game, std::move(played), options.computer).dump() + "\n");
    return ExitCode::fine;
  }
  const Players players = {people_of(game->board(), options.as, played.now().turn),
                           options.computer};
  return play_at_terminal(*game, played, players, context.console);
}

void check_play(PlayOptions& options, const Given&) {
  if (options.position == "-" && !options.json)
    throw UsageError("standard input has the moves of people, and no position",
                     "give --position a file, or --json");
}

std::vector<OptionRow> play_rows(PlayOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--position",
       "the name of a position of the game, or a file; the start position if not given",
       &options.position},
      {"--moves", "moves to make first, such as 'e4 Nf6' or 'rd-kn3 rd-kn5; br-k1 br-kn2'",
       &options.moves},
      {"--as",
       "seats that people play, by name or number, such as White or 1,3; or all, or none; the seat "
       "to move if not given",
       &options.as},
      {"--level",
       "how the computer plays: 1 as a beginner, 2 as a learner, 3 thinks for a second, 4 for four",
       &options.computer.level,
       {.shows_default = true, .bounds = Bounds{1, Strength::strongest}}},
      {"--seconds",
       "how long the computer thinks about a move",
       &options.computer.seconds,
       {.bounds = Bounds{1, 86400}}},
      {"--positions",
       "how many positions it looks at for a move, however long it takes",
       &options.computer.positions,
       {.bounds = Bounds{1, 1000000000}, .not_with = {"--seconds"}}},
      {"--seed",
       "other numbers give other moves of nearly equal value",
       &options.computer.seed,
       {.shows_default = true, .bounds = Bounds{0, 1000000000}}},
      {"--json",
       "only the computer's move, as one JSON object",
       &options.json,
       {.not_with = {"--as"}}},
  };
}

}  // namespace

extern const Command play_command = {
    "play",
    "Play a game against the computer",
    "boardwright play chess --as Black --level 2",
    [] { return call_of(play_rows, play_game, check_play); },
};

}  // namespace boardwright::commands
