// `boardwright moves` and `boardwright perft`: the legal moves of a position, listed and counted.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "builder/load.h"
#include "builder/shares.h"
#include "commands/command.h"
#include "commands/ending_answer.h"
#include "play/algebraic.h"
#include "play/mark.h"
#include "terminal/progress.h"

namespace boardwright::commands {

using board::SeatId;
using game::Game;
using geometry::no_cell;
using play::GameLogic, play::Move, play::Position;

namespace {

using Json = nlohmann::ordered_json;

struct MovesOptions {
  std::string game;
  std::string position;  ///< a name or a file; empty: the start position
  std::string plays;     ///< moves to make first
  int seat = 0;          ///< 0: the seat to move
  bool json = false, fen = false, sfen = false;
};

struct PerftOptions {
  std::string game, position;
  int depth = 1, jobs = 0;
  bool json = false, divide = false;
};

const moves::PieceType& piece_type_at(const Game& game, const Position& position,
                                      geometry::CellId cell) {
  return game.piece_type(position.at(cell).piece_type);
}

Json full_json(const Game& game, const Position& position, const Move& move) {
  const board::Board& board = game.board();
  if (move.is_pass()) return {{"pass", true}};
  const moves::PieceTypeId mover =
      move.is_drop() ? move.dropped : position.at(move.from).piece_type;
  Json json = {{"piece", game.piece_type(mover).id}};
  json["from"] = move.is_drop() ? Json("hand") : Json(board.name(move.from));
  json["to"] = board.name(move.to);
  if (move.taken != no_cell) json["captures"] = board.name(move.taken);
  for (const geometry::CellId cell : move.also)
    if (cell != no_cell) json["also-captures"].push_back(board.name(cell));
  if (move.promoted != moves::no_piece_type) json["promotion"] = game.piece_type(move.promoted).id;
  if (move.is_swap())
    json["swaps"] = true;
  else if (move.rook_from != no_cell)
    json["rook"] = {{"from", board.name(move.rook_from)}, {"to", board.name(move.rook_to)}};
  if (move.gating_cell != no_cell)
    json["lets-in"] = {{"piece", game.piece_type(move.dropped).id},
                       {"at", board.name(move.gating_cell)}};
  if (move.blocker != no_cell) json["blocker"] = board.name(move.blocker);
  return json;
}

Json move_json(const Game& game, const Position& position, const Move& move,
               const std::string& name) {
  Json json = full_json(game, position, move);
  json["algebraic"] = name;
  return json;
}

/// The answer of `moves`.
struct Answer {
  Position position;
  std::vector<std::string> made;  ///< the moves before it, in algebraic notation
  SeatId seat = board::first_seat;
  bool check = false;
  bool mated = false;  ///< the seat to move is mated: its King is removed, and the turn passes
  std::vector<Move> moves;
  std::vector<std::string> names;  ///< of `moves`, in algebraic notation
  std::optional<play::Ending> ending;
  std::optional<std::string> fen;  ///< nullopt if FEN cannot express the position
};

const std::string& name_of(const Game& game, SeatId seat) { return game.board().seat(seat).name; }

/// "N ": the letter of the moving piece, or its id if it has none. Empty for a drop: its text
/// names the piece.
std::string mover(const Game& game, const Position& position, const Move& move) {
  if (move.from == no_cell) return {};
  const moves::PieceType& piece_type = piece_type_at(game, position, move.from);
  return (piece_type.letter.empty() ? piece_type.id
                                    : play::letter_of(piece_type, position.at(move.from))) +
         " ";
}

/// The moves in two columns: in full, and in algebraic notation.
std::string list_of(const Game& game, const Answer& answer) {
  std::vector<std::string> full;
  std::size_t widest = 0;
  for (const Move& move : answer.moves) {
    full.push_back(mover(game, answer.position, move) +
                   play::print_move(move, game.board(), game.piece_types));
    widest = std::max(widest, base::length_utf8(full.back()));
  }
  std::string text;
  for (std::size_t i = 0; i < full.size(); ++i)
    text += "  " + full[i] + std::string(widest - base::length_utf8(full[i]) + 3, ' ') +
            answer.names[i] + "\n";
  return text;
}

std::string moves_text(const Game& game, const Answer& answer, const Console& console) {
  std::string text = answer.made.empty() ? "" : "After " + joined(answer.made, " ") + ":\n";
  text += console.paint(Console::Colour::strong,
                        name_of(game, answer.seat) + " has " + std::to_string(answer.moves.size()) +
                            (answer.moves.size() == 1 ? " legal move" : " legal moves"));
  text += answer.mated ? ", and is mated\n" : answer.check ? ", in check\n" : "\n";
  text += list_of(game, answer);
  if (answer.ending) text += ending_text(game, *answer.ending) + "\n";
  return text + scores_text(game, answer.position);
}

Json moves_json(const Game& game, const Answer& answer) {
  Json moves = Json::array();
  for (std::size_t i = 0; i < answer.moves.size(); ++i)
    moves.push_back(move_json(game, answer.position, answer.moves[i], answer.names[i]));
  Json json = {{"game", game.id},           {"seat", board::seat_number(answer.seat)},
               {"check", answer.check},     {"mated", answer.mated},
               {"moves", std::move(moves)}, {"count", answer.moves.size()}};
  for (const auto& [seat, score] : scores(game, answer.position)) json["scores"][seat] = score;
  if (answer.ending) json["ending"] = ending_json(game, *answer.ending);
  if (answer.fen) json["fen"] = *answer.fen;
  if (!answer.made.empty()) json["plays"] = answer.made;
  return json;
}

/// The moves of --plays, "e4 Nf6" or "rd-kn3 rd-kn5; br-k1 br-kn2", and the positions between them.
play::Line line_of(const GameLogic& play, const Position& start, std::string_view plays) {
  play::Line line = play::read_line(play, start, plays);
  if (!line.problem.empty()) throw UsageError(line.problem, line.hint);
  return line;
}

std::vector<std::string> names_of(const GameLogic& play, const play::Line& line) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < line.moves.size(); ++i)
    names.push_back(play::print_algebraic(play, line.positions[i], line.moves[i]));
  return names;
}

