// Royal pieces: attacks on them, pins, and which moves leave them safe.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/index.h"
#include "play/move_ground.h"

namespace boardwright::play {

using moves::Arrival;

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
  // Whether an attack of one origin, at `i` and after it, is the one that was looked for.
  const auto hits = [&](std::size_t i) {
    const CellId origin = all[i].origin;
    const Piece& piece = at(origin);
    if (piece.none() || piece.seat == seat) return false;
    for (; i < all.size() && all[i].origin == origin; ++i)
      if (piece.piece_type == all[i].piece_type && is_live(all[i], seat) && !spares(all[i], prey) &&
          use(all[i]))
        return true;
    return false;
  };
  if (knows_enemies_ && seat == seat_) {
    (enemies_ & tables_.origins(cell)).any([&](CellId origin) {
      return hits(tables_.first_attack(cell, origin));
    });
    return;
  }
  for (std::size_t i = 0; i < all.size() && !hits(i);) {
    const CellId origin = all[i].origin;
    i = std::max<std::size_t>(i, all[i].next);
    while (i < all.size() && all[i].origin == origin) ++i;
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
  return move.promoted != no_piece_type && (royal || tables_.is_royal(move.promoted));
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

std::vector<CellId> MoveGenerator::royal_cells(SeatId seat) const {
  std::vector<CellId> kings;
  for (CellId cell : tables_.board.cells())
    if (is_royal(at(cell), seat)) kings.push_back(cell);
  return kings;
}

bool MoveGenerator::in_check(SeatId seat) const { return checked(royal_cells(seat), seat); }

bool MoveGenerator::shares_check(SeatId seat) const {
  const std::vector<CellId> kings = royal_cells(seat);
  if (tables_.rules.royal.check != RoyalRules::Check::all) return checked(kings, seat);
  return std::any_of(kings.begin(), kings.end(), [&](CellId king) { return attacked(king, seat); });
}

/// Whether an opponent's piece of the attack's type is at its origin, and its n is large enough.
bool MoveGenerator::is_live(const Attack& attack, SeatId seat) const {
  const Piece& piece = at(attack.origin);
  return piece.piece_type == attack.piece_type && (attack.seats & bit_of(piece.seat)) != 0 &&
         (attack.unmoved & (piece.unmoved ? 2 : 1)) != 0 && attack.leaps <= piece.n &&
         (!attack.for_multiple || piece.multiple) && are_opponents(piece, seat);
}

/// Whether the line of an attack arrives on its last cell.
template <class Found>
bool MoveGenerator::arrives(const Attack& attack, const Found& ground) const {
  const PieceMoves& moves = tables_.moves(attack.moves);
  const auto hops = moves.hops(attack.first, attack.last + 1);
  const PieceMoves::Ray ray = attack.ray();
  bool found = false;
  const auto visit = [&](const Arrival& end) {
    found = found || (end.kind == Arrival::Kind::capture && end.length == std::ssize(hops));
  };
  if (attack.hopping)
    walk_over(ray, hops, tables_.hurdles(attack), attack.origin, ground, visit);
  else
    walk_plain(ray, hops, ground, visit);
  return found;
}

/// Whether a live attack hits: its line arrives on the cell, or some move of its ray captures there
/// on its way.
bool MoveGenerator::strikes(const Attack& attack) const {
  const PieceMoves& moves = tables_.moves(attack.moves);
  const CellId cell = moves.hops(attack.last, attack.last + 1).front().cell;
  if (!attack.hopping) return arrives(attack, LineGround(*this, attack, cell));
  const Traits& traits = tables_.traits(attack);
  const AttackGround ground(*this, attack.origin, traits, cell);
  if (!attack.on_way) return arrives(attack, ground);
  bool taken = false;
  walk_ray(moves, moves.ray_at(attack.origin, attack.first), attack.origin, ground,
           [&](const Arrival& end) {
             taken =
                 taken || (end.takes(cell) &&
                           !blast_forbids(attack.origin, traits.rifle ? attack.origin : end.cell));
           });
  return taken;
}

/// Whether a piece can be a hurdle of a move of a seat.
bool MoveGenerator::is_hurdle(const Piece& piece, SeatId by, const PieceMoves::Hurdles& hurdles,
                              const Traits& traits) const {
  if (!traits.hurdles[index(piece.piece_type)]) return false;
  if (piece.piece_type == tables_.blocker) return hurdles.own && hurdles.enemy;
  return position_.are_team(piece.seat, by) ? hurdles.own : hurdles.enemy;
}

/// Records the pieces on the path of a hopping attack as pinned, and its cells as screen cells: a
/// move from the former or to the latter can open or close the attack. One move changes the number
/// of pieces on the path by one at most.
void MoveGenerator::note_hurdles(const Attack& attack) {
  const PieceMoves& moves = tables_.moves(attack.moves);
  const auto is_held = [&](const PieceMoves::Hop& hop) { return !at(hop.cell).none(); };
  const auto before = moves.hops(attack.first, attack.last);
  const auto held = static_cast<int>(std::count_if(before.begin(), before.end(), is_held));
  if (!attack.on_way && std::abs(held - tables_.hurdles(attack).count) > 1) return;
  any_screen_cells_ = true;
  for (const PieceMoves::Hop hop : moves.hops(attack.first, attack.end)) {
    screen_cells_.insert(hop.cell);
    if (is_held(hop)) pinned_.insert(hop.cell);
  }
}

bool MoveGenerator::strikes(CellId from, CellId cell) const {
  for (const Attack& attack : attacks(cell))
    if (attack.origin == from && is_live(attack, at(cell).seat) &&
        !spares(attack, at(cell).piece_type) && strikes(attack))
      return true;
  return tables_.has_roamers() && tables_.roams(at(from)) &&
         roams_to(from, cell, at(cell).piece_type);
}

/// Whether a piece can capture on a cell by a flood.
bool MoveGenerator::roams_to(CellId from, CellId cell, PieceTypeId prey) const {
  const Piece& piece = at(from);
  const PieceMoves& moves = tables_.moves_of(piece);
  for (const PieceMoves::Flood& flood : moves.floods(from)) {
    const Traits& traits = tables_.traits(piece, flood.move);
    if (!flood.captures || (traits.for_multiple && !piece.multiple) ||
        !(flood.anywhere || flood.onto.contains(cell)) ||
        (prey != no_piece_type && traits.sparing[index(prey)]))
      continue;
    bool found = false;
    walk_flood(
        moves, flood, from, AttackGround(*this, from, traits, cell), [&](const Arrival& end) {
          found =
              found || (end.takes(cell) && !blast_forbids(from, traits.rifle ? from : end.cell));
        });
    if (found) return true;
  }
  return false;
}

/// Whether lines would remove a royal piece of the captor's own seat after a capture on a cell.
bool MoveGenerator::blast_forbids(const Attack& attack, CellId cell) const {
  if (!tables_.line_rules.has_blasts() || attack.on_way)
    return false;  // strikes() checks their ends
  return blast_forbids(attack.origin, tables_.traits(attack).rifle ? attack.origin : cell);
}

/// The same for a captor that ends its move on a cell.
bool MoveGenerator::blast_forbids(CellId origin, CellId cell) const {
  const LineRules& lines = tables_.line_rules;
  return lines.has_blasts() && lines.blast_takes_royal(position_, origin, cell);
}

/// Records a check on a King, or the pinned piece in front of it.
void MoveGenerator::note_attack(const Attack& attack, CellId king) {
  if (attack.hopping) {
    checked_ = checked_ || (strikes(attack) && !blast_forbids(attack, king));
    note_hurdles(attack);
    return;
  }
  const PinGround ground(*this, attack, king);
  if (!arrives(attack, ground)) return;
  if (ground.first() != no_cell)
    pinned_.insert(ground.first());
  else if (!blast_forbids(attack, king))
    checked_ = true;
}

void MoveGenerator::find_kings() {
  kings_.clear();
  targets_.clear();
  pinned_ = {};
  screen_cells_ = {};
  any_screen_cells_ = false;
  own_count_ = 0;
  knows_enemies_ = tables_.has_origins();
  enemies_ = {};
  const std::size_t size = position_.pieces.size();
  for (std::size_t i = 0; i < size; ++i) {
    const Piece& piece = position_.pieces[i];
    if (piece.none() || piece.piece_type == tables_.blocker) continue;
    const auto cell = static_cast<CellId>(i);
    if (piece.seat == seat_)
      own_[own_count_++] = cell;
    else if (knows_enemies_)
      enemies_.insert(cell);
    if (!tables_.is_royal(piece.piece_type)) continue;
    if (piece.seat == seat_) kings_.push_back(cell);
    if (are_opponents(piece, seat_)) targets_.push_back(cell);
  }
  if (bulk_counter_ != nullptr && knows_enemies_) find_standing();
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

/// Finds where pieces stand, and which of them the seat cannot capture. Requires: there are no
/// blockers, and the sets of own and of other pieces are known.
void MoveGenerator::find_standing() {
  SmallCellSet own;
  for (const CellId cell : std::span(own_).first(own_count_)) own.insert(cell);
  standing_ = {own | enemies_, own};
  enemies_.any([&](CellId cell) {
    if (!can_be_taken(at(cell), seat_, tables_.plain_traits())) standing_.shut.insert(cell);
    return false;
  });
}

/// Whether a piece that moves from one cell to another, now free, attacks an opposing King from
/// there.
bool MoveGenerator::gives_check(CellId from, CellId cell) const {
  if (targets_.empty()) return false;
  const Piece piece = at(from);
  if (position_.count_on(from) <= 1) position_.at(from) = {};
  const Piece there = std::exchange(position_.at(cell), piece);
  const bool check = std::any_of(targets_.begin(), targets_.end(),
                                 [&](CellId king) { return strikes(cell, king); });
  position_.at(cell) = there;
  position_.at(from) = piece;
  return check;
}

/// Whether the seat's royal pieces are safe after a move that has been made on the board.
bool MoveGenerator::king_is_safe_now(const Move& move) {
  if (trial_.lost_royal(seat_)) return false;
  if (tables_.rules.royal.taken) {
    const auto stands = [&](CellId cell) {
      const Piece& piece = at(cell == move.rook_from ? move.rook_to : cell);
      return piece.seat != seat_ && tables_.is_royal(piece.piece_type);
    };
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
  for (const CellId cell : trial_.turned()) add(cell);
  for (const CellId king : kings)
    steps_ += tables_.attack_steps(king) + std::ssize(roamers_) * tables_.board.size();
  return !checked(kings, seat_);
}

bool MoveGenerator::leaves_king_safe(const Move& move) {
  return holds_after(move, [&] { return king_is_safe_now(move); });
}

}  // namespace boardwright::play
