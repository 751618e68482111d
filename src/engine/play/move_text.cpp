// Reads and writes legal moves as text, with hints if no move fits.
#include "play/move_text.h"

#include <algorithm>
#include <functional>
#include <span>

#include "base/index.h"
#include "base/text.h"
#include "play/algebraic.h"

namespace boardwright::play {
namespace {

std::string quoted(std::string_view text) { return "'" + std::string(base::trimmed(text)) + "'"; }

/// Whether the promotion of a move is the one that a word names: a type or `multiple`. Without a
/// word, any move that does not make the piece multiple fits.
bool fits(const Move& move, std::string_view word, const std::vector<PieceType>& piece_types) {
  if (word.empty() || move.multiplied) return move.multiplied == (word == "multiple");
  return move.promoted != no_piece_type && piece_types[index(move.promoted)].id == word;
}

/// What a text that fits several moves leaves open.
std::string ambiguity(const std::vector<Move>& moves, const GameLogic& play) {
  const auto differ = [&](auto part) {
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.*part != moves.front().*part; });
  };
  if (differ(&Move::promoted) || differ(&Move::multiplied)) return "what the piece becomes";
  if (!differ(&Move::blocker)) return "what the piece captures";
  return "where the " + play.piece_types()[index(play.blocker())].name + " goes";
}

/// Whether the gating of a move is as given: a letter and a cell, or none.
bool matches_gating(const Move& move, std::span<const std::string_view> words,
                    const GameLogic& play) {
  if (words.empty()) return move.gating_cell == no_cell;
  return move.gating_cell != no_cell &&
         letter_or_id(play.piece_types()[index(move.dropped)]) == words[0] &&
         play.board().find(words[1]) == move.gating_cell;
}

/// Reads a drop or a pass, which must be written as print_move() does.
MoveRead read_from_hand(const GameLogic& play, const Position& position, std::string_view text) {
  MoveRead read;
  const auto wanted = words(text);
  for (const Move& move : play.legal(position)) {
    if (move.from != no_cell) continue;
    const std::string printed = print_move(move, play.board(), play.piece_types());
    if (words(printed) == wanted) read.move = move;
  }
  if (!read.move) read.problem = quoted(text) + " is not legal here";
  return read;
}

/// The legal move that prints as exactly these words.
std::optional<Move> find_by_printed_text(const GameLogic& play, const Position& position,
                                         const std::vector<std::string_view>& parts,
                                         std::int64_t& steps) {
  const auto from = parts.empty() ? std::nullopt : play.board().find(parts[0]);
  if (!from || position.at(*from).none() || position.at(*from).seat != position.turn)
    return std::nullopt;
  for (const Move& move : play.legal_from(position, *from, steps)) {
    const std::string printed = print_move(move, play.board(), play.piece_types());
    if (words(printed) == parts) return move;
  }
  return std::nullopt;
}

}  // namespace

MoveRead read_move(const GameLogic& play, const Position& position, std::string_view text) {
  std::vector<std::string_view> parts = words(text);
  const Board& board = play.board();
  std::int64_t steps = 0;
  if (const auto exact = find_by_printed_text(play, position, parts, steps))
    return {exact, {}, {}, steps};
  if ((parts.size() >= 3 && parts[1] == "@") || (parts.size() == 1 && parts[0] == "pass"))
    return read_from_hand(play, position, text);
  if (parts.size() == 1) return read_algebraic(play, position, parts[0]);
  std::optional<CellId> blocker;
  if (parts.size() > 3 && parts[parts.size() - 2] == "*") {
    blocker = board.find(parts.back()).value_or(no_cell);
    parts.resize(parts.size() - 2);
  }
  const bool gated = parts.size() >= 5 && parts[parts.size() - 3] == "/";
  const bool becomes = parts.size() == (gated ? 7u : 4u) && parts[2] == "=";
  if (parts.size() != (gated ? 5u : 2u) && !becomes)
    return {{},
            quoted(text) + " is not two cells: from and to",
            "a Pawn may become a piece: \"a b = queen\""};
  for (const std::string_view name : {parts[0], parts[1]})
    if (!board.find(name))
      return {{},
              "no cell '" + std::string(name) + "' on board '" + board.id + "'",
              board::cell_hint(board, name)};
  const CellId from = *board.find(parts[0]), to = *board.find(parts[1]);
  const Piece& piece = position.at(from);
  if (piece.none()) return {{}, "there is no piece on " + board.name(from), {}};
  if (piece.seat != position.turn)
    return {
        {}, "it is the turn of " + board.seats[static_cast<std::size_t>(position.turn)].name, {}};
  std::vector<Move> fitting;
  std::vector<std::string> legal;
  for (const Move& move : play.legal_from(position, from, steps)) {
    legal.push_back(print_move(move, board, play.piece_types()));
    if (move.to == to && move.blocker == blocker.value_or(move.blocker) &&
        fits(move, becomes ? parts[3] : std::string_view(), play.piece_types()) &&
        matches_gating(move, gated ? std::span(parts).last(2) : std::span<const std::string_view>(),
                       play))
      fitting.push_back(move);
  }
  const auto stays = [](const Move& move) {
    return move.promoted == no_piece_type && !move.multiplied;
  };
  if (!becomes && fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), stays))
    fitting.erase(std::remove_if(fitting.begin(), fitting.end(), std::not_fn(stays)),
                  fitting.end());
  const auto plain = [](const Move& move) { return !move.takes_elsewhere() && !move.is_swap(); };
  if (fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), plain))
    fitting.erase(std::remove_if(fitting.begin(), fitting.end(), std::not_fn(plain)),
                  fitting.end());
  if (fitting.size() == 1) return {fitting.front(), {}, {}, steps};
  if (!fitting.empty())
    return {{},
            quoted(text) + " does not say " + ambiguity(fitting, play),
            "write one of: " + base::joined(legal, ", ")};
  return {{},
          quoted(text) + " is not legal here",
          legal.empty() ? "this piece has no legal move" : "legal: " + base::joined(legal, ", ")};
}

std::string print_move(const Move& move, const Board& board,
                       const std::vector<PieceType>& piece_types) {
  if (move.is_pass()) return "pass";
  std::string text =
      move.is_drop() ? letter_or_id(piece_types[index(move.dropped)]) + " @ " + board.name(move.to)
                     : board.name(move.from) + " " + board.name(move.to);
  for (const CellId cell : move.all_taken()) text += " x " + board.name(cell);
  if (move.promoted != no_piece_type) text += " = " + piece_types[index(move.promoted)].id;
  if (move.multiplied) text += " = multiple";
  if (move.rook_from != no_cell)
    text += " & " + board.name(move.rook_from) + " " + board.name(move.rook_to);
  if (move.gating_cell != no_cell)
    text +=
        " / " + letter_or_id(piece_types[index(move.dropped)]) + " " + board.name(move.gating_cell);
  if (move.blocker != no_cell) text += " * " + board.name(move.blocker);
  return text;
}

}  // namespace boardwright::play
