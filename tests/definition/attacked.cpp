// Section "Attacked" of semantics.md.
#include "definition/definition.h"

namespace boardwright::definition {
namespace {

/// Whether lines would remove a royal piece of the attacker's own seat after a capture.
bool takes_own_royal(const Rules& rules, const Position& position, CellId by, const Way& way) {
  Move move;
  move.from = by;
  move.to = way.to;
  move.captured = way.captured;
  return blasts_own_royal(rules, position, position.at(by)->seat, move);
}

}  // namespace

CellSet attacked_by_piece(const Rules& rules, const Position& position, CellId by, bool blasts) {
  CellSet found;
  const auto& attacker = position.at(by);
  if (!attacker || !position.plays(attacker->seat)) return found;
  if (!rules.stands(attacker->piece_type, attacker->seat, by)) return found;
  for (const MovePattern& line : rules.type(attacker->piece_type).moves) {
    if (line.swap) continue;
    for (const Way& way : ways(rules, position, by, *attacker, line, true)) {
      if (!rules.stands(attacker->piece_type, attacker->seat, way.to)) continue;
      if (enters_abandoned(rules, position, attacker->seat, by, way.to, way.captured)) continue;
      if (blasts && takes_own_royal(rules, position, by, way)) continue;
      for (const CellId cell : way.captured) found.insert(cell);
    }
  }
  return found;
}

bool is_attacked_by_piece(const Rules& rules, const Position& position, CellId cell, CellId by,
                          bool blasts) {
  return by != cell && attacked_by_piece(rules, position, by, blasts).contains(cell);
}

bool is_attacked(const Rules& rules, const Position& position, CellId cell, SeatId by) {
  for (const CellId each : rules.board.cells())
    if (const auto& piece = position.at(each))
      if (piece->seat == by && is_attacked_by_piece(rules, position, cell, each)) return true;
  return false;
}

bool is_attacked_by_opponents(const Rules& rules, const Position& position, CellId cell,
                              SeatId seat) {
  for (const SeatId each : rules.board.seat_ids())
    if (position.opposes(seat, each) && is_attacked(rules, position, cell, each)) return true;
  return false;
}

bool in_check(const Rules& rules, const Position& position, SeatId seat) {
  using Check = play::RoyalRules::Check;
  std::map<PieceTypeId, int> count;
  int all = 0;
  std::vector<CellId> royals;
  for (const CellId cell : rules.board.cells())
    if (const auto& piece = position.at(cell))
      if (piece->seat == seat && rules.is_royal(*piece)) {
        royals.push_back(cell);
        count[piece->piece_type] += piece->count;
        all += piece->count;
      }
  std::size_t attacked = 0;
  for (const CellId cell : royals) {
    if (!is_attacked_by_opponents(rules, position, cell, seat)) continue;
    switch (rules.play.royal.check) {
      case Check::any: return true;
      case Check::last: return all == 1;
      case Check::last_of_kind:
        if (count[position.at(cell)->piece_type] == 1) return true;
        break;
      case Check::all: ++attacked; break;
    }
  }
  return !royals.empty() && rules.play.royal.check == Check::all && attacked == royals.size();
}

bool opponent_in_check(const Rules& rules, const Position& position, SeatId seat) {
  for (const SeatId each : rules.board.seat_ids())
    if (position.opposes(seat, each) && in_check(rules, position, each)) return true;
  return false;
}

}  // namespace boardwright::definition
