// Compares moves by their ends: for each, the path to it and the requirements on the path.
#include "moves/same_moves.h"

#include <algorithm>
#include <tuple>

#include "base/index.h"

namespace boardwright::moves {
namespace {

/// The hash of a path extended by a cell. Collisions are very unlikely.
std::uint64_t extended_hash(std::uint64_t way, CellId cell, Requirement requirement) {
  std::uint64_t mixed =
      way ^ ((static_cast<std::uint64_t>(cell) << 2) + static_cast<std::uint64_t>(requirement) + 1);
  mixed *= 0x9E3779B97F4A7C15u;
  return mixed ^ (mixed >> 29);
}

using End =
    std::tuple<CellId, std::uint64_t, bool>;  ///< from, hash of the path, and whether it captures

class MoveEnds {
 public:
  explicit MoveEnds(const PieceMoves& moves) : moves_(moves) {}

  void add(CellId from, const PieceMoves::Ray& ray) {
    from_ = from;
    const PieceMoves::Hurdles* hurdles = moves_.hurdles(ray);
    if (hurdles == nullptr || hurdles->count == 0) return add_all(0, 0, moves_.hops(ray), ray, {});
    const auto hops = moves_.hops(ray);
    std::uint64_t before = 0;
    for (std::size_t n = 0; n + 1 < hops.size(); ++n) {
      const Requirement requirement = hurdles->locust ? Requirement::enemy : Requirement::piece;
      add_all(extended_hash(before, hops[n].cell, requirement), n + 1, hops, ray, hurdles->beyond);
      before = extended_hash(before, hops[n].cell, Requirement::none);
    }
  }

  std::vector<End> sorted() {
    std::sort(ends_.begin(), ends_.end());
    ends_.erase(std::unique(ends_.begin(), ends_.end()), ends_.end());
    return std::move(ends_);
  }

 private:
  void add_all(std::uint64_t way, std::size_t first, std::span<const PieceMoves::Hop> hops,
               const PieceMoves::Ray& ray, const notation::Landing& landing) {
    const PieceMoves::Hurdles* hurdles = moves_.hurdles(ray);
    const bool locust = hurdles != nullptr && hurdles->locust;
    for (std::size_t n = first; n < hops.size(); ++n) {
      if (landing.most > 0 && n - first >= base::index(landing.most)) return;
      way = extended_hash(way, hops[n].cell, hops[n].requirement);
      if (!hops[n].lands || n - first + 1 < base::index(landing.least)) continue;
      if (ray.moves || locust) ends_.push_back({from_, way, false});
      if (ray.captures && !locust) ends_.push_back({from_, way, true});
    }
  }

  const PieceMoves& moves_;
  CellId from_ = geometry::no_cell;
  std::vector<End> ends_;
};

/// Whether a ray needs hurdles.
bool needs_hurdles(const PieceMoves& moves, const PieceMoves::Ray& ray) {
  const auto hops = moves.hops(ray);
  return moves.hurdles(ray)->count > 0 ||
         std::any_of(hops.begin(), hops.end(),
                     [](const PieceMoves::Hop& hop) { return hop.hurdle; });
}

/// Whether moves depend only on cells and on whether they are occupied: not on whose pieces the
/// hurdles are, nor on equal distances.
bool can_be_compared(const PieceMoves& moves, const Board& board) {
  for (const CellId cell : board.cells()) {
    if (!moves.floods(cell).empty()) return false;
    for (const PieceMoves::Ray& ray : moves.rays(cell))
      if (const auto* hurdles = moves.hurdles(ray))
        if (hurdles->count > 1 || hurdles->beyond.equal || hurdles->swaps_own ||
            hurdles->swaps_enemy ||
            (needs_hurdles(moves, ray) && !hurdles->locust && !(hurdles->own && hurdles->enemy)))
          return false;
  }
  return moves.weight() <= base::limits::kept_cells;
}

}  // namespace

bool are_same(const PieceMoves& one, const PieceMoves& other, const Board& board) {
  if (!can_be_compared(one, board) || !can_be_compared(other, board)) return false;
  const auto ends_of = [&](const PieceMoves& moves) {
    MoveEnds ends(moves);
    for (const CellId cell : board.cells())
      for (const PieceMoves::Ray& ray : moves.rays(cell)) ends.add(cell, ray);
    return ends.sorted();
  };
  return ends_of(one) == ends_of(other);
}

}  // namespace boardwright::moves
