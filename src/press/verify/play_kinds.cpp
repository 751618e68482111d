// Claims about positions and play: who stands where, legal moves, checks, points.
#include <algorithm>
#include <numeric>

#include "base/index.h"
#include "base/limits.h"
#include "base/text.h"
#include "verify/kinds.h"

namespace boardwright::verify {
namespace {

/// The cells of the pieces in a position: of a seat and a piece, if they are given.
CellSet pieces_told(ClaimContext& ask) {
  const Position position = ask.position();
  CellSet cells;
  for (CellId cell : ask.board().cells()) {
    const Piece& piece = position.at(cell);
    if (piece.none() || (ask.has("seat") && piece.seat != ask.seat())) continue;
    if (ask.has("piece") && &ask.game().piece_type(piece.piece_type) != &ask.piece_type("piece"))
      continue;
    cells.insert(cell);
  }
  return cells;
}

Value pieces_count(ClaimContext& ask) {
  const Position position = ask.position();
  Count count = 0;
  for (CellId cell : pieces_told(ask).list()) count += position.count_on(cell);
  return count;
}

/// How many pieces of a seat may stand on a cell when the game begins.
Value together(ClaimContext& ask) {
  const PieceType& piece_type = ask.piece_type("piece");
  if (ask.refused()) return {};
  const Piece piece = piece_of(ask.game().id_of(piece_type), ask.seat());
  return Count{
      play::most_together(ask.game().rules.together, ask.board(), piece, ask.cell("cell"))};
}

Value pieces_cells(ClaimContext& ask) { return ask.names(pieces_told(ask)); }

Value piece_at(ClaimContext& ask) {
  const Position position = ask.position();
  const Piece piece = position.at(ask.cell("cell"));
  const int count = position.count_on(ask.cell("cell"));
  if (piece.none()) return std::string("nobody");
  const std::string& piece_type = ask.game().piece_type(piece.piece_type).name;
  const std::string& seat = ask.board().seat(piece.seat).name;
  return count == 1 ? seat + " " + piece_type
                    : std::to_string(count) + " " + seat + " " + piece_type + "s";
}

/// Whether the pieces of a piece stand on cells of different colours, seat by seat.
Value tints_of_pieces(ClaimContext& ask) {
  const CellSet cells = pieces_told(ask);
  if (ask.board().tints.empty()) return ask.refuse("the cells of this board have no colours");
  std::vector<int> seen;
  for (CellId cell : cells.list()) seen.push_back(ask.board().tints[index(cell)]);
  std::sort(seen.begin(), seen.end());
  return static_cast<int>(std::unique(seen.begin(), seen.end()) - seen.begin());
}

/// Whether a piece stays within the selected cells while the pieces of `by` stand still, wherever
/// the others may be.
Value kept_in(ClaimContext& ask) {
  const Position position = ask.position();
  const Piece piece = position.at(ask.cell("cell"));
  if (piece.none())
    return ask.refuse("nobody stands on '" + ask.claim().key("cell") + "'", {},
                      ask.claim().key("cell"));
  Occupancy pieces;
  for (CellId cell : ask.board().cells())
    if (const Piece& other = position.at(cell);
        !other.none() && &ask.game().piece_type(other.piece_type) == &ask.piece_type("by"))
      (other.seat == piece.seat ? pieces.own : pieces.enemy).insert(cell);
  if (ask.refused()) return {};
  const PieceType& piece_type = ask.game().piece_type(piece.piece_type);
  const PieceMoves moves(ask.board(), piece_type.moves, piece.seat, piece_type.state);
  if (!ask.spend(4 * moves.weight())) return {};
  return range_from(moves, pieces, ask.cell("cell")).within(ask.selection());
}

std::vector<Move> moves(ClaimContext& ask) {
  const Position position = ask.position();
  const CellId cell = ask.cell("cell");
  if (position.at(cell).none())
    ask.refuse("nobody stands on '" + ask.claim().key("cell") + "'", {}, ask.claim().key("cell"));
  if (ask.refused()) return {};
  const GameLogic& play = ask.play(position);
  if (!ask.spend(2 * play.weight() / ask.board().size())) return {};
  return play.legal_from(position, cell);
}

Value legal_cells(ClaimContext& ask) {
  CellSet cells;
  for (const Move& move : moves(ask)) cells.insert(move.to);
  return ask.names(cells);
}

Value legal_captures(ClaimContext& ask) {
  CellSet cells;
  for (const Move& move : moves(ask))
    for (const CellId cell : move.all_taken()) cells.insert(cell);
  return ask.names(cells);
}

Value may_legally(ClaimContext& ask) {
  const CellId to = ask.cell("to");
  const auto found = moves(ask);
  return std::any_of(found.begin(), found.end(), [&](const Move& move) { return move.to == to; });
}

Value promotions(ClaimContext& ask) {
  std::vector<std::string> names;
  const CellId to = ask.cell("to");
  for (const Move& move : moves(ask)) {
    if (move.to != to) continue;
    if (move.promoted != no_piece_type) names.push_back(ask.game().piece_type(move.promoted).name);
    if (move.multiplied) names.emplace_back(multiple_number);
  }
  return names.empty() ? std::string("none") : listed(names);
}

/// Whether it can be this piece there after its move: by promotion, or because it stays what it is.
Value may_become(ClaimContext& ask) {
  const CellId to = ask.cell("to");
  const PieceTypeId own = ask.position().at(ask.cell("cell")).piece_type;
  const auto found = moves(ask);
  return std::any_of(found.begin(), found.end(), [&](const Move& move) {
    const PieceTypeId becomes = move.promoted != no_piece_type ? move.promoted : own;
    return move.to == to && &ask.game().piece_type(becomes) == &ask.piece_type("piece");
  });
}

Value legal_count(ClaimContext& ask) {
  const Position position = ask.position();
  const SeatId seat = ask.has("seat") ? ask.seat() : position.turn;
  if (ask.refused()) return {};
  const GameLogic& play = ask.play(position);
  if (!ask.spend(2 * std::min(play.weight(), limits::kept_cells))) return {};
  return static_cast<int>(play.legal(position, seat).size());
}

Value perft(ClaimContext& ask) {
  const Position position = ask.position();
  const int depth = ask.number("depth");
  if (depth < 0 || depth > limits::perft_depth)
    return ask.refuse("'depth' is " + std::to_string(depth),
                      "it is from 0 to " + std::to_string(limits::perft_depth),
                      ask.claim().key("depth"));
  return static_cast<Count>(ask.perft(position, depth));
}

Value checked(ClaimContext& ask) {
  const Position position = ask.position();
  const SeatId seat = ask.seat();
  return ask.refused() ? Value() : ask.play(position).in_check(position, seat);
}

Value wins(ClaimContext& ask) {
  const Position position = ask.position();
  const SeatId seat = ask.seat();
  if (ask.refused()) return {};
  const auto ending = ask.play(position).decided(position);
  return ending && ending->winner == seat;
}

/// How the game has ended, as the command `moves` says it.
Value ending(ClaimContext& ask) {
  const std::vector<Position> line = ask.line();
  if (ask.refused() || line.empty()) return {};
  const auto found = ask.play(line.back()).ending(line);
  if (!found) return std::string("no end");
  return play::sentence_of(*found, ask.board(), ask.game().piece_types, ask.game().rules);
}

Value plays_on(ClaimContext& ask) { return ask.position().active(ask.seat()); }

Value turn_of(ClaimContext& ask) { return ask.board().seat(ask.position().turn).name; }

Value score(ClaimContext& ask) { return ask.position().score[index(ask.seat())]; }

Value score_total(ClaimContext& ask) {
  const Position position = ask.position();
  return std::accumulate(position.score.begin(), position.score.end(), 0);
}

/// The seats that take part and play together with one of them.
Count seats_of_team(const Position& position, const Board& board, SeatId team) {
  const auto seats = board.seat_ids();
  return std::count_if(seats.begin(), seats.end(), [&](SeatId seat) {
    return position.standing[index(seat)] != Standing::absent &&
           position.team[index(seat)] == position.team[index(team)];
  });
}

/// How many teams there are of so many seats.
Value team_count(ClaimContext& ask) {
  const Position position = ask.position();
  const auto seats = ask.board().seat_ids();
  return Count{std::count_if(seats.begin(), seats.end(), [&](SeatId seat) {
    const Count size = seats_of_team(position, ask.board(), seat);
    return position.team[index(seat)] == seat && size > 0 &&
           (!ask.has("number") || size == ask.number("number"));
  })};
}

Value value_of_piece(ClaimContext& ask) { return ask.piece_type("piece").value; }
Value points(ClaimContext& ask) {
  return ask.piece_type("piece").value + ask.board().rank_of(ask.cell("cell")) + 1;
}

constexpr ClaimKind play_rows[] = {
    {"men-count", "position (plays seat piece)", pieces_count, Yields::count,
     "how many pieces stand in a position", "number of {men piece} {where position}"},
    {"men-cells", "position (plays seat piece)", pieces_cells, Yields::cells, "where they stand",
     "cells of {men piece} {where position}"},
    {"man-at", "position cell (plays)", piece_at, Yields::words,
     "who stands on a cell: `Red King`, `3 White Pawns`, `nobody`",
     "who stands on {cell} {where position}"},
    {"men-tints", "position (plays seat piece)", tints_of_pieces, Yields::count,
     "on cells of how many colours they stand",
     "number of colours of the cells of {men piece} {where position}"},
    {"kept-in", "position cell by SEL (plays)", kept_in, Yields::truth,
     "whether the piece on a cell stays within the selected cells as long as those of `by` stand "
     "still, though all others make room",
     "the {by}s keep the piece on {cell} within the {SEL} {where position}"},
    {"legal-count", "position (plays seat)", legal_count, Yields::count,
     "how many legal moves a seat has", "number of legal moves {where position}"},
    {"perft", "position depth (plays)", perft, Yields::count,
     "how many sequences of so many legal moves there are",
     "number of ways to play {moves depth} {where position}"},
    {"legal-cells", "position cell (plays)", legal_cells, Yields::cells,
     "where the piece on a cell can legally go",
     "cells to which the piece on {cell} can legally go {where position}"},
    {"legal-captures", "position cell (plays)", legal_captures, Yields::cells,
     "what it can legally capture",
     "pieces that the one on {cell} can legally capture {where position}"},
    {"may-legally", "position cell to (plays)", may_legally, Yields::truth,
     "whether it can legally go to `to`",
     "the piece on {cell} can legally go to {to} {where position}"},
    {"promotions", "position cell to (plays)", promotions, Yields::words,
     "what it can become there: `Queen, Rook and Knight`, `multiple`, `none`",
     "what the piece on {cell} can become on {to} {where position}"},
    {"may-become", "position cell to piece (plays)", may_become, Yields::truth,
     "whether it can be this piece there: it may become one, or stay one",
     "the piece on {cell} can go to {to} and be {a piece} there {where position}"},
    {"together", "piece cell (seat)", together, Yields::count,
     "how many of a seat's pieces may stand together on a cell when the game begins",
     "most {piece}s that may stand together on {cell}"},
    {"checked", "position (plays seat)", checked, Yields::truth,
     "whether a King of the seat is attacked", "{seat}’s King is attacked {where position}"},
    {"plays-on", "position (plays seat)", plays_on, Yields::truth,
     "whether the seat is still in the game", "{seat} is still in the game {where position}"},
    {"wins", "position (plays seat)", wins, Yields::truth,
     "whether the seat has won by what it has captured", "{seat} has won {where position}"},
    {"ending", "position (plays)", ending, Yields::words,
     "how the game has ended: `Black has won: White is mated.`, or `no end`",
     "how the game has ended {where position}"},
    {"turn-of", "position (plays)", turn_of, Yields::words, "whose turn it is",
     "whose turn it is {where position}"},
    {"score", "position (plays seat)", score, Yields::count, "the points of a seat",
     "points of {seat} {where position}"},
    {"score-total", "position (plays)", score_total, Yields::count,
     "the points of all seats together", "points of all together {where position}"},
    {"team-count", "position (number plays)", team_count, Yields::count,
     "how many teams play, each of `number` seats if that is given",
     "number of {teams number} {where position}"},
    {"value", "piece", value_of_piece, Yields::count, "the value of a piece",
     "value of the {piece}"},
    {"points", "piece cell", points, Yields::count,
     "what a piece counts when it is captured on a cell",
     "points for {a piece} captured on {cell}"},
};

}  // namespace

std::span<const ClaimKind> play_claims() { return play_rows; }

}  // namespace boardwright::verify
