// The only code that follows a piece's lines over the pieces on a board.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "base/index.h"
#include "base/limits.h"
#include "moves/piece_moves.h"

namespace boardwright::moves {

/// The cells on which one move captures, in order.
class Captures {
 public:
  bool has(CellId cell) const { return std::find(begin(), end(), cell) != end(); }
  bool full() const { return count_ == base::limits::captures; }
  bool empty() const { return count_ == 0; }
  int count() const { return count_; }
  CellId operator[](int place) const { return cells_[base::index(place)]; }
  void add(CellId cell) { cells_[base::index(count_++)] = cell; }
  const CellId* begin() const { return cells_.data(); }
  const CellId* end() const { return cells_.data() + count_; }

 private:
  std::array<CellId, base::limits::captures> cells_{};
  int count_ = 0;
};

/// A cell on which a line can end, or where a piece stops it.
struct Arrival {
  enum class Kind : std::uint8_t {
    move,     ///< no piece stands there
    capture,  ///< the piece there is captured
    swap,     ///< the piece there changes places with the mover
    blocked   ///< the line would end there but for the piece, which it can neither take nor swap
  };
  CellId cell = geometry::no_cell;
  Kind kind = Kind::move;
  int length = 0;                     ///< cells of the line or leaps up to there
  CellId before = geometry::no_cell;  ///< of a flood: the cell that it came from
  const Captures* on_way = nullptr;   ///< captures before the last cell; null: none

  /// Whether the move captures on a cell, at its end or on its way.
  bool takes(CellId prey) const {
    return (kind == Kind::capture && cell == prey) ||
           (kind != Kind::blocked && on_way != nullptr && on_way->has(prey));
  }
};

/// The ground that a walk along one line of a piece crosses. This one is a board without pieces;
/// derived ones hide its functions with theirs.
struct OpenGround {
  static constexpr int no_limit = std::numeric_limits<int>::max();

