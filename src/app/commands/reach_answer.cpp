// Writes where a piece can go, as text and as JSON.
#include "commands/reach_answer.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "board/selection.h"
#include "commands/ending_answer.h"
#include "play/mark.h"

namespace boardwright::commands {

using board::names_of;
using terminal::Console;

namespace {

using Json = nlohmann::ordered_json;

/// Whether pieces of this type are written with their n, as N³.
bool is_lettered(const PieceType& piece_type) {
  return moves::is_progressive(piece_type) && !piece_type.letter.empty();
}

/// "Progressive Knight N³*". Other pieces have only their names.
std::string name_of_piece(const Question& question) {
  const PieceType& piece_type = *question.piece_type;
  return piece_type.name +
         (is_lettered(piece_type) ? " " + play::letter_of(piece_type, question.piece) : "");
}

}  // namespace

Json reach_json(const game::Game* game, const Question& question, const Reach& found) {
  Json answer = {{"game", game != nullptr ? Json(game->id) : Json()},
                 {"board", question.board->id},
                 {"piece", question.piece_type->id},
                 {"cell", question.board->name(question.cell)},
                 {"moves", names_of(*question.board, found.moves)},
                 {"captures", names_of(*question.board, found.captures)},
                 {"count", found.count()}};
  if (!found.passed.empty()) answer["passed"] = names_of(*question.board, found.passed);
  if (!found.swaps.empty()) answer["swaps"] = names_of(*question.board, found.swaps);
  if (is_lettered(*question.piece_type))
    answer["written"] = play::letter_of(*question.piece_type, question.piece);
  if (!question.piece_type->stands.empty()) answer["stands"] = !question.never_stands();
  const bool null = question.null || found.back;
  if (null || question.may_be_multiple()) answer["null_move"] = null;
  if (game != nullptr && question.ending) answer["ending"] = ending_json(*game, *question.ending);
  return answer;
}

std::string reach_text(const game::Game* game, const Question& question, const Reach& found,
                       const Console& console) {
  const board::Board& board = *question.board;
  const auto line = [&](std::string_view head, const geometry::CellSet& cells) {
    return cells.empty() ? std::string{}
                         : "  " + console.paint(Console::Colour::quiet, head) +
                               base::joined(names_of(board, cells), " ") + "\n";
  };
  const std::string& seat = board.seat(question.seat).name;
  const std::string piece = seat + (seat.empty() ? "" : " ") + name_of_piece(question);
  if (question.never_stands())
    return console.paint(Console::Colour::strong, piece) + " never stands on " +
           board.name(question.cell) + " (" + board.id + ")\n" +
           line("stands on ", question.stands);
  return console.paint(Console::Colour::strong, piece + " on " + board.name(question.cell)) + " (" +
         board.id + ") reaches " + std::to_string(found.count()) +
         (found.count() == 1 ? " cell\n" : " cells\n") + line("moves     ", found.moves) +
         line("captures  ", found.captures) + line("en route  ", found.passed) +
         line("swaps     ", found.swaps) + line("blocked   ", found.blocked) +
         (question.null || found.back
              ? "  " + console.paint(Console::Colour::quiet, "null move ") + "it may stay on " +
                    board.name(question.cell) + ", which passes the turn\n"
              : "") +
         (game != nullptr && question.ending ? ending_text(*game, *question.ending) + "\n" : "");
}

}  // namespace boardwright::commands
