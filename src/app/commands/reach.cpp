// `boardwright reach`: where a piece can go.
#include <unistd.h>

#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "betza/betza.h"
#include "builder/load.h"
#include "commands/betza.h"
#include "commands/command.h"
#include "commands/input_line.h"
#include "commands/reach_answer.h"
#include "terminal/progress.h"

namespace boardwright::commands {

using game::Game;

namespace {

using Json = nlohmann::ordered_json;

struct ReachOptions {
  std::string game;
  QuestionWords words;
  std::optional<std::string> betza;  ///< instead of the piece; the game can be empty then
  bool json = false, batch = false;
  std::string as;  ///< "betza": write the moves of the piece instead of their targets
};

/// Answers one question after another. Caches boards and moves. The caches are cleared when they
/// are large.
class Batch {
 public:
  explicit Batch(Game& game) : game_(game), own_boards_(game.boards.size()) {}

  Json answer(std::string_view line) {
    limit_caches();
    const Question question = understand(game_, question_words(line));
    std::string key = question.board->id + '\n' + question.piece_type->id + '\n' +
                      std::to_string(board::seat_number(question.seat));
    for (const auto& [name, value] : question.state)
      key += '\n' + name + '=' + std::to_string(value);
    auto& moves = moves_[key];
    if (!moves) {
      moves = std::make_unique<moves::PieceMoves>(moves_of(question));
      weight_ += moves->weight();
    }
    return reach_json(&game_, question, moves::reach(*moves, question.pieces, question.cell));
  }

 private:
  void limit_caches() {
    constexpr std::size_t many = 32;
    const bool boards = game_.boards.size() > own_boards_ + many;
    if (!boards && weight_ <= base::limits::kept_cells && moves_.size() <= many * many) return;
    moves_.clear();
    weight_ = 0;
    if (boards) game_.boards.resize(own_boards_);
  }