  bool is_shut(CellId) const { return false; }  ///< no line enters the cell
  bool is_free(CellId) const { return true; }   ///< no piece stands there
  /// Of a cell that is not free: whether the piece there can be captured, passed over, swapped.
  bool can_take(CellId) const { return false; }
  bool is_hurdle(CellId, const PieceMoves::Hurdles&) const { return false; }
  bool can_swap(CellId, const PieceMoves::Hurdles&) const { return false; }
  bool halts(CellId) const { return false; }  ///< a line can end on this free cell, but not go on
  int most() const { return no_limit; }       ///< a further limit of a line's cells or leaps
  /// Whether a flood lands on a cell once for each length, so that moves of the whole length are
  /// found.
  bool lands_again() const { return false; }
};

/// Walks along a line that the first piece stops.
template <class Ground, class Visit>
void walk_plain(const PieceMoves::Ray& ray, std::span<const PieceMoves::Hop> hops,
                const Ground& ground, const Visit& visit) {
  using Kind = Arrival::Kind;
  int length = 0;
  for (const PieceMoves::Hop hop : hops) {
    if (length == ground.most() || ground.is_shut(hop.cell)) return;
    ++length;
    if (!ground.is_free(hop.cell)) {
      if (hop.lands)
        visit(Arrival{hop.cell,
                      ray.captures && ground.can_take(hop.cell) ? Kind::capture : Kind::blocked,
                      length});
      return;
    }
    if (hop.lands && ray.moves) visit(Arrival{hop.cell, Kind::move, length});
    if (ground.halts(hop.cell)) return;
  }
}

/// Walks along a line that leads over pieces, to one of its seat, or back. The mover's cell counts
/// as free, and so does that of a piece captured on the way.
template <class Ground, class Visit>
void walk_over(const PieceMoves::Ray& ray, std::span<const PieceMoves::Hop> hops,
               const PieceMoves::Hurdles& hurdles, CellId from, const Ground& ground,
               const Visit& visit) {
  using Kind = Arrival::Kind;
  const bool swaps = hurdles.swaps_own || hurdles.swaps_enemy;
  Captures taken;
  int passed = 0;
  std::size_t last = 0;  // position of the last hurdle, counted from 1
  for (std::size_t n = 1; n <= hops.size(); ++n) {
    const PieceMoves::Hop hop = hops[n - 1];
    const CellId cell = hop.cell;
    const auto length = static_cast<int>(n);
    if (length > ground.most() || ground.is_shut(cell)) return;
    const bool free = cell == from || taken.has(cell) || ground.is_free(cell);
    const auto can_take = [&] { return !free && !taken.full() && ground.can_take(cell); };
    if (hop.requirement != Requirement::none) {
      const bool takes = hop.requirement == Requirement::enemy;
      if (free || (takes && !can_take()) || (hop.hurdle && !ground.is_hurdle(cell, hurdles)))
        return;
      if (takes) taken.add(cell);
      continue;
    }
    if (passed < hurdles.count) {
      if (free) {
        if (ground.halts(cell)) return;
        continue;
      }
      if (!ground.is_hurdle(cell, hurdles) || (hurdles.locust && !can_take())) return;
      if (hurdles.locust) taken.add(cell);
      ++passed;
      last = n;
      continue;
    }
    if (!hurdles.beyond.goes_on(n - last, last)) return;
    if (hop.lands && hurdles.beyond.ends(n - last, last)) {
      Arrival end{cell, Kind::blocked, length, geometry::no_cell, taken.empty() ? nullptr : &taken};
      if (swaps) {
        if (!free && ground.can_swap(cell, hurdles)) end.kind = Kind::swap;
      } else if (free) {
        end.kind = Kind::move;
      } else if (!hurdles.locust && ray.captures && can_take()) {
        end.kind = Kind::capture;
      }
      const bool goes = end.kind != Kind::move || ray.moves || hurdles.locust;
      const bool stops = end.kind == Kind::blocked && (swaps || hurdles.locust);
      if (goes && !stops) visit(end);
    }
    if (!free || ground.halts(cell)) return;
  }
}

/// Walks along a ray of the piece on a cell: all of it, or its first cells.
template <class Ground, class Visit>
void walk_ray(const PieceMoves& moves, const PieceMoves::Ray& ray,
              std::span<const PieceMoves::Hop> hops, CellId from, const Ground& ground,
              const Visit& visit) {
  if (const PieceMoves::Hurdles* hurdles = moves.hurdles(ray))
    walk_over(ray, hops, *hurdles, from, ground, visit);
  else
    walk_plain(ray, hops, ground, visit);
}

template <class Ground, class Visit>
void walk_ray(const PieceMoves& moves, const PieceMoves::Ray& ray, CellId from,
              const Ground& ground, const Visit& visit) {
  walk_ray(moves, ray, moves.hops(ray), from, ground, visit);
}

/// Walks through a flood, nearest cells first. Each cell is visited once or, if the ground says so,
/// once for each length.
template <class Ground, class Visit>
void walk_flood(const PieceMoves& moves, const PieceMoves::Flood& flood, CellId from,
                const Ground& ground, const Visit& visit) {
  using Kind = Arrival::Kind;
  using base::index;
  // An int for each cell, not a bit: neighbours follow each other, and each would wait for the word
  // that the previous one has just written.
  constexpr int never = 0, at_start = -1;
  std::array<std::array<CellId, base::limits::board_cells>, 2> edges;
  std::array<int, base::limits::board_cells> landed;
  std::fill_n(landed.begin(), flood.path->starts.size() - 1, never);
  const bool again = ground.lands_again();
  if (!again) landed[index(from)] = at_start;
  const int most = flood.most == 0 ? ground.most() : std::min(flood.most, ground.most());
  std::size_t count = 1;
  edges[0][0] = from;
  for (int length = 1; count > 0 && length <= most; ++length) {
    const auto& edge = edges[index(length - 1) % 2];
    auto& next = edges[index(length) % 2];
    std::size_t found = 0;
    for (std::size_t i = 0; i < count; ++i)
      for (const CellId to : flood.path->next(edge[i])) {
        int& last = landed[index(to)];
        if ((again ? last == length : last != never) || ground.is_shut(to)) continue;
        last = length;
        const bool lands = flood.anywhere || flood.onto.contains(to);
        if (to != from && !ground.is_free(to) && !flood.over.contains(to)) {
          Arrival end{to, Kind::blocked, length, edge[i]};
          if (flood.swaps && ground.can_swap(to, moves.hurdles(flood.move)))
            end.kind = Kind::swap;
          else if (flood.captures && ground.can_take(to))
            end.kind = Kind::capture;
          if (lands) visit(end);
          continue;
        }
        if (to != from && lands && flood.moves) visit(Arrival{to, Kind::move, length, edge[i]});
        if (to == from || flood.over.contains(to) || !ground.halts(to)) next[found++] = to;
      }
    count = found;
  }
}

/// Walks along all lines of the piece on a cell.
template <class Ground, class Visit>
void walk(const PieceMoves& moves, CellId from, const Ground& ground, const Visit& visit) {
  for (const PieceMoves::Ray& ray : moves.rays(from)) walk_ray(moves, ray, from, ground, visit);
  for (const PieceMoves::Flood& flood : moves.floods(from))
    walk_flood(moves, flood, from, ground, visit);
}

}  // namespace boardwright::moves
