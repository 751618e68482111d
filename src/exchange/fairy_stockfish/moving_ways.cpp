// Compares two rules with those of the engine: where pieces get stuck, and which pieces reset the
// count of quiet moves.
#include "fairy_stockfish/moving_ways.h"

#include <algorithm>

#include "moves/piece_moves.h"

namespace boardwright::fairy_stockfish {

using game::Game;
using geometry::CellSet;
using moves::PieceMoves, moves::PieceTypeId;

namespace {

CellSet stuck_cells(const board::Board& board, const PieceMoves& moves) {
  CellSet cells;
  for (const geometry::CellId cell : board.cells())
    if (possible_ends(moves, cell).empty()) cells.insert(cell);
  return cells;
}

CellSet ends_of_moves(const board::Board& board, const PieceMoves& moves) {
  CellSet cells;
  for (const geometry::CellId from : board.cells()) cells |= possible_ends(moves, from);
  return cells;
}

/// The cells where a move necessarily promotes a seat's piece.
CellSet freed_cells(const Game& game, PieceTypeId piece_type, board::SeatId seat) {
  CellSet cells;
  const auto& name = game.board().seat(seat).name;
  for (const play::Promotion& rule : game.rules.promotions) {
    const bool is_for =
        rule.seats.empty() || std::ranges::find(rule.seats, name) != rule.seats.end();
    if (!is_for || !play::among(piece_type, rule.piece_types) ||
        rule.choice == play::Promotion::Choice::may || rule.capturing || !rule.from.empty())
      continue;
    for (const std::string& zone : {rule.zone, rule.either})
      if (!zone.empty()) cells |= game.board().region(zone, seat).value_or(CellSet{});
  }
  return cells;
}

/// The cells where a seat's piece can be dropped, if it can be in a hand.
CellSet put_cells(const Game& game, const play::PlayTables& tables, PieceTypeId piece_type,
                  board::SeatId seat) {
  const play::HandRules& hand = game.rules.hand;
  const play::Position* start = game.find_position(game.start);
  const bool held =
      start != nullptr && start->in_hand(seat, piece_type, game.piece_types.size()) > 0;
  const bool puts = (hand.drops || !hand.gating_zone.empty()) && (hand.captures || held);
  return puts ? tables.drops(seat, piece_type) : CellSet{};
}

/// Whether a side of the engine's variant can have pieces with a letter.
bool has(const Variant& variant, std::size_t side, char letter) {
  const char shown = static_cast<char>(side == 0 ? letter & ~0x20 : letter);
  const std::string_view pieces =
      std::string_view(variant.start).substr(0, variant.start.find(' '));
  return pieces.find(shown) != pieces.npos || variant.becomes[side].contains(letter) ||
         (variant.to_hand && variant.drops) ||
         std::ranges::any_of(variant.promoted,
                             [&](const auto& each) { return each.second == letter; });
}

}  // namespace

std::optional<std::string> find_stuck_move(const Game& game, const play::PlayTables& tables) {
  const board::Board& board = game.board();
  for (const board::SeatId seat : board.seat_ids())
    for (const PieceTypeId piece_type : base::Ids<PieceTypeId>(game.piece_types.size())) {
      const PieceMoves& moves = tables.moves_of(play::piece_of(piece_type, seat));
      const CellSet reached = (ends_of_moves(board, moves) - freed_cells(game, piece_type, seat)) |
                              put_cells(game, tables, piece_type, seat);
      const CellSet cells = reached & stuck_cells(board, moves);
      if (!cells.empty())
        return "a " + game.piece_type(piece_type).name + " of " + board.seat(seat).name +
               " may come to " + board.name(*cells.begin());
    }
  return std::nullopt;
}

bool promotes_en_passant(const Variant& variant) {
  for (const std::size_t side : {0U, 1U}) {
    const bool any = std::ranges::any_of(
        variant.passers[side], [&](char letter) { return variant.promoted.contains(letter); });
    if (!any || !variant.double_step) continue;
    for (const Square& from : variant.double_from[1 - side])
      if (variant.promotion[side].contains({from.rank + (side == 0 ? -1 : 1), from.file}))
        return true;
  }
  return false;
}

std::optional<std::string> find_reset_difference(const Variant& variant, const Game& game,
                                                 const play::PlayTables& tables) {
  for (const PieceTypeId piece_type : base::Ids<PieceTypeId>(game.piece_types.size())) {
    const std::string& shown = game.piece_type(piece_type).letter;
    char letter = static_cast<char>(shown.back() | 0x20);
    if (shown.size() > 1) letter = variant.promoted.at(letter);
    for (const std::size_t side : {0U, 1U}) {
      const bool there =
          variant.resets[side].contains(letter) || variant.resets[side].contains('*');
      if (there == tables.is_pawn(piece_type) || !has(variant, side, letter)) continue;
      return "a move of a " + game.piece_type(piece_type).name + " of " +
             (side == 0 ? "White" : "Black") +
             (there ? " resets the count of 'nMoveRule' there, but not here"
                    : " resets the count of 'nMoveRule' here, but not there") +
             ": here the pieces that can be captured en passant or never move back reset it";
    }
  }
  return std::nullopt;
}

}  // namespace boardwright::fairy_stockfish
