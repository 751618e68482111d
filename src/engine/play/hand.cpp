// Pieces in hand: drops on empty cells, and gating where a piece makes its first move.
#include <algorithm>

#include "base/index.h"
#include "play/effects.h"
#include "play/move_generator.h"

namespace boardwright::play {

bool MoveGenerator::has_in_hand(SeatId seat) const {
  const auto& hand = position_.hand;
  if (hand.empty()) return false;
  const auto from = hand.begin() + std::ssize(tables_.piece_types) * static_cast<int>(seat);
  return std::any_of(from, from + std::ssize(tables_.piece_types),
                     [](auto count) { return count > 0; });
}

void MoveGenerator::add_drops(std::vector<Move>& found) {
  const PieceTypeList& endless = tables_.rules.hand.endless;
  if (position_.hand.empty() && endless.empty()) return;
  const std::size_t count = tables_.piece_types.size();
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(count)) {
    if (position_.in_hand(seat_, piece_type, count) == 0 && !among(piece_type, endless)) continue;
    add_drops(piece_type, piece_type, found);
    PieceTypeList others;
    for (const DropRule* rule : tables_.drop_rules(piece_type))
      for (const PieceTypeId as : rule->as)
        if (as != piece_type && !among(as, others)) others.push_back(as);
    for (const PieceTypeId as : others) add_drops(piece_type, as, found);
  }
}

/// Adds the drops of a piece from the hand as a type, whose rules apply.
void MoveGenerator::add_drops(PieceTypeId piece_type, PieceTypeId as, std::vector<Move>& found) {
  const bool known_legal = !always_needs_legality_check() && !tables_.is_royal(as) && !checked_;
  Move move;
  move.dropped = piece_type;
  if (as != piece_type) move.promoted = as;
  for (const CellId cell : tables_.drops(seat_, as)) {
    if (!at(cell).none() || enters_dead_zone(no_cell, cell) || !can_drop(as, cell)) continue;
    move.to = cell;
    if (!(known_legal && !screen_cells_.contains(cell)) && !leaves_king_safe(move)) continue;
    const auto& rules = tables_.drop_rules(as);
    const bool may_mate = std::ranges::all_of(rules, &DropRule::mates);
    if (may_mate || !mates(move)) found.push_back(move);
  }
}

/// Whether the pieces on the board permit a drop on an empty cell.
bool MoveGenerator::can_drop(PieceTypeId piece_type, CellId cell) const {
  const auto is_same = [&](CellId other) {
    return at(other).piece_type == piece_type && at(other).seat == seat_;
  };
  for (const DropRule* rule : tables_.drop_rules(piece_type)) {
    const Board& board = tables_.board;
    int on_file = 0;
    for (const CellId other : board.cells()) {
      if (!is_same(other)) continue;
      if (rule->tints && board.cell(other).tint == board.cell(cell).tint) return false;
      if (board.cell(other).file_number == board.cell(cell).file_number) ++on_file;
    }
    if (rule->per_file >= 0 && on_file >= rule->per_file) return false;
  }
  return !tables_.rules.hand.first || leaves_room(piece_type, cell);
}

/// Whether a drop on a cell leaves enough cells for the pieces in hand that must be on cells of
/// different colours.
bool MoveGenerator::leaves_room(PieceTypeId piece_type, CellId cell) const {
  const Board& board = tables_.board;
  for (const PieceTypeId other : Ids<PieceTypeId>(tables_.piece_types.size())) {
    if (!std::ranges::any_of(tables_.drop_rules(other), &DropRule::tints)) continue;
    const int left =
        position_.in_hand(seat_, other, tables_.piece_types.size()) - (other == piece_type ? 1 : 0);
    if (left <= 0) continue;
    std::vector<int> taken, open;
    for (const CellId each : board.cells()) {
      const int tint = board.cell(each).tint;
      const bool here = each == cell ? other == piece_type
                                     : at(each).piece_type == other && at(each).seat == seat_;
      if (here) taken.push_back(tint);
      if (each != cell && at(each).none() && tables_.drops(seat_, other).contains(each))
        open.push_back(tint);
    }
    std::sort(open.begin(), open.end());
    open.erase(std::unique(open.begin(), open.end()), open.end());
    const auto fresh = std::count_if(open.begin(), open.end(), [&](int tint) {
      return std::find(taken.begin(), taken.end(), tint) == taken.end();
    });
    if (fresh < left) return false;
  }
  return true;
}

/// Whether a move mates an opponent. Lines with `mating` are ignored for the replies.
bool MoveGenerator::mates(const Move& move) {
  const auto is_mated = [&](SeatId seat) {
    if (!position_.opposes(seat, seat_)) return false;
    Position then = position_;
    if (!tables_.rules.rights.empty()) lose_rights(then, move.to, tables_);
    MoveGenerator other(tables_, then);
    if (!other.in_check(seat)) return false;
    other.asks_for_mates_ = false;
    std::vector<Move> replies;
    other.add_legal(seat, replies);
    steps_ += other.steps();
    return replies.empty();
  };
  return holds_after(move, [&] { return std::ranges::any_of(tables_.seats(), is_mated); });
}

/// Whether the rules of drops permit gating a piece in on a cell that another has just left.
bool MoveGenerator::can_gate(PieceTypeId piece_type, CellId cell) const {
  return tables_.drops(seat_, piece_type).contains(cell) && can_drop(piece_type, cell);
}

/// Adds the gating variants of the moves from index `first` on, if they are first moves of a piece.
void MoveGenerator::add_gating(CellId from, std::size_t first, std::vector<Move>& found) const {
  const Piece& piece = at(from);
  if (!piece.unmoved || position_.hand.empty()) return;
  const CellSet& zone = tables_.gating_zones()[index(seat_)];
  const std::size_t last = found.size(), count = tables_.piece_types.size();
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(count)) {
    if (position_.in_hand(seat_, piece_type, count) == 0) continue;
    for (std::size_t i = first; i < last; ++i) {
      Move move = found[i];
      move.dropped = piece_type;
      for (const CellId cell : {move.from, move.rook_from})
        if (cell != no_cell && zone.contains(cell) && cell != move.to && cell != move.rook_to &&
            can_gate(piece_type, cell)) {
          move.gating_cell = cell;
          found.push_back(move);
        }
    }
  }
}

}  // namespace boardwright::play
