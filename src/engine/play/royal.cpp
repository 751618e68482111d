// Royal pieces: attacks on them, pins, and which moves leave them safe.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {

std::span<const Attack> MoveGenerator::attacks(CellId cell) const {
  if (tables_.keeps_attacks()) return tables_.attacks(cell);
  attacks_.clear();
  for (CellId from : tables_.board.cells())
    if (!at(from).none()) tables_.add_attacks(at(from), from, cell, attacks_);
  return attacks_;
}

/// Calls `use(attack)` for each live attack of a seat's opponents on a cell that can capture the
/// type `prey`, until one call returns true.
template <class Use>
void MoveGenerator::each_live_attack(CellId cell, SeatId seat, PieceTypeId prey,
                                     const Use& use) const {
  const std::span<const Attack> all = attacks(cell);
  for (std::size_t i = 0; i < all.size();) {
    const Attack& attack = all[i];
    const Piece& piece = at(attack.origin);
    if (piece.none() || piece.seat == seat) {
      i = std::max<std::size_t>(i + 1, attack.next);
      continue;
    }
    ++i;
    if (piece.piece_type == attack.piece_type && is_live(attack, seat) && !spares(attack, prey) &&
        use(attack))
      return;
  }
}

bool MoveGenerator::spares(const Attack& attack, PieceTypeId prey) const {
  return prey != no_piece_type && tables_.traits(attack).sparing[index(prey)];
}

bool MoveGenerator::attacked(CellId cell, SeatId seat, PieceTypeId prey) const {
  if (prey == no_piece_type && at(cell).seat == seat) prey = at(cell).piece_type;
  bool found = false;
  each_live_attack(cell, seat, prey, [&](const Attack& attack) {
    found = strikes(attack) && !blast_forbids(attack, cell);
    return found;
  });
  if (found) return true;
  return std::any_of(roamers_.begin(), roamers_.end(), [&](CellId from) {
    return are_opponents(at(from), seat) && roams_to(from, cell, prey);
  });
}

bool MoveGenerator::is_royal(const Piece& piece, SeatId seat) const {
  return piece.seat == seat && tables_.is_royal(piece.piece_type);
}

/// Whether a move makes a piece royal, or a royal piece ordinary.
bool MoveGenerator::changes_royalty(const Move& move, bool royal) const {
  if (move.promoted != no_piece_type && (royal || tables_.is_royal(move.promoted))) return true;
  return tables_.rules.capture.becomes && move.taken != no_cell &&
         (royal || tables_.is_royal(at(move.taken).piece_type));
}

int MoveGenerator::royals(SeatId seat) const {
  return static_cast<int>(std::count_if(position_.pieces.begin(), position_.pieces.end(),
                                        [&](const Piece& piece) { return is_royal(piece, seat); }));
}

/// Whether the attacks on these royal pieces of a seat are a check under the game's rule.
bool MoveGenerator::checked(std::span<const CellId> kings, SeatId seat) const {
  const auto is_attacked = [&](CellId king) { return attacked(king, seat); };
  switch (tables_.rules.royal.check) {
    case RoyalRules::Check::any: return std::any_of(kings.begin(), kings.end(), is_attacked);
    case RoyalRules::Check::last: return kings.size() == 1 && is_attacked(kings.front());
    case RoyalRules::Check::last_of_kind:
      return std::any_of(kings.begin(), kings.end(), [&](CellId king) {
        const auto is_like = [&](CellId other) {
          return at(other).piece_type == at(king).piece_type;
        };
        return std::count_if(kings.begin(), kings.end(), is_like) == 1 && is_attacked(king);
      });
    case RoyalRules::Check::all:
      return !kings.empty() && std::all_of(kings.begin(), kings.end(), is_attacked);
  }
  return false;
}

bool MoveGenerator::in_check(SeatId seat) const {
  std::vector<CellId> kings;
  for (CellId cell : tables_.board.cells())
    if (is_royal(at(cell), seat)) kings.push_back(cell);
  return checked(kings, seat);
}

/// Whether an opponent's piece of the attack's type is at its origin, its n is large enough, and
/// the path enters no dead zone.
bool MoveGenerator::is_live(const Attack& attack, SeatId seat) const {
  const Piece& piece = at(attack.origin);
  if (piece.piece_type != attack.piece_type || (attack.seats & bit_of(piece.seat)) == 0 ||
      (attack.unmoved & (piece.unmoved ? 2 : 1)) == 0 || attack.leaps > piece.n ||
      !are_opponents(piece, seat))
    return false;
  if (!any_dead_zone_) return true;
  const auto within = dead_zone_owner(attack.origin);
  for (const PieceMoves::Hop hop : tables_.moves(attack.moves).hops(attack.first, attack.last + 1))
    if (enters_dead_zone(hop.cell, within)) return false;
  return true;
}

