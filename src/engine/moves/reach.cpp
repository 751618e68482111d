// Reads the lines of a piece against the pieces on the board.
#include "moves/reach.h"

#include <utility>

#include "moves/walk.h"

namespace boardwright::moves {

using base::index;

namespace {

/// A board on which some cells have pieces of the mover's seat and others those of its opponents.
/// The types of hurdles are ignored.
class SetGround : public OpenGround {
 public:
  explicit SetGround(const Occupancy& pieces) : pieces_(pieces) {}

  bool is_free(CellId cell) const {
    return !pieces_.own.contains(cell) && !pieces_.enemy.contains(cell);
  }
  bool can_take(CellId cell) const { return pieces_.enemy.contains(cell); }
  bool is_hurdle(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return pieces_.own.contains(cell) ? hurdles.own : hurdles.enemy;
  }
  bool can_swap(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return pieces_.own.contains(cell) ? hurdles.swaps_own : hurdles.swaps_enemy;
  }

 private:
  const Occupancy& pieces_;
};

/// A flood without its restrictions: it can end on each of its cells, with or without capture.
PieceMoves::Flood opened(PieceMoves::Flood flood) {
  flood.moves = flood.captures = flood.anywhere = true;
  flood.swaps = false;
  return flood;
}

}  // namespace

Reach reach(const PieceMoves& moves, const Occupancy& pieces, CellId from) {
  Reach found;
  const SetGround ground(pieces);
  const auto visit = [&](const Arrival& end) {
    using Kind = Arrival::Kind;
    if (end.kind == Kind::swap) {
      found.swaps.insert(end.cell);
    } else if (end.kind == Kind::blocked) {
      if (pieces.own.contains(end.cell)) found.blocked.insert(end.cell);
    } else {
      if (end.cell == from)
        found.back = found.back || end.on_way == nullptr;
      else
        (end.kind == Kind::capture ? found.captures : found.moves).insert(end.cell);
      if (end.on_way != nullptr)
        for (const CellId cell : *end.on_way) found.passed.insert(cell);
    }
  };
  walk(moves, from, ground, visit);
  return found;
}

std::vector<std::vector<CellId>> routes(const PieceMoves& moves, const Occupancy& pieces,
                                        CellId from) {
  std::vector<std::vector<CellId>> found;
  const SetGround ground(pieces);
  const auto goes = [](const Arrival& end) {
    return end.kind == Arrival::Kind::move || end.kind == Arrival::Kind::capture;
  };
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    if (!ray.straight) continue;
    std::size_t reached = 0;
    walk_ray(moves, ray, from, ground, [&](const Arrival& end) {
      if (goes(end)) reached = index(end.length);
    });
    if (reached == 0) continue;
    std::vector<CellId>& way = found.emplace_back(1, from);
    if (ray.turn != geometry::no_cell) way.push_back(ray.turn);
    for (const PieceMoves::Hop hop : moves.hops(ray).first(reached)) way.push_back(hop.cell);
  }
  for (const PieceMoves::Flood& flood : moves.floods(from))
    walk_flood(moves, opened(flood), from, ground, [&](const Arrival& end) {
      if (goes(end)) found.push_back({end.before, end.cell});
    });
  return found;
}

namespace {

/// Whether a ray can end on its hop of this number, from 1, for some places of its hurdles.
bool leaves_room_for_hurdles(const PieceMoves::Hurdles* hurdles, std::size_t number) {
  if (hurdles == nullptr || hurdles->count == 0) return true;
  for (std::size_t last = index(hurdles->count); last < number; ++last)
    if (hurdles->beyond.ends(number - last, last)) return true;
  return false;
}

}  // namespace

CellSet possible_ends(const PieceMoves& moves, CellId from) {
  CellSet found;
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    std::size_t number = 0;
    for (const PieceMoves::Hop hop : moves.hops(ray)) {
      ++number;
      if (hop.lands && leaves_room_for_hurdles(moves.hurdles(ray), number)) found.insert(hop.cell);
    }
  }
  for (const PieceMoves::Flood& flood : moves.floods(from))
    walk_flood(moves, opened(flood), from, OpenGround{}, [&](const Arrival& end) {
      if (flood.anywhere || flood.onto.contains(end.cell)) found.insert(end.cell);
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
