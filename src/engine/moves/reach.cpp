// Evaluates rays and flood fills against the pieces on the board.
#include "moves/reach.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright::moves {

using base::index;

namespace {

/// Breadth-first flood fill. `visit(cell, parent)` returns whether to continue from the cell.
template <class Visit>
void spread(const PieceMoves::Flood& flood, CellId from, Visit&& visit) {
  // Each cell enters `open` at most once. `seen` has a byte for each cell, not a bit: neighbours
  // come in turn, and each would wait for the word that the one before has just written.
  std::array<CellId, base::limits::board_cells> open;
  std::array<bool, base::limits::board_cells> seen;
  std::fill_n(seen.begin(), flood.path->starts.size() - 1, false);
  const auto first_time = [&seen](CellId cell) { return !std::exchange(seen[index(cell)], true); };
  std::size_t next = 0, last = 0;
  first_time(from);
  open[last++] = from;
  for (int n = 0; next < last && (flood.most == 0 || n < flood.most); ++n)
    for (const std::size_t edge = last; next < edge; ++next)
      for (const CellId to : flood.path->next(open[next]))
        if (first_time(to) && visit(to, open[next])) open[last++] = to;
}

/// Follows a hopping ray and calls `visit(n, taken)` for each of its cells, by index, on which it
/// can end, with the cells of captures on the way. The types of hurdles are ignored.
template <class Visit>
void hop_along(const PieceMoves& moves, const PieceMoves::Ray& ray, const Occupancy& pieces,
               const Visit& visit) {
  const PieceMoves::Hurdles& hurdles = *moves.hurdles(ray);
  const auto hops = moves.hops(ray);
  int passed = 0;
  std::size_t last = 0;  // position of the last hurdle, counted from 1
  CellSet taken;
  for (std::size_t n = 1; n <= hops.size(); ++n) {
    const PieceMoves::Hop hop = hops[n - 1];
    const bool gone = taken.contains(hop.cell);
    const bool own = pieces.own.contains(hop.cell),
               enemy = pieces.enemy.contains(hop.cell) && !gone;
    if (hop.requirement != Requirement::none) {
      if (!enemy && (hop.requirement == Requirement::enemy || !own)) return;
      if (hop.hurdle && !(own ? hurdles.own : hurdles.enemy)) return;
      if (hop.requirement == Requirement::enemy) taken.insert(hop.cell);
    } else if (passed < hurdles.count) {
      if (!own && !enemy) continue;
      if (!(own ? hurdles.own : hurdles.enemy)) return;
      ++passed;
      last = n;
      if (hurdles.locust) taken.insert(hop.cell);
    } else {
      if (!hurdles.beyond.goes_on(n - last, last)) return;
      if (hop.lands && hurdles.beyond.ends(n - last, last)) visit(n - 1, taken);
      if (own || enemy) return;
    }
  }
}

/// Adds the reach of a hopping ray. The cell of a piece captured on the way counts as empty.
void add_hops(const PieceMoves& moves, const PieceMoves::Ray& ray, const Occupancy& pieces,
              CellId from, Reach& found) {
  const PieceMoves::Hurdles& hurdles = *moves.hurdles(ray);
  hop_along(moves, ray, pieces, [&](std::size_t n, const CellSet& taken) {
    const CellId cell = moves.hops(ray)[n].cell;
    const bool own = pieces.own.contains(cell) && cell != from;
    const bool enemy = pieces.enemy.contains(cell) && !taken.contains(cell);
    if (hurdles.swaps_own || hurdles.swaps_enemy) {
      if ((own && hurdles.swaps_own) || (enemy && hurdles.swaps_enemy)) found.swaps.insert(cell);
      return;
    }
    if (hurdles.locust && (own || enemy)) return;
    if (own) {
      found.blocked.insert(cell);
    } else if (enemy ? ray.captures : ray.moves || hurdles.locust) {
      if (cell != from) (enemy ? found.captures : found.moves).insert(cell);
      found.back = found.back || (cell == from && taken.empty());
      found.passed |= taken;
    }
  });
}

}  // namespace

