// Resolves the words of a question, and computes the answer.
#include "commands/question.h"

#include <utility>

#include "base/errors.h"
#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "builder/load.h"
#include "game/move_cost.h"

namespace boardwright::commands {

using base::UsageError;

namespace {

geometry::CellSet cells_listed(const board::Board& board, std::string_view list) {
  geometry::CellSet set;
  for (const std::string& name : board::comma_list(list))
    set.insert(builder::find_cell(board, name));
  return set;
}

moves::State state_listed(const PieceType& piece_type, std::string_view list) {
  std::string problem;
  const auto state = moves::parse_state(piece_type, list, problem);
  if (!state) throw UsageError(problem, "write name=number");
  return *state;
}

}  // namespace

QuestionWords question_words(std::string_view line) {
  QuestionWords asked;
  const auto parts = base::words(line);
  if (parts.size() < 2) throw UsageError("a line needs a piece and a cell");
  asked.piece_type = parts[0];
  asked.cell = parts[1];
  for (std::size_t i = 2; i < parts.size(); ++i) {
    const std::size_t equals = parts[i].find('=');
    const std::string_view key = parts[i].substr(0, equals);
    const std::string value(equals == std::string_view::npos ? "" : parts[i].substr(equals + 1));
    if (key == "board") {
      asked.board = value;
    } else if (key == "own") {
      asked.own = value;
    } else if (key == "enemy") {
      asked.enemy = value;
    } else if (key == "state") {
      asked.state = value;
    } else if (key == "seat") {
      const auto seat = base::to_integer(value);
      if (!seat) throw UsageError("'" + value + "' is not a seat", "write its number, as seat=2");
      asked.seat = *seat;
    } else {
      const std::vector<std::string_view> known = {"board", "seat", "own", "enemy", "state"};
      throw UsageError("unknown word '" + std::string(parts[i]) + "'",
                       base::meant_or_all(key, known));
    }
  }
  return asked;
}

Question understand(const board::Board& board, const PieceType& piece_type,
                    const QuestionWords& words) {
  Question question;
  question.board = &board;
  question.piece_type = &piece_type;
  question.cell = builder::find_cell(*question.board, words.cell);
  question.seat = builder::find_seat(*question.board, words.seat);
  question.pieces = {cells_listed(*question.board, words.own),
                     cells_listed(*question.board, words.enemy)};
  if (!(question.pieces.own & question.pieces.enemy).empty())
    throw UsageError("a cell cannot hold pieces of two seats");
  if ((question.pieces.own | question.pieces.enemy).contains(question.cell))
    throw UsageError("the piece itself stands on cell '" + words.cell + "'");
  question.state = state_listed(*question.piece_type, words.state);
  question.piece = play::piece_with(question.state);
  question.null = question.piece.multiple;
  question.stands = moves::stands_on(piece_type, board, question.seat);
  return question;
}

Question understand(game::Game& game, const QuestionWords& words) {
  return understand(builder::find_board(game, words.board),
                    builder::find_piece_type(game, words.piece_type), words);
}

moves::PieceMoves moves_of(const Question& question) {
  if (game::cost_of(*question.piece_type, *question.board) > base::limits::traced_cells)
    throw UsageError("the moves of piece " + base::in_quotes(question.piece_type->id) +
                         " pass over too many cells of board " +
                         base::in_quotes(question.board->id),
                     "use a smaller board");
  return moves::PieceMoves(*question.board, question.piece_type->moves, question.seat,
                           question.state);
}

Reach reach_of(const Question& question) {
  return moves::reach(moves_of(question), question.pieces, question.cell);
}

Reach reach_in(const game::Game& game, Question& question, const QuestionWords& words) {
  if (question.board != &game.board()) throw UsageError("positions are of the game's own board");
  if (!words.own.empty() || !words.enemy.empty())
    throw UsageError("--position already places the pieces", "leave out --own and --enemy");
  play::Position position = builder::find_position(game, words.position);
  const moves::PieceTypeId piece_type = game.id_of(*question.piece_type);
  play::Piece& piece = position.at(question.cell);
  if (!piece.none() && !words.state.empty())
    throw UsageError("the position already gives the numbers of the piece on '" + words.cell + "'",
                     "leave out --state");
  if (piece.none()) {
    piece = question.piece;
    piece.piece_type = piece_type;
    piece.seat = question.seat;
  } else if (piece.piece_type != piece_type || (words.seat_given && piece.seat != question.seat)) {
    throw UsageError("another piece stands on '" + words.cell +
                     "': " + question.board->seat(piece.seat).name + " " +
                     game.piece_type(piece.piece_type).id);
  }
  question.seat = piece.seat;
  question.piece = piece;
  question.null = false;
  Reach found;
  const play::GameLogic play = game::play_of(game, position);
  question.ending = play.ending(position);
  for (const play::Move& move : play.legal_from(position, question.cell))
    if (move.is_swap()) {
      found.swaps.insert(move.to);
    } else if (move.to != move.from) {
      (move.taken != geometry::no_cell ? found.captures : found.moves).insert(move.to);
      for (const geometry::CellId cell : move.all_taken())
        if (cell != move.to) found.passed.insert(cell);
    } else if (move.taken == geometry::no_cell) {
      question.null = true;
    } else {
      for (const geometry::CellId cell : move.all_taken()) found.captures.insert(cell);
    }
  return found;
}

}  // namespace boardwright::commands
