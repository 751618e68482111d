// Shortest routes, by breadth-first search that counts ties.
#include "board/paths.h"

#include <algorithm>
#include <queue>

namespace boardwright::board {

using base::index;

namespace {

std::optional<Way> leg(const PathGraph& path, CellId from, CellId to) {
  struct Visit {
    int steps = -1;
    int ways = 0;
    CellId parent = geometry::no_cell;
  };
  std::vector<Visit> visits(path.starts.size() - 1);
  visits[index(from)] = {0, 1, from};
  std::queue<CellId> open;
  for (open.push(from); !open.empty(); open.pop()) {
    const CellId cell = open.front();
    for (CellId next : path.next(cell)) {
      Visit& visit = visits[index(next)];
      if (visit.steps < 0) {
        visit = {visits[index(cell)].steps + 1, 0, cell};
        open.push(next);
      }
      if (visit.steps == visits[index(cell)].steps + 1)
        visit.ways = std::min(2, visit.ways + visits[index(cell)].ways);
    }
  }
  if (visits[index(to)].steps < 0) return std::nullopt;
  Way way{{to}, visits[index(to)].ways == 1};
  while (way.cells.back() != from) way.cells.push_back(visits[index(way.cells.back())].parent);
  std::reverse(way.cells.begin(), way.cells.end());
  return way;
}

}  // namespace

std::optional<Way> shortest_way(const PathGraph& path, const std::vector<CellId>& via) {
  Way way{{via.front()}, true};
  for (std::size_t i = 1; i < via.size(); ++i) {
    const auto next = leg(path, via[i - 1], via[i]);
    if (!next) return std::nullopt;
    way.cells.insert(way.cells.end(), next->cells.begin() + 1, next->cells.end());
    way.unique = way.unique && next->unique;
  }
  return way;
}

}  // namespace boardwright::board
