// Makes moves on the board and takes them back.
#include "play/trial.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::play {

Man dropped_man(const PlayTables& tables, SeatId seat, PieceId piece, CellId cell) {
  Man man = man_of(piece, seat);
  man.unmoved = tables.drops_unmoved(seat, piece).contains(cell);
  return man;
}

Man changed(Man man, const Ply& ply, const PlayTables& tables) {
  man.unmoved = false;
  if (ply.whole && man.n < tables.board.size()) ++man.n;
  if (ply.multiplied) {
    man.multiple = true;
    man.n = 1;
  }
  if (ply.promoted != no_piece) {
    const bool demotes = tables.was(ply.promoted) != ply.promoted;
    man = man_of(ply.promoted, man.seat);
    man.bound = tables.pieces[index(ply.promoted)].state.contains(multiple_number);
    man.promoted = demotes;
  }
  for (const std::size_t rule : tables.rules_that_unbind())
    if (tables.zones(rule).after[index(man.seat)].contains(ply.to)) man.bound = false;
  return man;
}

std::vector<CellId> blasted(const PlayTables& tables, const Position& position, CellId cell) {
  std::vector<CellId> found{cell};
  const PieceList& spared = tables.rules.capture.unharmed;
  for (const CellId beside : tables.board.topology.touching(cell)) {
    const Man& man = position.at(beside);
    if (!man.none() && man.piece != tables.rules.must.blocker &&
        std::find(spared.begin(), spared.end(), man.piece) == spared.end())
      found.push_back(beside);
  }
  return found;
}

void Trial::put(CellId cell, Man man) {
  if (!for_good_) before_.emplace_back(cell, position_.at(cell));
  position_.at(cell) = man;
}

/// The one who is nobody's goes from wherever he stands to a cell.
void Trial::put_blocker(CellId cell) {
  const PieceId piece = tables_.rules.must.blocker;
  for (const CellId each : tables_.board.cells())
    if (position_.at(each).piece == piece) put(each, {});
  put(cell, man_of(piece, first_seat));
}

/// Whether fire does a man no harm.
bool Trial::is_immune(const Man& man) const {
  const PlayRules& rules = tables_.rules;
  return man.none() || man.piece == rules.must.blocker ||
         among(man.piece, rules.capture.unharmed) ||
         (tables_.is_royal(man.piece) && !rules.royal.taken);
}

void Trial::burn(CellId cell) {
  if (is_immune(position_.at(cell))) return;
  burnt_.emplace_back(cell, position_.at(cell));
  put(cell, {});
}

/// What burns at the end of a move: who has come to a cell, or those whom he finds there.
void Trial::burn_round(CellId cell) {
  if (cell == no_cell || position_.at(cell).none()) return;
  const Man man = position_.at(cell);
  const PieceList& burning = tables_.rules.capture.burning;
  const auto around = tables_.board.topology.touching(cell);
  const auto is_against = [&](CellId beside) {
    const Man& other = position_.at(beside);
    return !other.none() && !position_.are_team(other.seat, man.seat);
  };
  const bool in_fire = !tables_.fire().empty() && tables_.fire()[index(man.seat)].contains(cell);
  if (in_fire || std::any_of(around.begin(), around.end(), [&](CellId beside) {
        return is_against(beside) && among(position_.at(beside).piece, burning) &&
               position_.active(position_.at(beside).seat);
      }))
    return burn(cell);
  if (!among(man.piece, burning)) return;
  for (const CellId beside : around)
    if (is_against(beside)) burn(beside);
}

void Trial::make(const Ply& ply, SeatId seat) {
  make_moves(ply, seat);
  if (tables_.rules.capture.burns())
    for (const CellId cell : {ply.to, ply.rook_to, ply.gate}) burn_round(cell);
  if (ply.blocker != no_cell) put_blocker(ply.blocker);
}

/// All but fire and the blocker.
void Trial::make_moves(const Ply& ply, SeatId seat) {
  if (ply.is_drop()) {
    Man put_man = dropped_man(tables_, seat, ply.put_as(), ply.to);
    put_man.promoted = ply.promoted != no_piece && tables_.was(ply.promoted) != ply.promoted;
    put(ply.to, put_man);
  }
  if (ply.from == no_cell) return;
  Man man = changed(position_.at(ply.from), ply, tables_);
  if (ply.taken != no_cell) {
    if (tables_.rules.capture.becomes && !tables_.is_royal(man.piece))
      man.piece = position_.at(ply.taken).piece;
    put(ply.taken, {});
    for (const CellId cell : ply.also)
      if (cell != no_cell) put(cell, {});
  }
  if (position_.count_on(ply.from) <= 1) put(ply.from, {});
  if (ply.rook_from != no_cell) {
    Man rook = position_.at(ply.rook_from);
    rook.unmoved = false;
    put(ply.rook_from, {});
    put(ply.rook_to, rook);
  }
  put(ply.to, man);
  if (ply.gate != no_cell) put(ply.gate, man_of(ply.dropped, seat));
  if (ply.taken != no_cell && tables_.rules.capture.blast)
    for (const CellId cell : blasted(tables_, position_, ply.to)) put(cell, {});
}

void Trial::take_back() {
  while (!before_.empty()) {
    position_.at(before_.back().first) = before_.back().second;
    before_.pop_back();
  }
  burnt_.clear();
}

}  // namespace boardwright::play
