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
    if (!man.none() && std::find(spared.begin(), spared.end(), man.piece) == spared.end())
      found.push_back(beside);
  }
  return found;
}

void Trial::put(CellId cell, Man man) {
  before_.emplace_back(cell, position_.at(cell));
  position_.at(cell) = man;
}

void Trial::make(const Ply& ply, SeatId seat) {
  if (ply.is_drop()) put(ply.to, dropped_man(tables_, seat, ply.dropped, ply.to));
  if (ply.from == no_cell) return;
  Man man = changed(position_.at(ply.from), ply, tables_);
  if (ply.taken != no_cell) {
    if (tables_.rules.capture.becomes) man.piece = position_.at(ply.taken).piece;
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
}

}  // namespace boardwright::play
