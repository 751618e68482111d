// Moves over pieces: captures on the way, swaps, and attacks by such moves.
#include <algorithm>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

/// The cells on which one move captures.
class Captures {
 public:
  bool has(CellId cell) const {
    return std::find(cells_.begin(), cells_.begin() + count_, cell) != cells_.begin() + count_;
  }
  bool full() const { return count_ == base::limits::captures; }
  bool empty() const { return count_ == 0; }
  int count() const { return count_; }
  void add(CellId cell) { cells_[index(count_++)] = cell; }
  auto begin() const { return cells_.begin(); }
  auto end() const { return cells_.begin() + count_; }

  /// Stores the captures in a move: the last one in `taken`, those before in `also`.
  void write_to(Move& move) const {
    if (count_ == 0) return;
    move.taken = cells_[index(count_ - 1)];
    for (int i = 0; i + 1 < count_; ++i) move.also[index(i)] = cells_[index(i)];
  }

 private:
  std::array<CellId, base::limits::captures> cells_{};
  int count_ = 0;
};

/// Whether two moves capture the same pieces, in any order.
bool capture_the_same(const Move& one, const Move& other) {
  const auto all = one.all_taken(), others = other.all_taken();
  return all.size() == others.size() &&
         std::all_of(all.begin(), all.end(), [&](CellId cell) { return other.takes_on(cell); });
}

}  // namespace

/// Follows a ray over pieces, as long as those on the way meet its requirements. Calls `end(cell,
/// swaps, taken)` for each cell on which the move can end. The cell `prey` counts as occupied by a
/// piece that every move can capture.
template <class End>
void MoveGenerator::follow(CellId from, const PieceMoves::Ray& ray, CellId prey,
                           const End& end) const {
  const Piece& piece = at(from);
  const Traits& traits = tables_.traits(piece, ray.move);
  const PieceMoves::Hurdles& hurdles = *tables_.moves_of(piece).hurdles(ray);
  const auto within = dead_zone_owner(from);
  const auto hops = tables_.moves_of(piece).hops(ray);
  const bool swaps = hurdles.swaps_own || hurdles.swaps_enemy;
  Captures taken;
  int passed = 0;
  std::size_t last = 0;  // position of the last hurdle, counted from 1
  for (std::size_t n = 1; n <= hops.size(); ++n) {
    const PieceMoves::Hop hop = hops[n - 1];
    const CellId cell = hop.cell;
    if (enters_dead_zone(cell, within) || (traits.limited && n > index(piece.n))) return;
    const bool none = cell == from || taken.has(cell) || (cell != prey && at(cell).none());
    const auto can_take = [&] {
      return !none && !taken.full() && (cell == prey || can_be_taken(at(cell), piece.seat, traits));
    };
    const auto is_over = [&](CellId hurdle) {
      return hurdle == prey && at(hurdle).none()
                 ? hurdles.enemy
                 : is_hurdle(at(hurdle), piece.seat, hurdles, traits);
    };
    if (hop.requirement != notation::Requirement::none) {
      if (none || (hop.requirement == notation::Requirement::enemy && !can_take())) return;
      if (hop.hurdle && !is_over(cell)) return;
      if (hop.requirement == notation::Requirement::enemy) taken.add(cell);
    } else if (passed < hurdles.count) {
      if (none) continue;
      if (!is_over(cell) || (hurdles.locust && !can_take())) return;
      if (hurdles.locust) taken.add(cell);
      ++passed;
      last = n;
    } else {
      if (!hurdles.beyond.goes_on(n - last, last)) return;
      if (hop.lands && hurdles.beyond.ends(n - last, last)) {
        if (swaps) {
          if (!none && can_swap(from, cell, hurdles, traits)) end(cell, true, taken);
        } else if (none ? ray.moves || hurdles.locust
                        : !hurdles.locust && ray.captures && can_take()) {
          Captures all = taken;
          if (!none) all.add(cell);
          end(cell, false, all);
        }
      }
      if (!none) return;
    }
  }
}

/// Whether a piece can change places with the one on a cell. Neither can share its cell.
bool MoveGenerator::can_swap(CellId from, CellId cell, const PieceMoves::Hurdles& hurdles,
                             const Traits& traits) const {
  const Piece& other = at(cell);
  if (other.none() || !traits.swaps[index(other.piece_type)]) return false;
  const bool own = position_.are_team(other.seat, at(from).seat);
  return (own ? hurdles.swaps_own : hurdles.swaps_enemy) && position_.count_on(from) == 1 &&
         position_.count_on(cell) == 1 && !dead_zone_owner(from);
}

void MoveGenerator::add_hop(CellId from, const PieceMoves::Ray& ray, CellSet& seen,
                            std::vector<Move>& found) {
  const Traits& traits = tables_.traits(at(from), ray.move);
  follow(from, ray, no_cell, [&](CellId cell, bool swaps, const Captures& taken) {
    Move move{from, cell};
    if (traits.rifle && !taken.empty()) {
      move.to = from;
    } else if (swaps) {
      move.rook_from = cell;
      move.rook_to = from;
    }
    taken.write_to(move);
    if (!obeys_dead_zone(from, move.to, move.taken == no_cell ? Piece{} : at(move.taken))) return;
    if (move.takes_elsewhere() || move.rook_from != no_cell) return add_once(move, found);
    if (seen.contains(cell)) return;
    seen.insert(cell);
    add(move, found);
  });
}

/// Adds a move unless it has been found by another path. Its target cell does not identify it.
void MoveGenerator::add_once(const Move& move, std::vector<Move>& found) const {
  if (move.from == move.to && position_.count_on(move.from) > 1)
    return;  // one of several pieces on a cell cannot promote there
  const bool known = std::any_of(found.rbegin(), found.rend(), [&](const Move& other) {
    return other.from == move.from && other.to == move.to && other.rook_from == move.rook_from &&
           capture_the_same(other, move);
  });
  if (!known) add(move, found);
}

/// Whether an attack by a ray that captures on its way hits: some complete move captures on the
/// cell.
bool MoveGenerator::takes_on_way(const Attack& attack) const {
  const PieceMoves& moves = tables_.moves(attack.moves);
  const auto rays = moves.rays(attack.origin);
  const auto ray = std::lower_bound(
      rays.begin(), rays.end(), attack.first,
      [](const PieceMoves::Ray& each, std::uint32_t first) { return each.first < first; });
  const CellId cell = moves.hops(attack.last, attack.last + 1).front().cell;
  const bool rifle = tables_.traits(attack).rifle;
  bool taken = false;
  follow(attack.origin, *ray, cell, [&](CellId end, bool, const Captures& all) {
    taken = taken || (all.has(cell) && !blast_forbids(attack.origin, rifle ? attack.origin : end));
  });
  return taken;
}

}  // namespace boardwright::play
