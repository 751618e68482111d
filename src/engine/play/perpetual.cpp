// Follows checks, and pieces that are chased, through the positions of a game.
#include "play/perpetual.h"

#include <algorithm>

#include "base/index.h"
#include "play/effects.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

bool gives_check(const PlayTables& tables, const Position& position, SeatId seat) {
  Position copy = position;
  const MoveGenerator generator(tables, copy);
  return std::ranges::any_of(tables.seats(), [&](SeatId other) {
    return position.opposes(other, seat) && generator.in_check(other);
  });
}

std::vector<Move> legal_for(const PlayTables& tables, Position position, SeatId seat) {
  std::vector<Move> found;
  MoveGenerator(tables, position).add_legal(seat, found);
  return found;
}

/// Whether an opponent could recapture at once.
bool can_be_answered(const PlayTables& tables, const Position& position, SeatId seat,
                     const Move& capture) {
  Position next = position;
  next.turn = seat;
  advance(next, capture, tables);
  return std::ranges::any_of(tables.seats(), [&](SeatId other) {
    return next.opposes(other, seat) &&
           std::ranges::any_of(legal_for(tables, next, other),
                               [&](const Move& move) { return move.takes_on(capture.to); });
  });
}

/// Whether a piece of the captor's own kind could take it in turn: an offer to exchange.
bool is_exchange(const PlayTables& tables, const Position& position, const Move& capture,
                 CellId prey) {
  const Piece& piece = position.at(prey);
  return piece.piece_type == position.at(capture.from).piece_type &&
         std::ranges::any_of(legal_for(tables, position, piece.seat), [&](const Move& move) {
           return move.from == prey && move.takes_on(capture.from);
         });
}

/// Of the pieces that a condition names, the cells of those that a seat could take if it were its
/// turn.
std::vector<CellId> prey(const PlayTables& tables, const Position& position, SeatId seat,
                         const RuleTerm& term) {
  std::vector<CellId> found;
  const std::vector<CellId> named = tables.line_rules.counted(term, position, seat);
  if (named.empty()) return found;
  for (const Move& move : legal_for(tables, position, seat)) {
    if (move.from == no_cell || !LineRules::names(term.mover, position.at(move.from).piece_type))
      continue;
    std::vector<CellId> taken = move.all_taken();
    std::erase_if(taken, [&](CellId cell) {
      return std::ranges::find(named, cell) == named.end() ||
             std::ranges::find(found, cell) != found.end() ||
             is_exchange(tables, position, move, cell);
    });
    if (!taken.empty() && !(term.bare && can_be_answered(tables, position, seat, move)))
      found.insert(found.end(), taken.begin(), taken.end());
  }
  return found;
}

bool are_alike(const Piece& one, const Piece& other) {
  return one.piece_type == other.piece_type && one.seat == other.seat;
}

/// Where a piece stands one position later; no cell if that is not clear.
CellId followed(const PlayTables& tables, CellId cell, const Position& before,
                const Position& now) {
  const Piece& piece = before.at(cell);
  if (are_alike(now.at(cell), piece)) return cell;
  CellId found = no_cell;
  for (const CellId each : tables.board.cells()) {
    if (!are_alike(now.at(each), piece) || are_alike(before.at(each), piece)) continue;
    if (found != no_cell) return no_cell;
    found = each;
  }
  return found;
}

}  // namespace

bool has_checked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat) {
  if (game.size() < 2 || !game.back().active(seat)) return false;
  bool moved = false;
  for (std::size_t i = 1; i < game.size(); ++i) {
    if (game[i - 1].turn != seat) continue;
    if (!gives_check(tables, game[i], seat)) return false;
    moved = true;
  }
  return moved;
}

bool has_attacked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat,
                         const RuleTerm& term) {
  if (game.size() < 2 || !game.back().active(seat)) return false;
  std::vector<CellId> chased;
  bool moved = false;
  for (std::size_t i = 1; i < game.size(); ++i) {
    const Position &before = game[i - 1], &now = game[i];
    for (CellId& cell : chased) cell = followed(tables, cell, before, now);
    std::erase(chased, no_cell);
    if (before.turn != seat) continue;
    if (gives_check(tables, now, seat)) return false;
    std::vector<CellId> fresh = prey(tables, now, seat, term);
    const std::vector<CellId> known = prey(tables, before, seat, term);
    std::erase_if(fresh, [&](CellId cell) {
      return !are_alike(before.at(cell), now.at(cell)) ||
             std::ranges::find(known, cell) != known.end() ||
             (moved && std::ranges::find(chased, cell) == chased.end());
    });
    chased = std::move(fresh);
    moved = true;
    if (chased.empty()) return false;
  }
  return !chased.empty();
}

}  // namespace boardwright::play