/// The number of pieces on the path of an attack, counted up to `enough`; `last` is the last one.
int MoveGenerator::blockers(const Attack& attack, int enough, CellId* last) const {
  int count = 0;
  for (const PieceMoves::Hop hop : tables_.moves(attack.moves).hops(attack.first, attack.last))
    if (!at(hop.cell).none()) {
      if (last != nullptr) *last = hop.cell;
      if (++count == enough) break;
    }
  return count;
}

/// Whether a live attack hits: its path is empty, or has just the required hurdles.
bool MoveGenerator::strikes(const Attack& attack) const {
  if (attack.on_way) return takes_on_way(attack);
  return attack.hopping ? hops_over(attack) : blockers(attack, 1) == 0;
}

/// Whether the path of a hopping attack has exactly the required hurdles.
bool MoveGenerator::hops_over(const Attack& attack) const {
  const PieceMoves::Hurdles& hurdles = tables_.hurdles(attack);
  const auto hops = tables_.moves(attack.moves).hops(attack.first, attack.last);
  int passed = 0;
  std::size_t last = 0;  // position of the last one, counted from 1
  for (std::size_t n = 1; n <= hops.size(); ++n) {
    const Piece& piece = at(hops[n - 1].cell);
    if (piece.none()) continue;
    if (!is_hurdle(piece, at(attack.origin).seat, hurdles, tables_.traits(attack))) return false;
    ++passed;
    last = n;
  }
  return passed == hurdles.count && hurdles.beyond.ends(hops.size() + 1 - last, last);
}

/// Whether a piece can be a hurdle of a move of a seat.
bool MoveGenerator::is_hurdle(const Piece& piece, SeatId by, const PieceMoves::Hurdles& hurdles,
                              const Traits& traits) const {
  const bool own = position_.are_team(piece.seat, by);
  return (own ? hurdles.own : hurdles.enemy) && traits.hurdles[index(piece.piece_type)];
}

/// Records the pieces on the path of a hopping attack as pinned, and its cells as screen cells: a
/// move from the ones or to the others can open or close the attack.
void MoveGenerator::note_hurdles(const Attack& attack) {
  const PieceMoves::Hurdles& hurdles = tables_.hurdles(attack);
  const int count = blockers(attack, hurdles.count + 2);
  const bool near = count >= hurdles.count - 1 && count <= hurdles.count + 1;
  if (!near && !attack.on_way) return;
  any_screen_cells_ = true;
  for (const PieceMoves::Hop hop : tables_.moves(attack.moves).hops(attack.first, attack.end)) {
    screen_cells_.insert(hop.cell);
    if (!at(hop.cell).none()) pinned_.insert(hop.cell);
  }
}

/// Whether the piece on a cell attacks a King on another.
bool MoveGenerator::strikes(CellId from, CellId cell) const {
  for (const Attack& attack : attacks(cell))
    if (attack.origin == from && is_live(attack, at(cell).seat) &&
        !spares(attack, at(cell).piece_type) && strikes(attack))
      return true;
  return tables_.has_roamers() && tables_.roams(at(from)) &&
         roams_to(from, cell, at(cell).piece_type);
}

/// Whether the leaps of a piece that roams, or its path, reach a cell to capture there.
bool MoveGenerator::roams_to(CellId from, CellId cell, PieceTypeId prey) const {
  const Piece& piece = at(from);
  for (const PieceMoves::Flood& flood : tables_.moves_of(piece).floods(from)) {
    const Traits& traits = tables_.traits(piece, flood.move);
    if (!flood.captures || (traits.for_multiple && !piece.multiple) ||
        !(flood.anywhere || flood.onto.contains(cell)) ||
        (prey != no_piece_type && traits.sparing[index(prey)]))
      continue;
    const int most = traits.limited ? piece.n : flood.most;
    CellSet seen{from};
    std::vector<CellId> edge{from};
    for (int n = 0; (most == 0 || n < most) && !edge.empty(); ++n) {
      std::vector<CellId> next;
      for (CellId each : edge)
        for (const CellId to : flood.path->next(each)) {
          if (to == cell) return true;
          if (seen.contains(to) || !at(to).none()) continue;
          seen.insert(to);
          next.push_back(to);
        }
      edge = std::move(next);
    }
  }
  return false;
}