/// The names of all legal moves, with marks of check.
std::vector<std::string> marked_names(const GameLogic& play, const Answer& answer) {
  auto names = play::algebraic_names(play, answer.position, answer.moves);
  for (std::size_t i = 0; i < names.size() && answer.seat == answer.position.turn; ++i)
    names[i] += play::check_mark(play, answer.position, answer.moves[i]);
  return names;
}

ExitCode emit_fen(const Answer& answer, const Console& console) {
  if (!answer.fen)
    throw UsageError(
        "this position cannot be written as FEN",
        answer.position.passes > 0
            ? "FEN cannot express that the last move was a pass, after which another pass would "
              "end the game"
            : "FEN is for boards with files and ranks, two seats, and pieces of one letter");
  console.out(*answer.fen + "\n");
  return ExitCode::fine;
}

ExitCode list_moves(const MovesOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  Answer answer;
  const Position start = builder::find_position(*game, options.position);
  const GameLogic play = game::play_of(*game, start);
  const play::Line line = line_of(play, start, options.plays);
  const Position& position = answer.position = line.positions.back();
  if (options.fen || options.sfen || options.json)
    answer.fen = game::print_position(*game, position,
                                      options.sfen ? play::FenForm::sfen : play::FenForm::fen);
  if (options.fen || options.sfen) return emit_fen(answer, context.console);
  answer.seat = options.seat == 0 ? position.turn : builder::find_seat(game->board(), options.seat);
  if (!position.active(answer.seat))
    throw UsageError(
        "seat " + std::to_string(board::seat_number(answer.seat)) + " has no move in this position",
        "it takes no part, or its King is mated");
  answer.ending = play.ending(line.positions);
  if (!answer.ending) answer.moves = play.legal(position, answer.seat);
  answer.names = marked_names(play, answer);
  answer.made = names_of(play, line);
  answer.check = play.in_check(position, answer.seat);
  answer.mated = answer.check && answer.moves.empty() && answer.seat == position.turn &&
                 (!answer.ending || answer.ending->by == play::Ending::By::mate);
  context.console.out(options.json ? moves_json(*game, answer).dump() + "\n"
                                   : moves_text(*game, answer, context.console));
  return ExitCode::fine;
}

