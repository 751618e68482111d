// Answers `play`, `think` and `perft`: a position after moves, its legal moves and counts of them.
#include "base/text.h"
#include "live/opponent.h"
#include "live/played.h"
#include "live/spoken.h"
#include "play/mark.h"

namespace boardwright::live {

using board::seat_number;

namespace {

const std::string& name_of(const Game& game, SeatId seat) { return game.board().seat(seat).name; }

void add_pieces(const Game& game, const Position& position, Json& json) {
  json.key("men").open('[');
  for (const CellId cell : game.board().cells()) {
    const play::Piece& piece = position.at(cell);
    if (piece.none()) continue;
    const moves::PieceType& piece_type = game.piece_type(piece.piece_type);
    json.open('{').pair("cell", game.board().name(cell)).pair("seat", seat_number(piece.seat));
    json.pair("piece", piece_type.id);
    if (moves::is_progressive(piece_type)) json.pair("label", play::letter_of(piece_type, piece));
    if (moves::is_progressive(piece_type)) json.pair("n", static_cast<int>(piece.n));
    if (piece.multiple) json.pair("multiple", true);
    if (piece.promoted) json.pair("promoted", true);
    if (position.mated(piece.seat)) json.pair("mated", true);
    if (position.count_on(cell) > 1) json.pair("count", position.count_on(cell));
    json.close();
  }
  json.close();
}

void add_seats(const Game& game, const Position& position, Json& json) {
  json.key("seats").open('[');
  for (const SeatId seat : game.board().seat_ids()) {
    const auto standing = position.standing[base::index(seat)];
    json.open('{').pair("name", name_of(game, seat));
    json.pair("plays", standing == play::Standing::active);
    if (standing == play::Standing::mated) json.pair("mated", true);
    json.pair("score", position.score[base::index(seat)]);
    if (game.rules.end.checks > 0)
      json.pair("checks", static_cast<int>(position.checks[base::index(seat)]));
    json.key("hand").open('{');
    for (const moves::PieceTypeId piece_type : game.piece_ids())
      if (const int count = position.in_hand(seat, piece_type, game.piece_types.size()); count > 0)
        json.pair(game.piece_type(piece_type).id, count);
    json.close();
    if (!game.rules.hand.endless.empty()) {
      json.key("endless").open('[');
      for (const moves::PieceTypeId piece_type : game.rules.hand.endless)
        json.add(game.piece_type(piece_type).id);
      json.close();
    }
    json.close();
  }
  json.close();
}

/// Adds the marks that are set, with their counts.
void add_marks(const Game& game, const Position& position, Json& json) {
  if (position.marks.empty()) return;
  json.key("marks").open('[');
  int at = 0;
  for (const play::RuleMark& mark : game.rules.marks) {
    for (const SeatId seat : game.board().seat_ids()) {
      const int count = position.mark(at, seat);
      if (count == 0) continue;
      json.open('{').pair("name", mark.name);
      if (mark.most > 1) json.pair("count", count);
      if (mark.of_seat) json.pair("seat", name_of(game, seat));
      json.close();
    }
    ++at;
  }
  json.close();
}

void add_moves(const Game& game, const Position& position, const std::vector<Move>& moves,
               const std::vector<std::string>& names, Json& json) {
  const Board& board = game.board();
  json.key("legal").open('[');
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    json.open('{').pair("name", names[i]);
    json.pair("full", play::print_move(move, board, game.piece_types));
    if (move.from != no_cell) json.pair("from", board.name(move.from));
    if (move.is_drop()) json.pair("drops", game.piece_type(move.dropped).id);
    if (move.to != no_cell) json.pair("to", board.name(move.to));
    if (!move.all_taken().empty()) {
      json.key("takes").open('[');
      for (const CellId cell : move.all_taken()) json.add(board.name(cell));
      json.close();
    }
    json.pair("words", move_in_words(game, position, move)).close();
  }
  json.close();
}

/// The cells where a move begins and ends.
std::vector<std::string> cells_of(const Game& game, const Move& move) {
  std::vector<std::string> cells;
  for (const CellId cell : {move.from, move.to})
    if (cell != no_cell) cells.push_back(game.board().name(cell));
  return cells;
}

std::vector<std::string> names_of_line(const Played& played) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < played.line.moves.size(); ++i)
    names.push_back(
        play::print_algebraic(*played.play, played.line.positions[i], played.line.moves[i]));
  return names;
}

