// Says what is played and where pieces can go.
#include "live/spoken.h"

#include "base/text.h"

namespace boardwright::live {

using base::with_article;
using board::names_of;
using play::Move, play::Position;

namespace {

/// "the Pawn on d5 and the Rook on a1"
std::string taken_in_words(const Game& game, const Position& before, const Move& move) {
  std::vector<std::string> taken;
  for (const CellId cell : move.all_taken())
    taken.push_back("the " + game.piece_type(before.at(cell).piece_type).name + " on " +
                    game.board().name(cell));
  return base::listed(taken);
}

std::string cells_in_words(const Board& board, const geometry::CellSet& cells) {
  return (cells.size() == 1 ? "1 cell: " : std::to_string(cells.size()) + " cells: ") +
         base::listed(names_of(board, cells));
}

/// "White's Knight on e3"
std::string description(const Board& board, const PlacedPiece& piece) {
  const std::string& seat = board.seat(piece.seat).name;
  return (seat.empty() ? "" : seat + "'s ") + piece.piece_type->name + " on " +
         board.name(piece.cell);
}

}  // namespace

std::string move_in_words(const Game& game, const Position& before, const Move& move) {
  const Board& board = game.board();
  const std::string& seat = game.board().seat(before.turn).name;
  if (move.is_pass()) return seat + " passes.";
  if (move.is_drop())
    return seat + " puts " + with_article(game.piece_type(move.dropped).name) + " on " +
           board.name(move.to) +
           (move.promoted == moves::no_piece_type
                ? "."
                : ", as " + with_article(game.piece_type(move.promoted).name) + ".");
  const play::Piece& piece = before.at(move.from);
  std::string text = seat + "'s " + game.piece_type(piece.piece_type).name;
  if (move.to == move.from && move.all_taken().empty())
    text += move.promoted == moves::no_piece_type ? " stays on " + board.name(move.from)
                                                  : " on " + board.name(move.from);
  else
    text += " moves from " + board.name(move.from) + " to " + board.name(move.to);
  if (move.is_swap())
    text += " and changes places with the " + game.piece_type(before.at(move.to).piece_type).name;
  else if (move.rook_from != no_cell)
    text += ", the " + game.piece_type(before.at(move.rook_from).piece_type).name + " from " +
            board.name(move.rook_from) + " to " + board.name(move.rook_to);
  if (const std::string taken = taken_in_words(game, before, move); !taken.empty())
    text += ", takes " + taken;
  if (move.promoted != moves::no_piece_type)
    text += ", becomes " + with_article(game.piece_type(move.promoted).name);
  if (move.multiplied) text += ", becomes multiple";
  if (move.gating_cell != no_cell)
    text += ", lets in " + with_article(game.piece_type(move.dropped).name) + " on " +
            board.name(move.gating_cell);
  if (move.blocker != no_cell)
    text += ", puts the " + game.piece_type(game.rules.blocker()).name + " on " +
            board.name(move.blocker);
  return text + ".";
}

std::string announcement(const Game& game, const Played& played, bool check,
                         const std::optional<play::Ending>& ending) {
  std::string text;
  if (!played.line.moves.empty()) {
    const std::size_t last = played.line.moves.size() - 1;
    text = move_in_words(game, played.line.positions[last], played.line.moves[last]) + " ";
  }
  if (ending) return text + play::sentence_of(*ending, game.board(), game.piece_types, game.rules);
  return text + game.board().seat(played.now().turn).name +
         (check ? " is in check, and moves." : " moves.");
}

std::string reach_in_words(const Board& board, const PlacedPiece& piece,
                           const moves::Reach& found) {
  std::string text = description(board, piece);
  if (found.count() == 0 && found.passed.empty())
    text += found.back ? " cannot leave its cell." : " cannot move.";
  else if (found.moves.empty())
    text += " can only capture.";
  else
    text += " can move to " + cells_in_words(board, found.moves) + ".";
  const auto add = [&](const geometry::CellSet& cells, std::string_view what) {
    if (!cells.empty()) text += " " + std::string(what) + " " + cells_in_words(board, cells) + ".";
  };
  add(found.captures, "It can capture on");
  add(found.passed, "It captures on the way on");
  add(found.swaps, "It can change places on");
  if (found.back) text += " It may go there and back, which passes the turn.";
  add(found.blocked, "Pieces of its own side block it on");
  return text;
}

std::string attackers_in_words(const Board& board, CellId cell,
                               const std::vector<const PlacedPiece*>& attackers) {
  if (attackers.empty()) return "Nothing attacks " + board.name(cell) + ".";
  std::vector<std::string> words;
  for (const PlacedPiece* each : attackers) words.push_back(description(board, *each));
  return board.name(cell) + " is attacked by " + base::listed(words) + ".";
}

}  // namespace boardwright::live