Reach reach(const PieceMoves& moves, const Occupancy& pieces, CellId from) {
  Reach found;
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    if (ray.hopping) {
      add_hops(moves, ray, pieces, from, found);
      continue;
    }
    for (const PieceMoves::Hop hop : moves.hops(ray)) {
      if (pieces.own.contains(hop.cell)) {
        if (hop.lands) found.blocked.insert(hop.cell);
        break;
      }
      if (pieces.enemy.contains(hop.cell)) {
        if (hop.lands && ray.captures) found.captures.insert(hop.cell);
        break;
      }
      if (hop.lands && ray.moves) found.moves.insert(hop.cell);
    }
  }
  if (moves.floods(from).empty()) return found;
  const CellSet held = pieces.own | pieces.enemy;
  for (const PieceMoves::Flood& flood : moves.floods(from))
    spread(flood, from, [&](CellId cell, CellId) {
      const bool lands = flood.anywhere || flood.onto.contains(cell);
      if (!held.contains(cell)) {
        if (lands && flood.moves) found.moves.insert(cell);
        return true;
      }
      const bool own = pieces.own.contains(cell);
      if (lands && (own || flood.captures)) (own ? found.blocked : found.captures).insert(cell);
      return false;
    });
  return found;
}

std::vector<std::vector<CellId>> routes(const PieceMoves& moves, const Occupancy& pieces,
                                        CellId from) {
  std::vector<std::vector<CellId>> found;
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    if (!ray.straight) continue;
    std::vector<CellId> way{from};
    if (ray.turn != geometry::no_cell) way.push_back(ray.turn);
    std::size_t reached = 1;
    if (ray.hopping) {
      const auto hops = moves.hops(ray);
      hop_along(moves, ray, pieces, [&](std::size_t n, const CellSet&) {
        const CellId cell = hops[n].cell;
        const bool enemy = pieces.enemy.contains(cell);
        if (!pieces.own.contains(cell) && (enemy ? ray.captures : ray.moves)) reached = n + 2;
      });
      for (const PieceMoves::Hop hop : hops.first(reached - 1)) way.push_back(hop.cell);
      if (reached > 1) found.push_back(std::move(way));
      continue;
    }
    for (const PieceMoves::Hop hop : moves.hops(ray)) {
      if (pieces.own.contains(hop.cell)) break;
      way.push_back(hop.cell);
      const bool taken = pieces.enemy.contains(hop.cell);
      if (hop.lands && (taken ? ray.captures : ray.moves)) reached = way.size();
      if (taken) break;
    }
    way.resize(reached);
    if (reached > 1) found.push_back(std::move(way));
  }
  for (const PieceMoves::Flood& flood : moves.floods(from))
    spread(flood, from, [&](CellId cell, CellId parent) {
      if (pieces.own.contains(cell)) return false;
      found.push_back({parent, cell});
      return !pieces.enemy.contains(cell);
    });
  return found;
}

CellSet range(const Board& board, const PieceMoves& moves) {
  CellSet found;
  for (CellId cell : board.cells()) found |= reach(moves, {}, cell).moves;
  return found;
}

CellSet range_from(const PieceMoves& moves, const Occupancy& pieces, CellId from) {
  CellSet found;
  std::vector<CellId> open{from};
  while (!open.empty()) {
    const CellId cell = open.back();
    open.pop_back();
    const CellSet fresh = reach(moves, pieces, cell).moves - found;
    found |= fresh;
    open.insert(open.end(), fresh.begin(), fresh.end());
  }
  return found;
}

std::vector<int> distances(const Board& board, const PieceMoves& moves, CellId from) {
  std::vector<int> found(index(board.size()), -1);
  found[index(from)] = 0;
  std::vector<CellId> open{from};
  for (std::size_t next = 0; next < open.size(); ++next)
    for (const CellId to : reach(moves, {}, open[next]).moves)
      if (found[index(to)] < 0) {
        found[index(to)] = found[index(open[next])] + 1;
        open.push_back(to);
      }
  return found;
}

std::optional<int> distance(const Board& board, const PieceMoves& moves, CellId from, CellId to) {
  const int moves_taken = distances(board, moves, from)[index(to)];
  return moves_taken < 0 ? std::nullopt : std::optional(moves_taken);
}

}  // namespace boardwright::moves