/// The seats that made the moves, in order: some games let a seat move several times a turn.
void add_movers(const Played& played, Json& json) {
  json.key("movers").open('[');
  for (std::size_t i = 0; i < played.line.moves.size(); ++i)
    json.add(seat_number(played.line.positions[i].turn));
  json.close();
}

}  // namespace

Refusal read_played(const Game& game, const Request& request, Played& played) {
  const std::string wanted(request.get("position"));
  const std::string& name = wanted.empty() ? game.start : wanted;
  std::optional<Position> start;
  if (const Position* known = game.find_position(name)) {
    start = *known;
  } else if (play::looks_like_fen(name)) {
    base::Report report;
    start = play::parse_fen(name, "FEN", game.board(), game.piece_types,
                            {game.rules, game.find_position(game.start)}, report);
    if (!start) return {report.problems().front().message, report.problems().front().hint};
  } else {
    return {wanted.empty() ? "this game has no position to begin from"
                           : "unknown position " + base::in_quotes(wanted)};
  }
  played.play.emplace(game::play_of(game, *start));
  played.line = play::read_line(*played.play, std::move(*start), request.get("moves"));
  return {played.line.problem, played.line.hint};
}

Refusal emit_play(Game& game, const Request& request, Json& json) {
  Played played;
  if (Refusal refusal = read_played(game, request, played); !refusal.problem.empty())
    return refusal;
  const Position& position = played.now();
  const auto ending = played.play->ending(played.line.positions);
  const bool check = played.play->in_check(position, position.turn);
  const auto moves = ending ? std::vector<Move>{} : played.play->legal(position);
  add_pieces(game, position, json);
  add_seats(game, position, json);
  add_marks(game, position, json);
  json.pair("turn", seat_number(position.turn)).pair("check", check);
  json.pair("plays", names_of_line(played));
  add_movers(played, json);
  if (!played.line.moves.empty()) json.pair("last", cells_of(game, played.line.moves.back()));
  add_moves(game, position, moves, play::algebraic_names(*played.play, position, moves), json);
  if (ending) {
    json.key("ending").open('{').pair("by", play::word_of_ending(ending->by));
    if (ending->winner) json.pair("winner", seat_number(*ending->winner));
    if (ending->loser) json.pair("loser", seat_number(*ending->loser));
    if (ending->better) json.pair("three-quarters", seat_number(*ending->better));
    json.pair("text", play::sentence_of(*ending, game.board(), game.piece_types, game.rules))
        .close();
  }
  if (const auto fen = play::print_fen(position, game.board(), game.piece_types,
                                       {game.rules, game.find_position(game.start)}))
    json.pair("fen", *fen);
  json.pair("said", announcement(game, played, check, ending));
  return {};
}

Refusal emit_thought(Game& game, const Request& request, Json& json) {
  Played played;
  if (Refusal refusal = read_played(game, request, played); !refusal.problem.empty())
    return refusal;
  Effort effort;
  effort.depth = request.number("depth", effort.depth);
  effort.nodes = request.number("nodes", effort.nodes);
  effort.seed = static_cast<std::uint32_t>(request.number("seed", 1));
  effort.whim = request.number("whim", 0);
  const Thought thought = think(*played.play, played.line.positions, effort);
  if (!thought.best) return {"the game is over"};
  json.pair("move", play::print_algebraic(*played.play, played.now(), *thought.best));
  json.pair("full", play::print_move(*thought.best, game.board(), game.piece_types));
  json.pair("depth", thought.depth).pair("nodes", thought.nodes).pair("value", thought.value);
  return {};
}

Refusal emit_count(Game& game, const Request& request, Json& json) {
  constexpr int most_steps = 2'000'000'000;
  Played played;
  if (Refusal refusal = read_played(game, request, played); !refusal.problem.empty())
    return refusal;
  const int depth = std::min(request.number("depth", 1), base::limits::perft_depth);
  base::Budget budget(request.number("steps", most_steps));
  const auto count = played.play->perft(played.now(), depth, budget);
  if (!count) return {"this is more work than was allowed"};
  json.pair("depth", depth).pair("count", std::to_string(*count));  // it can exceed 2^53
  return {};
}

}  // namespace boardwright::live