/// Whether a capture on a cell would blast a royal piece of the captor's own seat.
bool MoveGenerator::blast_forbids(const Attack& attack, CellId cell) const {
  if (!tables_.rules.capture.blast || attack.on_way)
    return false;  // takes_on_way() checks their ends
  return blast_forbids(attack.origin, tables_.traits(attack).rifle ? attack.origin : cell);
}

/// The same for a captor that ends its move on a cell.
bool MoveGenerator::blast_forbids(CellId origin, CellId cell) const {
  if (!tables_.rules.capture.blast) return false;
  const SeatId by = at(origin).seat;
  if (is_royal(at(origin), by)) return true;
  const auto around = tables_.board.topology.touching(cell);
  return std::any_of(around.begin(), around.end(),
                     [&](CellId beside) { return is_royal(at(beside), by); });
}

/// Records a check on a King, or the pinned piece before it.
void MoveGenerator::note_attack(const Attack& attack, CellId king) {
  if (attack.hopping) {
    checked_ = checked_ || (strikes(attack) && !blast_forbids(attack, king));
    note_hurdles(attack);
    return;
  }
  CellId blocker = no_cell;
  const int count = blockers(attack, 2, &blocker);
  if (count == 0 && !blast_forbids(attack, king)) checked_ = true;
  if (count == 1) pinned_.insert(blocker);
}

void MoveGenerator::find_kings() {
  kings_.clear();
  targets_.clear();
  pinned_ = {};
  screen_cells_ = {};
  any_screen_cells_ = false;
  own_count_ = 0;
  for (CellId cell : tables_.board.cells()) {
    const Piece& piece = at(cell);
    if (piece.none()) continue;
    if (piece.seat == seat_) own_[own_count_++] = cell;
    if (!tables_.is_royal(piece.piece_type)) continue;
    if (piece.seat == seat_) kings_.push_back(cell);
    if (are_opponents(piece, seat_)) targets_.push_back(cell);
  }
  checked_ = false;
  for (CellId king : kings_) {
    steps_ += tables_.attack_steps(king);
    checked_ = checked_ || (!roamers_.empty() && attacked(king, seat_));
    each_live_attack(king, seat_, at(king).piece_type, [&](const Attack& attack) {
      note_attack(attack, king);
      return false;
    });
  }
  if (kings_.size() > 1 && tables_.rules.royal.check != RoyalRules::Check::any)
    checked_ = checked(kings_, seat_);
}

/// Whether a piece that moves from one cell to an empty one attacks an opposing King from there.
bool MoveGenerator::gives_check(CellId from, CellId cell) {
  if (targets_.empty()) return false;
  const Piece piece = at(from);
  if (position_.count_on(from) <= 1) position_.at(from) = {};
  position_.at(cell) = piece;
  const bool check = std::any_of(targets_.begin(), targets_.end(),
                                 [&](CellId king) { return strikes(cell, king); });
  position_.at(cell) = {};
  position_.at(from) = piece;
  return check;
}

/// Whether the own royal pieces are safe after a move that has been made on the board.
bool MoveGenerator::king_is_safe_now(const Move& move) {
  if (tables_.rules.royal.taken) {
    const auto stands = [&](CellId cell) {
      const Piece& piece = at(cell == move.rook_from ? move.rook_to : cell);
      return piece.seat != seat_ && tables_.is_royal(piece.piece_type);
    };
    if (royals(seat_) < static_cast<int>(kings_.size())) return false;
    if (!std::all_of(targets_.begin(), targets_.end(), stands)) return true;
  }
  std::vector<CellId>& kings = kings_now_;
  kings.clear();
  const auto add = [&](CellId cell) {
    if (cell != no_cell && is_royal(at(cell), seat_) &&
        std::find(kings.begin(), kings.end(), cell) == kings.end())
      kings.push_back(cell);
  };
  for (const CellId king : kings_) add(king);
  for (const CellId cell : {move.to, move.rook_to, move.gating_cell})
    add(cell);  // moved or gated in
  for (const CellId king : kings)
    steps_ += tables_.attack_steps(king) + std::ssize(roamers_) * tables_.board.size();
  return !checked(kings, seat_);
}

bool MoveGenerator::leaves_king_safe(const Move& move) {
  trial_.do_move(move, seat_);
  const bool good = king_is_safe_now(move);
  trial_.undo_move();
  return good;
}

}  // namespace boardwright::play
