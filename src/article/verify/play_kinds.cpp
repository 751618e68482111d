// Claims about positions and play: pieces, legal moves, checks, points.
#include <algorithm>
#include <numeric>

#include "base/index.h"
#include "base/limits.h"
#include "base/text.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using game::Count;
using play::Move, play::Piece;

namespace {

/// The value of `seat` for claims that hold for each seat alike.
constexpr std::string_view each_seat = "each";

/// The seats of `seat`: one, or all that have pieces; nothing if the key is missing.
std::vector<SeatId> seats_of(ClaimContext& context, const Position& position) {
  if (!context.has("seat")) return {};
  if (context.claim().key("seat") != each_seat) return {context.seat()};
  std::vector<SeatId> found;
  for (const SeatId seat : context.board().seat_ids())
    if (std::ranges::any_of(context.board().cells(), [&](CellId cell) {
          return !position.at(cell).none() && position.at(cell).seat == seat;
        }))
      found.push_back(seat);
  return found;
}

/// The selected cells as a seat sees them.
CellSet selection_of(ClaimContext& context, SeatId seat) {
  const auto text_of = [&](std::string_view key) { return context.claim().key(key); };
  return board::select(context.board(), board::selection_of(text_of, context.claim().place), seat,
                       context.report());
}

/// The selected cells with pieces, of the type `piece` if that is given, and of a seat if that is.
CellSet selected_pieces(ClaimContext& context, const Position& position,
                        std::optional<SeatId> seat) {
  const CellSet selected = selection_of(context, seat.value_or(board::first_seat));
  CellSet cells;
  for (const CellId cell : selected) {
    const Piece& piece = position.at(cell);
    if (piece.none() || (seat && piece.seat != *seat)) continue;
    if (context.has("piece") &&
        &context.game().piece_type(piece.piece_type) != &context.piece_type("piece"))
      continue;
    cells.insert(cell);
  }
  return cells;
}

CellSet selected_pieces(ClaimContext& context) {
  const Position position = context.position();
  if (context.refused()) return {};
  const std::vector<SeatId> seats = seats_of(context, position);
  if (seats.size() > 1)
    context.refuse("seats stand on different cells", "name one seat", each_seat);
  return selected_pieces(context, position,
                         seats.empty() ? std::nullopt : std::optional(seats.front()));
}

/// The number of pieces; with `seat = each` that of each seat, which must be the same.
Value pieces_count(ClaimContext& context) {
  const Position position = context.position();
  if (context.refused()) return {};
  std::vector<std::optional<SeatId>> seats;
  for (const SeatId seat : seats_of(context, position)) seats.emplace_back(seat);
  if (seats.empty()) seats.emplace_back();
  std::optional<Count> number;
  for (const auto seat : seats) {
    Count count = 0;
    for (const CellId cell : selected_pieces(context, position, seat))
      count += position.count_on(cell);
    if (number && *number != count)
      return context.refuse("the seats have different numbers of these", "name one seat",
                            each_seat);
    number = count;
  }
  return number.value_or(0);
}

/// Whether the pieces stand on just the selected cells.
Value pieces_fill(ClaimContext& context) {
  const Position position = context.position();
  if (context.refused()) return {};
  const std::vector<SeatId> seats = seats_of(context, position);
  const auto fills = [&](std::optional<SeatId> seat) {
    const SeatId from = seat.value_or(board::first_seat);
    const CellSet stands = selected_pieces(context, position, seat);
    const CellSet selected = selection_of(context, from);
    CellSet all;
    for (const CellId cell : context.board().cells()) {
      const Piece& piece = position.at(cell);
      if (!piece.none() && (!seat || piece.seat == *seat) &&
          (!context.has("piece") ||
           &context.game().piece_type(piece.piece_type) == &context.piece_type("piece")))
        all.insert(cell);
    }
    return !selected.empty() && stands == selected && all == selected;
  };
  return seats.empty() ? fills(std::nullopt) : std::ranges::all_of(seats, fills);
}

/// The number of pieces of a seat that may stand on one cell in the start position.
Value together(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  if (context.refused()) return {};
  const Piece piece = play::piece_of(context.game().id_of(piece_type), context.seat());
  return Count{play::most_together(context.game().rules.together, context.board(), piece,
                                   context.cell("cell"))};
}

Value pieces_cells(ClaimContext& context) { return context.names(selected_pieces(context)); }

Value piece_at(ClaimContext& context) {
  const Position position = context.position();
  const Piece piece = position.at(context.cell("cell"));
  const int count = position.count_on(context.cell("cell"));
  if (piece.none()) return std::string("nobody");
  const std::string& piece_type = context.game().piece_type(piece.piece_type).name;
  const std::string& seat = context.board().seat(piece.seat).name;
  return count == 1 ? seat + " " + piece_type
                    : std::to_string(count) + " " + seat + " " + base::plural(piece_type);
}

/// The number of colours of the cells on which the pieces stand.
Value tints_of_pieces(ClaimContext& context) {
  const CellSet cells = selected_pieces(context);
  if (!context.board().has_tints())
    return context.refuse("the cells of this board have no colours");
  std::vector<int> seen;
  for (CellId cell : cells) seen.push_back(context.board().cell(cell).tint);
  std::sort(seen.begin(), seen.end());
  return static_cast<int>(std::unique(seen.begin(), seen.end()) - seen.begin());
}

/// Whether a piece cannot leave the selected cells while the pieces of type `by` do not move,
/// wherever all others are.
Value kept_in(ClaimContext& context) {
  const Position position = context.position();
  const Piece piece = position.at(context.cell("cell"));
  if (piece.none())
    return context.refuse("there is no piece on '" + context.claim().key("cell") + "'", {},
                          context.claim().key("cell"));
  moves::Occupancy pieces;
  for (CellId cell : context.board().cells())
    if (const Piece& other = position.at(cell);
        !other.none() && &context.game().piece_type(other.piece_type) == &context.piece_type("by"))
      (other.seat == piece.seat ? pieces.own : pieces.enemy).insert(cell);
  if (context.refused()) return {};
  const PieceType& piece_type = context.game().piece_type(piece.piece_type);
  const PieceMoves moves(context.board(), piece_type.moves, piece.seat, piece_type.state);
  if (!context.spend(4 * moves.weight())) return {};
  return moves::range_from(moves, pieces, context.cell("cell")).within(context.selection());
}

std::vector<Move> moves(ClaimContext& context) {
  const Position position = context.position();
  const CellId cell = context.cell("cell");
  if (position.at(cell).none())
    context.refuse("there is no piece on '" + context.claim().key("cell") + "'", {},
                   context.claim().key("cell"));
  if (context.refused()) return {};
  const play::GameLogic& play = context.play(position);
  if (!context.spend(2 * play.weight() / context.board().size())) return {};
  return play.legal_from(position, cell);
}

Value legal_cells(ClaimContext& context) {
  CellSet cells;
  for (const Move& move : moves(context)) cells.insert(move.to);
  return context.names(cells);
}

Value legal_captures(ClaimContext& context) {
  CellSet cells;
  for (const Move& move : moves(context))
    for (const CellId cell : move.all_taken()) cells.insert(cell);
  return context.names(cells);
}

Value may_legally(ClaimContext& context) {
  const CellId to = context.cell("to");
  const auto found = moves(context);
  return std::ranges::any_of(found, [&](const Move& move) { return move.to == to; });
}

Value promotions(ClaimContext& context) {
  std::vector<std::string> names;
  const CellId to = context.cell("to");
  for (const Move& move : moves(context)) {
    if (move.to != to) continue;
    if (move.promoted != moves::no_piece_type)
      names.push_back(context.game().piece_type(move.promoted).name);
    if (move.multiplied) names.emplace_back(moves::multiple_number);
  }
  return names.empty() ? std::string("none") : base::listed(names);
}

/// Whether the piece can be of the type `piece` after its move: by promotion, or because it is one.
Value may_become(ClaimContext& context) {
  const CellId to = context.cell("to");
  const moves::PieceTypeId own = context.position().at(context.cell("cell")).piece_type;
  const auto found = moves(context);
  return std::ranges::any_of(found, [&](const Move& move) {
    const moves::PieceTypeId becomes = move.promoted != moves::no_piece_type ? move.promoted : own;
    return move.to == to && &context.game().piece_type(becomes) == &context.piece_type("piece");
  });
}

/// The legal moves of the seat whose turn it is, if the budget allows.
std::vector<Move> moves_in_turn(ClaimContext& context) {
  const Position position = context.position();
  if (context.refused()) return {};
  const play::GameLogic& play = context.play(position);
  if (!context.spend(2 * std::min(play.weight(), base::limits::kept_cells))) return {};
  return play.legal(position);
}

/// Whether a piece in hand can be dropped on a cell. One that is not in hand is refused: that it
/// cannot be dropped says nothing about a rule.
Value may_drop(ClaimContext& context) {
  const Position position = context.position();
  const CellId to = context.cell("to");
  const PieceType& piece_type = context.piece_type("piece");
  if (context.refused()) return {};
  const moves::PieceTypeId wanted = context.game().id_of(piece_type);
  if (!play::among(wanted, context.game().rules.hand.endless) &&
      position.in_hand(position.turn, wanted, context.game().piece_types.size()) == 0)
    return context.refuse("no " + piece_type.name + " is in hand", {},
                          context.claim().key("piece"));
  return std::ranges::any_of(moves_in_turn(context), [&](const Move& move) {
    return move.is_drop() && move.to == to && move.dropped == wanted;
  });
}

Value may_pass(ClaimContext& context) {
  return std::ranges::any_of(moves_in_turn(context),
                             [](const Move& move) { return move.is_pass(); });
}

Value legal_count(ClaimContext& context) {
  const Position position = context.position();
  const SeatId seat = context.has("seat") ? context.seat() : position.turn;
  if (context.refused()) return {};
  const play::GameLogic& play = context.play(position);
  if (!context.spend(2 * std::min(play.weight(), base::limits::kept_cells))) return {};
  return static_cast<int>(play.legal(position, seat).size());
}

Value perft(ClaimContext& context) {
  const Position position = context.position();
  const int depth = context.number("depth");
  if (depth < 0 || depth > base::limits::perft_depth)
    return context.refuse("'depth' is " + std::to_string(depth),
                          "it is from 0 to " + std::to_string(base::limits::perft_depth),
                          context.claim().key("depth"));
  return static_cast<Count>(context.perft(position, depth));
}

Value checked(ClaimContext& context) {
  const Position position = context.position();
  const SeatId seat = context.seat();
  return context.refused() ? Value() : context.play(position).in_check(position, seat);
}

Value wins(ClaimContext& context) {
  const Position position = context.position();
  const SeatId seat = context.seat();
  if (context.refused()) return {};
  const auto ending = context.play(position).decided(position);
  return ending && ending->winner == seat;
}

/// How the game has ended, in the words of the command `moves`.
Value ending(ClaimContext& context) {
  const std::vector<Position> line = context.line();
  if (context.refused() || line.empty()) return {};
  const auto found = context.play(line.back()).ending(line);
  if (!found) return std::string("no end");
  return play::sentence_of(*found, context.board(), context.game().piece_types,
                           context.game().rules);
}

/// How the game has ended for the seat that made the last move of `plays`.
Value outcome(ClaimContext& context) {
  const std::vector<Position> line = context.line();
  if (context.refused() || line.empty()) return {};
  if (line.size() < 2) return context.refuse("no move is made", "give the claim 'plays'");
  const auto found = context.play(line.back()).ending(line);
  const SeatId mover = line[line.size() - 2].turn;
  if (!found) return std::string("none");
  if (found->loser) return std::string(*found->loser == mover ? "loss" : "win");
  if (!found->winner) return std::string("draw");
  return std::string(*found->winner == mover ? "win" : "loss");
}

/// What a seat gets: `win`, `draw` or `loss`.
Value result_of(play::Result result) {
  switch (result) {
    case play::Result::loss: return std::string("loss");
    case play::Result::win: return std::string("win");
    case play::Result::draw:
    case play::Result::quarter: break;
  }
  return std::string("draw");
}

/// What the rules give a seat that has no legal move and is not in check.
Value stalemate(ClaimContext& context) { return result_of(context.game().rules.end.stalemate); }

/// What the rules give a seat that has no legal move and is in check.
Value mate(ClaimContext& context) {
  if (context.game().rules.royal.piece_types.empty())
    return context.refuse("the game has no royal pieces");
  return result_of(context.game().rules.end.mate);
}

/// What the rules give a seat whose move brings a position for the `number`th time. Refuses if
/// lines of the rules decide about repetitions.
Value repetition(ClaimContext& context) {
  const play::GameRules& rules = context.game().rules;
  if (std::ranges::any_of(rules.lines, [](const play::RuleLine& line) {
        return play::phase_of(line) == play::RulePhase::history;
      }))
    return context.refuse("lines of the game's rules decide what a repetition brings");
  if (context.number("number") != rules.end.repetition) return std::string("none");
  return result_of(rules.end.repeating);
}

/// What the rules give a seat with this piece on a cell of the zone.
Value goal(ClaimContext& context) {
  const PieceType& piece_type = context.piece_type("piece");
  const CellSet zone = context.regions("zone");
  if (context.refused()) return {};
  for (const play::Goal& each : context.game().rules.end.goals)
    if (play::among(context.game().id_of(piece_type), each.piece_types))
      if (const auto cells = context.board().region(each.zone, context.seat());
          cells && *cells == zone)
        return result_of(each.result);
  return std::string("none");
}

Value plays_on(ClaimContext& context) { return context.position().active(context.seat()); }

Value turn_of(ClaimContext& context) { return context.board().seat(context.position().turn).name; }

Value score(ClaimContext& context) { return context.position().score[index(context.seat())]; }

Value score_total(ClaimContext& context) {
  const Position position = context.position();
  return std::accumulate(position.score.begin(), position.score.end(), 0);
}

/// The number of seats in play in a seat's team.
Count seats_of_team(const Position& position, const Board& board, SeatId team) {
  const auto seats = board.seat_ids();
  return std::ranges::count_if(seats, [&](SeatId seat) {
    return position.standing[index(seat)] != play::Standing::absent &&
           position.team[index(seat)] == position.team[index(team)];
  });
}

/// The number of teams, limited to those of `number` seats if that is given.
Value team_count(ClaimContext& context) {
  const Position position = context.position();
  const auto seats = context.board().seat_ids();
  return Count{std::ranges::count_if(seats, [&](SeatId seat) {
    const Count size = seats_of_team(position, context.board(), seat);
    return position.team[index(seat)] == seat && size > 0 &&
           (!context.has("number") || size == context.number("number"));
  })};
}

Value value_of_piece(ClaimContext& context) { return context.piece_type("piece").value; }
Value points(ClaimContext& context) {
  return context.piece_type("piece").value +
         context.board().cell(context.cell("cell")).rank_number + 1;
}

constexpr ClaimKind play_rows[] = {
    {"men-count", "position (plays seat piece SEL)", pieces_count, Yields::count,
     "how many pieces stand in a position, on the selected cells; `seat=each`: of each seat alike",
     "number of {men piece} {where position}{on SEL}"},
    {"men-cells", "position (plays seat piece SEL)", pieces_cells, Yields::cells,
     "where they stand", "cells of {men piece} {where position}{on SEL}"},
    {"men-fill", "position SEL (plays seat piece)", pieces_fill, Yields::truth,
     "whether they stand on just the selected cells; `seat=each`: those of each seat",
     "{men piece} stand {where position} on just the {SEL}"},
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
     "how many legal moves a seat has", "number of legal moves{for seat} {where position}"},
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
     "the piece on {cell} can be {a piece} once it has gone to {to} {where position}"},
    {"may-drop", "position piece to (plays)", may_drop, Yields::truth,
     "whether a piece in hand can be dropped on `to`",
     "{a piece} in hand can be dropped on {to} {where position}"},
    {"may-pass", "position (plays)", may_pass, Yields::truth,
     "whether the player whose turn it is may pass",
     "the player in turn may pass {where position}"},
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
    {"outcome", "position (plays)", outcome, Yields::words,
     "what the last move of `plays` has brought its player: `win`, `draw`, `loss`, or `none` while "
     "the game goes on",
     "the result for the player who has just moved, {where position}"},
    {"stalemate-brings", "", stalemate, Yields::words,
     "what a player gets who has no legal move and is not in check: `win`, `draw` or `loss`",
     "what a player gets who has no legal move and is not in check"},
    {"mate-brings", "", mate, Yields::words,
     "what a player gets who is mated: `win`, `draw` or `loss`", "what a player gets who is mated"},
    {"repetition-brings", "number", repetition, Yields::words,
     "what a player gets whose move brings a position for this time: `win`, `draw`, `loss` or "
     "`none`",
     "what a player gets by bringing a position for the {number}th time"},
    {"goal-brings", "piece zone (seat)", goal, Yields::words,
     "what a player gets by bringing a piece into a zone: `win`, `draw`, `loss` or `none`",
     "what a player gets by bringing {a piece} into the {zone} zone"},
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
