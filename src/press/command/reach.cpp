// `boardwright reach`: where a piece can go.
#include <unistd.h>

#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/characters.h"
#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/betza.h"
#include "command/command.h"
#include "command/load.h"
#include "command/progress.h"
#include "command/reach_answer.h"
#include "rules/betza.h"

namespace boardwright::command {
namespace {

using Json = nlohmann::ordered_json;

struct ReachOptions {
  std::string game;
  QuestionWords words;
  std::optional<std::string> betza;  ///< in place of the piece; then the game may be empty
  bool json = false, batch = false;
  std::string as;  ///< "betza": the piece's moves are told in place of where they lead
};

/// Answers one question after another. Boards and moves once worked out are kept, until they are
/// many.
class Batch {
 public:
  explicit Batch(Game& game) : game_(game), own_boards_(game.boards.size()) {}

  Json answer(std::string_view line) {
    forget_if_many();
    const Question question = understand(game_, question_words(line));
    std::string key = question.board->id + '\n' + question.piece_type->id + '\n' +
                      std::to_string(seat_number(question.seat));
    for (const auto& [name, value] : question.state)
      key += '\n' + name + '=' + std::to_string(value);
    auto& moves = moves_[key];
    if (!moves) {
      moves = std::make_unique<PieceMoves>(moves_of(question));
      weight_ += moves->weight();
    }
    return reach_json(&game_, question, reach(*moves, question.pieces, question.cell));
  }

 private:
  void forget_if_many() {
    constexpr std::size_t many = 32;
    const bool boards = game_.boards.size() > own_boards_ + many;
    if (!boards && weight_ <= limits::kept_cells && moves_.size() <= many * many) return;
    moves_.clear();
    weight_ = 0;
    if (boards) game_.boards.resize(own_boards_);
  }