/// The number of sequences. Throws UsageError if it is larger than INT64_MAX.
std::uint64_t sequences(const GameLogic& play, const Position& position, int depth, int jobs) {
  const play::Counting counting{
      true, builder::threads_for(jobs),
      [jobs](std::size_t count, const auto& work) { builder::each_alone(count, jobs, work); }};
  if (const auto count = play.perft(position, depth, counting)) return *count;
  throw UsageError("there are more than " + std::to_string(INT64_MAX) + " sequences",
                   "give a smaller --depth");
}

ExitCode count_moves(const PerftOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::rules);
  const Position position = builder::find_position(*game, options.position);
  const GameLogic play = game::play_of(*game, position);
  std::string text;
  Json first = Json::array();
  std::uint64_t count = 0;
  const std::string name = game->id + " depth " + std::to_string(options.depth);
  if (options.divide && options.depth > 0) {
    const Position settled = play.settled(position);
    const auto moves = play.legal(settled);
    terminal::Progress progress(context.console, moves.size());
    for (const Move& move : moves) {
      const std::string written = play::print_move(move, game->board(), game->piece_types);
      progress.step(name + " " + written);
      const std::uint64_t n =
          sequences(play, play.after(settled, move), options.depth - 1, options.jobs);
      text += written + ": " + std::to_string(n) + "\n";
      first.push_back({{"move", written}, {"count", n}});
      count += n;
    }
  } else {
    terminal::Progress progress(context.console, 1);
    progress.step(name);
    count = sequences(play, position, options.depth, options.jobs);
  }
  Json answer = {{"game", game->id}, {"depth", options.depth}, {"count", count}};
  if (options.divide) answer["first"] = std::move(first);
  context.console.out(options.json ? answer.dump() + "\n" : text + std::to_string(count) + "\n");
  return ExitCode::fine;
}

constexpr std::string_view position_help =
    "the name of a position of the game, or a file; the start position if not given";

std::vector<OptionRow> moves_rows(MovesOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--position", position_help, &options.position},
      {"--plays", "moves to make first, such as 'e4 Nf6' or 'rd-kn3 rd-kn5; br-k1 br-kn2'",
       &options.plays},
      {"--seat", "the seat that moves; the seat to move if not given", &options.seat},
      {"--fen", "print the position as FEN", &options.fen, {.not_with = {"--json"}}},
      {"--sfen",
       "print the position as SFEN, the notation of shogi",
       &options.sfen,
       {.not_with = {"--json", "--fen"}}},
      {"--json", "one JSON object", &options.json},
  };
}

std::vector<OptionRow> perft_rows(PerftOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--position", position_help, &options.position},
      {"--depth",
       "number of moves in a sequence",
       &options.depth,
       {.shows_default = true, .bounds = Bounds{0, base::limits::perft_depth}}},
      {"--divide", "a count for each first move", &options.divide},
      {"--jobs", "threads; 0: one for each core", &options.jobs, {.bounds = Bounds{0, 256}}},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command moves_command = {
    "moves",
    "List the legal moves of a position",
    "boardwright moves immortal-star-masters --position two",
    [] { return call_of(moves_rows, list_moves); },
};

extern const Command perft_command = {
    "perft",
    "Count the sequences of legal moves from a position",
    "boardwright perft immortal-star-masters --depth 3",
    [] { return call_of(perft_rows, count_moves); },
};

}  // namespace boardwright::commands