  Game& game_;
  std::size_t own_boards_;
  std::map<std::string, std::unique_ptr<moves::PieceMoves>> moves_;
  std::int64_t weight_ = 0;  ///< of all cached moves
};

/// Answers the lines of standard input, each with one line of JSON. A line with an error gets an
/// object with the message, so that answers correspond to questions.
ExitCode run_batch(Game& game, const Console& console) {
  Batch batch(game);
  ExitCode code = ExitCode::fine;
  std::string line, out;
  std::optional<terminal::Progress> progress;  // none on a terminal, where the user types
  if (::isatty(STDIN_FILENO) == 0) progress.emplace(console, 0);
  for (int number = 1; read_line(std::cin, line); ++number) {
    if (progress) progress->step(game.id + " reach");
    if (base::trimmed(line).empty()) continue;
    try {
      check_line(line);
      out += batch.answer(line).dump();
    } catch (const UsageError& error) {
      code = ExitCode::input;
      console.err("line " + std::to_string(number) + ": " +
                  terminal::shown(error, console.colour_on_error()));
      out += Json{{"error", printable(error.what())}, {"line", number}}.dump(
          -1, ' ', false, Json::error_handler_t::replace);
    }
    out += '\n';
    if (out.size() > 1 << 16) {
      console.out(out);
      out.clear();
    }
  }
  console.out(out);
  return code;
}

void print_answer(const Game* game, const Question& question, const Reach& found,
                  const ReachOptions& options, const Console& console) {
  console.out(options.json ? reach_json(game, question, found).dump() + "\n"
                           : reach_text(game, question, found, console));
}

/// Prints the moves of the piece in Betza. The cell of the question does not matter.
ExitCode emit_betza(const Question& question, const ReachOptions& options, const Console& console) {
  static_cast<void>(moves_of(question));  // throws if there are too many
  const auto text = betza::BetzaWriter(*question.board)
                        .write(question.piece_type->moves, question.piece_type->state);
  if (options.json)
    console.out(
        Json{{"piece", question.piece_type->id}, {"betza", text ? Json(*text) : Json()}}.dump() +
        "\n");
  else if (text)
    console.out(*text + "\n");
  else
    throw UsageError("Betza cannot express the moves of piece '" + question.piece_type->id + "'");
  return ExitCode::fine;
}

/// Answers for a piece given in Betza, on a board of a game or on a bare board.
ExitCode reach_by_betza(const ReachOptions& options, const Context& context) {
  const auto game = options.game.empty()
                        ? nullptr
                        : builder::load_game(context, options.game, game::Extent::rules);
  const auto bare = game ? nullptr : bare_board(context, options.words.board);
  const board::Board& board = game ? builder::find_board(*game, options.words.board) : *bare;
  const PieceType piece_type = betza_piece(*options.betza, board);
  const Question question = understand(board, piece_type, options.words);
  if (!options.as.empty()) return emit_betza(question, options, context.console);
  print_answer(game.get(), question, reach_of(question), options, context.console);
  return ExitCode::fine;
}

ExitCode reach_from(const ReachOptions& options, Context& context) {
  if (options.betza) return reach_by_betza(options, context);
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  if (options.batch) return run_batch(*game, context.console);
  Question question = understand(*game, options.words);
  if (!options.as.empty()) return emit_betza(question, options, context.console);
  const Reach found = options.words.position.empty() ? reach_of(question)
                                                     : reach_in(*game, question, options.words);
  print_answer(game.get(), question, found, options, context.console);
  return ExitCode::fine;
}

/// With --betza the arguments are [GAME] CELL: the last one is the cell.
void read_betza_arguments(ReachOptions& options, const Given& given) {
  if (given("CELL")) throw UsageError("--betza replaces PIECE", "leave out the piece");
  std::string& last = given("PIECE") ? options.words.piece_type : options.game;
  options.words.cell = std::exchange(last, {});
}

void check_reach(ReachOptions& options, const Given& given) {
  options.words.seat_given = given("--seat");
  if (!options.as.empty() && options.as != "betza")
    throw UsageError("unknown notation '" + options.as + "'",
                     "--as betza writes the moves in Betza");
  if (!given("GAME")) throw UsageError(options.betza ? "CELL is required" : "GAME is required");
  if (options.betza)
    read_betza_arguments(options, given);
  else if (!given("--batch") && !(given("PIECE") && given("CELL")))
    throw UsageError("PIECE and CELL, or --batch, is required");
}

std::vector<OptionRow> reach_rows(ReachOptions& options) {
  QuestionWords& words = options.words;
  return {
      {"GAME", "", &options.game},
      {"PIECE", "", &words.piece_type, {.not_with = {"--batch"}}},
      {"CELL", "", &words.cell, {.not_with = {"--batch"}}},
      {"--betza",
       "moves in Betza, such as fmWfcF, instead of PIECE",
       &options.betza,
       {.not_with = {"--batch", "--position"}}},
      {"--board", "another board of the game's tiling; with --betza and no GAME: 8x8, hex:6, …",
       &words.board},
      {"--seat", "seat of the piece", &words.seat, {.shows_default = true}},
      {"--position", "list legal moves in a position: the name of one in the game, or a file",
       &words.position},
      {"--own", "cells with pieces of the same seat, such as e4,d5", &words.own},
      {"--enemy", "cells with pieces of another seat", &words.enemy},
      {"--state", "numbers of the piece, such as n=3", &words.state},
      {"--as",
       "betza: write the moves of the piece in Betza instead of their targets",
       &options.as,
       {.not_with = {"--batch", "--position"}}},
      {"--json", "one JSON object", &options.json},
      {"--batch",
       "read lines 'PIECE CELL [board=B] [seat=N] [own=a,b] [enemy=c,d] [state=k=v]', answer each "
       "with a line of JSON",
       &options.batch},
  };
}

}  // namespace

extern const Command reach_command = {
    "reach",
    "List where a piece can go",
    "boardwright reach lotus-39 bishop e3 --enemy e4",
    [] { return call_of(reach_rows, reach_from, check_reach); },
};

}  // namespace boardwright::commands
