// `boardwright moves` and `boardwright perft`: the legal moves of a position, listed and counted.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/command.h"
#include "command/ending_answer.h"
#include "command/load.h"
#include "command/progress.h"
#include "play/mark.h"
#include "play/ply_text.h"

namespace boardwright::command {
namespace {

using Json = nlohmann::ordered_json;

struct MovesOptions {
  std::string game;
  std::string position;  ///< a name or a file; empty: the one in which the game begins
  std::string plays;     ///< moves made first, with semicolons between
  int seat = 0;          ///< 0: whose turn it is
  bool json = false, fen = false, sfen = false;
};

struct PerftOptions {
  std::string game, position;
  int depth = 1;
  bool json = false, divide = false;
};

const Piece& piece_at(const Game& game, const Position& position, CellId cell) {
  return game.piece(position.at(cell).piece);
}

Json ply_json(const Game& game, const Position& position, const Ply& ply) {
  const Board& board = game.board();
  if (ply.is_pass()) return {{"pass", true}};
  const PieceId mover = ply.is_drop() ? ply.dropped : position.at(ply.from).piece;
  Json json = {{"piece", game.piece(mover).id}};
  json["from"] = ply.is_drop() ? Json("hand") : Json(board.name(ply.from));
  json["to"] = board.name(ply.to);
  if (ply.taken != no_cell) json["captures"] = board.name(ply.taken);
  for (const CellId cell : ply.also)
    if (cell != no_cell) json["also-captures"].push_back(board.name(cell));
  if (ply.promoted != no_piece) json["promotion"] = game.piece(ply.promoted).id;
  if (ply.is_swap())
    json["swaps"] = true;
  else if (ply.rook_from != no_cell)
    json["rook"] = {{"from", board.name(ply.rook_from)}, {"to", board.name(ply.rook_to)}};
  if (ply.gate != no_cell)
    json["lets-in"] = {{"piece", game.piece(ply.dropped).id}, {"at", board.name(ply.gate)}};
  if (ply.blocker != no_cell) json["blocker"] = board.name(ply.blocker);
  return json;
}

/// What `moves` tells.
struct Answer {
  Position position;
  SeatId seat = first_seat;
  bool check = false;
  bool mated = false;  ///< his turn has come in vain: the King goes, and the turn passes on
  std::vector<Ply> plies;
  std::optional<play::Ending> ending;
  std::optional<std::string> fen;  ///< the position in one line, where there is one
};

const std::string& name_of(const Game& game, SeatId seat) { return game.board().seat(seat).name; }

/// The points of the seats that take part, if there are any.
std::vector<std::pair<std::string, int>> scores(const Game& game, const Position& position) {
  std::vector<std::pair<std::string, int>> found;
  const Ids<SeatId> seats = game.board().seat_ids();
  const auto all = std::span(position.score).first(index(seats.size()));
  if (std::all_of(all.begin(), all.end(), [](int score) { return score == 0; })) return found;
  for (const SeatId seat : seats)
    if (position.standing[index(seat)] != play::Standing::absent)
      found.emplace_back(name_of(game, seat), all[index(seat)]);
  return found;
}

/// "N ": the letter of who moves, or his id if he has none; a move from the hand says it itself.
std::string mover(const Game& game, const Position& position, const Ply& ply) {
  if (ply.from == no_cell) return {};
  const Piece& piece = piece_at(game, position, ply.from);
  return (piece.letter.empty() ? piece.id : letter_of(piece, position.at(ply.from))) + " ";
}

std::string moves_text(const Game& game, const Answer& answer, const Console& console) {
  std::string text =
      console.paint(Console::Colour::strong,
                    name_of(game, answer.seat) + " has " + std::to_string(answer.plies.size()) +
                        (answer.plies.size() == 1 ? " legal move" : " legal moves"));
  text += answer.mated ? ", and is mated\n" : answer.check ? ", in check\n" : "\n";
  for (const Ply& ply : answer.plies)
    text +=
        "  " + mover(game, answer.position, ply) + print_ply(ply, game.board(), game.pieces) + "\n";
  if (answer.ending) text += ending_text(game, *answer.ending) + "\n";
  for (const auto& [seat, score] : scores(game, answer.position))
    text += seat + ": " + std::to_string(score) + (score == 1 ? " point\n" : " points\n");
  return text;
}

Json moves_json(const Game& game, const Answer& answer) {
  Json moves = Json::array();
  for (const Ply& ply : answer.plies) moves.push_back(ply_json(game, answer.position, ply));
  Json json = {{"game", game.id},           {"seat", seat_number(answer.seat)},
               {"check", answer.check},     {"mated", answer.mated},
               {"moves", std::move(moves)}, {"count", answer.plies.size()}};
  for (const auto& [seat, score] : scores(game, answer.position)) json["scores"][seat] = score;
  if (answer.ending) json["ending"] = ending_json(game, *answer.ending);
  if (answer.fen) json["fen"] = *answer.fen;
  return json;
}

/// A position and those after moves told as "rd-kn3 rd-kn5; br-k1 br-kn2".
std::vector<Position> with_plays(const Game& game, Position start, std::string_view plays) {
  std::vector<Position> line{std::move(start)};
  for (std::string_view text : split(plays, ';')) {
    const Play play = play_of(game, line.back());
    const PlyRead read = read_ply(play, line.back(), text);
    if (!read.ply) throw UsageError(read.problem, read.hint);
    line.push_back(play.after(line.back(), *read.ply));
  }
  return line;
}

ExitCode tell_fen(const Answer& answer, const Console& console) {
  if (!answer.fen)
    throw UsageError(
        "this position cannot be written so",
        "it is for boards with files and ranks and two seats, and pieces of one letter");
  console.out(*answer.fen + "\n");
  return ExitCode::fine;
}

ExitCode list_moves(const MovesOptions& options, Context& context) {
  const auto game = load_game(context, options.game, Extent::rules);
  Answer answer;
  const std::vector<Position> line =
      with_plays(*game, find_position(*game, options.position), options.plays);
  const Position& position = answer.position = line.back();
  if (options.fen || options.sfen || options.json)
    answer.fen =
        print_position(*game, position, options.sfen ? play::FenForm::sfen : play::FenForm::fen);
  if (options.fen || options.sfen) return tell_fen(answer, context.console);
  answer.seat = options.seat == 0 ? position.turn : find_seat(game->board(), options.seat);
  if (!position.active(answer.seat))
    throw UsageError(
        "seat " + std::to_string(seat_number(answer.seat)) + " has no move in this position",
        "it takes no part, or its King is mated");
  const Play play = play_of(*game, position);
  answer.ending = play.ending(line);
  if (!answer.ending) answer.plies = play.legal(position, answer.seat);
  answer.check = play.in_check(position, answer.seat);
  answer.mated = answer.check && answer.plies.empty() && answer.seat == position.turn;
  context.console.out(options.json ? moves_json(*game, answer).dump() + "\n"
                                   : moves_text(*game, answer, context.console));
  return ExitCode::fine;
}

ExitCode count_moves(const PerftOptions& options, Context& context) {
  const auto game = load_game(context, options.game, Extent::rules);
  const Position position = find_position(*game, options.position);
  const Play play = play_of(*game, position);
  std::string text;
  std::uint64_t count = 0;
  const std::string name = game->id + " depth " + std::to_string(options.depth);
  if (options.divide && options.depth > 0) {
    const Position settled = play.settled(position);
    const auto plies = play.legal(settled);
    Progress progress(context.console, plies.size());
    for (const Ply& ply : plies) {
      progress.step(name + " " + print_ply(ply, game->board(), game->pieces));
      const std::uint64_t n = play.perft(play.after(settled, ply), options.depth - 1);
      text += print_ply(ply, game->board(), game->pieces) + ": " + std::to_string(n) + "\n";
      count += n;
    }
  } else {
    Progress progress(context.console, 1);
    progress.step(name);
    count = play.perft(position, options.depth);
  }
  context.console.out(
      options.json
          ? Json{{"game", game->id}, {"depth", options.depth}, {"count", count}}.dump() + "\n"
          : text + std::to_string(count) + "\n");
  return ExitCode::fine;
}

constexpr std::string_view position_help =
    "a position of the game by name, or a file; if not given, the one in which it begins";

std::vector<OptionRow> moves_rows(MovesOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"--position", position_help, &to.position},
      {"--plays", "moves made first, as 'rd-kn3 rd-kn5; br-k1 br-kn2'", &to.plays},
      {"--seat", "who moves; if not given, whose turn it is", &to.seat},
      {"--fen", "the position itself as a line of FEN", &to.fen, {.not_with = {"--json"}}},
      {"--sfen",
       "the same as shogi writes it, where captured pieces return",
       &to.sfen,
       {.not_with = {"--json", "--fen"}}},
      {"--json", "one JSON object", &to.json},
  };
}

std::vector<OptionRow> perft_rows(PerftOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"--position", position_help, &to.position},
      {"--depth",
       "moves in a sequence",
       &to.depth,
       {.shows_default = true, .bounds = Bounds{0, limits::perft_depth}}},
      {"--divide", "a count for each first move", &to.divide},
      {"--json", "one JSON object", &to.json},
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

}  // namespace boardwright::command