  Game& game_;
  std::size_t own_boards_;
  std::map<std::string, std::unique_ptr<PieceMoves>> moves_;
  std::int64_t weight_ = 0;  ///< of all moves kept
};

/// Reads up to the end of a line, of one that is too long only the beginning. False: there is none.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& bytes = *in.rdbuf();
  int next = bytes.sbumpc();
  if (next == EOF) return false;
  for (; next != EOF && next != '\n'; next = bytes.sbumpc())
    if (line.size() <= limits::line_bytes) line += static_cast<char>(next);
  return true;
}

/// A line that cannot be answered gets an object with its error, so that answers stay level with
/// questions; the others are answered all the same.
ExitCode run_batch(Game& game, const Console& console) {
  Batch batch(game);
  ExitCode code = ExitCode::fine;
  std::string line, out;
  std::optional<Progress> progress;  // but not into what somebody types
  if (::isatty(STDIN_FILENO) == 0) progress.emplace(console, 0);
  for (int number = 1; read_line(std::cin, line); ++number) {
    if (progress) progress->step(game.id + " reach");
    if (line.ends_with('\r')) line.pop_back();
    if (trimmed(line).empty()) continue;
    try {
      if (line.size() > limits::line_bytes)
        throw UsageError("the line is longer than " + std::to_string(limits::line_bytes) +
                         " bytes");
      if (invalid_utf8(line)) throw UsageError("the line is not UTF-8");
      if (const auto stray = stray_character(line)) throw UsageError(stray->message);
      out += batch.answer(line).dump();
    } catch (const UsageError& error) {
      code = ExitCode::input;
      console.err("line " + std::to_string(number) + ": " +
                  shown(error, console.colour_on_error()));
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

void say(const Game* game, const Question& question, const Reach& found,
         const ReachOptions& options, const Console& console) {
  console.out(options.json ? reach_json(game, question, found).dump() + "\n"
                           : reach_text(game, question, found, console));
}

/// The piece in Betza, with its cell only asked for by the way.
ExitCode emit_betza(const Question& question, const ReachOptions& options, const Console& console) {
  static_cast<void>(moves_of(question));  // or they are too many
  const auto text =
      BetzaWriter(*question.board).write(question.piece_type->moves, question.piece_type->state);
  if (options.json)
    console.out(
        Json{{"piece", question.piece_type->id}, {"betza", text ? Json(*text) : Json()}}.dump() +
        "\n");
  else if (text)
    console.out(*text + "\n");
  else
    throw UsageError("Betza cannot say how the piece '" + question.piece_type->id + "' moves");
  return ExitCode::fine;
}

/// A piece of no game, on a board of a game or of none.
ExitCode reach_by_betza(const ReachOptions& options, const Context& context) {
  const auto game =
      options.game.empty() ? nullptr : load_game(context, options.game, Extent::rules);
  const auto bare = game ? nullptr : bare_board(context, options.words.board);
  const Board& board = game ? find_board(*game, options.words.board) : *bare;
  const PieceType piece_type = betza_piece(*options.betza, board);
  const Question question = understand(board, piece_type, options.words);
  if (!options.as.empty()) return emit_betza(question, options, context.console);
  say(game.get(), question, reach_of(question), options, context.console);
  return ExitCode::fine;
}

ExitCode reach_from(const ReachOptions& options, Context& context) {
  if (options.betza) return reach_by_betza(options, context);
  const auto game = load_game(context, options.game, Extent::rules);
  if (options.batch) return run_batch(*game, context.console);
  Question question = understand(*game, options.words);
  if (!options.as.empty()) return emit_betza(question, options, context.console);
  const Reach found = options.words.position.empty() ? reach_of(question)
                                                     : reach_in(*game, question, options.words);
  say(game.get(), question, found, options, context.console);
  return ExitCode::fine;
}

/// With --betza there is no PIECE, and perhaps no GAME: the last name is the cell.
void settle_betza(ReachOptions& options, const Given& given) {
  if (given("CELL")) throw UsageError("--betza stands in place of PIECE", "leave out the piece");
  std::string& last = given("PIECE") ? options.words.piece_type : options.game;
  options.words.cell = std::exchange(last, {});
}

void settle_reach(ReachOptions& options, const Given& given) {
  options.words.seat_told = given("--seat");
  if (!options.as.empty() && options.as != "betza")
    throw UsageError("unknown notation '" + options.as + "'",
                     "--as betza tells the moves in Betza");
  if (!given("GAME")) throw UsageError(options.betza ? "CELL is required" : "GAME is required");
  if (options.betza)
    settle_betza(options, given);
  else if (!given("--batch") && !(given("PIECE") && given("CELL")))
    throw UsageError("PIECE and CELL, or --batch, is required");
}

std::vector<OptionRow> reach_rows(ReachOptions& to) {
  QuestionWords& words = to.words;
  return {
      {"GAME", "", &to.game},
      {"PIECE", "", &words.piece_type, {.not_with = {"--batch"}}},
      {"CELL", "", &words.cell, {.not_with = {"--batch"}}},
      {"--betza",
       "moves in Betza, as fmWfcF, in place of PIECE",
       &to.betza,
       {.not_with = {"--batch", "--position"}}},
      {"--board", "another board of the game's tiling; with --betza and no GAME, 8x8 or hex:6",
       &words.board},
      {"--seat", "who moves", &words.seat, {.shows_default = true}},
      {"--position", "legal moves in a position: one of the game's by name, or a file",
       &words.position},
      {"--own", "cells with pieces of the same seat, as e4,d5", &words.own},
      {"--enemy", "cells with pieces of another seat", &words.enemy},
      {"--state", "the piece's own numbers, as n=3", &words.state},
      {"--as",
       "betza: the moves of the piece in Betza, in place of where they lead",
       &to.as,
       {.not_with = {"--batch", "--position"}}},
      {"--json", "one JSON object", &to.json},
      {"--batch",
       "read lines 'PIECE CELL [board=B] [seat=N] [own=a,b] [enemy=c,d] [state=k=v]', answer a "
       "JSON object a line",
       &to.batch},
  };
}

}  // namespace

extern const Command reach_command = {
    "reach",
    "Say where a piece can go",
    "boardwright reach lotus-39 bishop e3 --enemy e4",
    [] { return call_of(reach_rows, reach_from, settle_reach); },
};

}  // namespace boardwright::command
