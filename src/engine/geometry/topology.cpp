// Builds the tables of neighbours from exact outlines.
#include "geometry/topology.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace boardwright::geometry {
namespace {

struct ExactHash {
  std::size_t operator()(const Exact& p) const {
    std::uint64_t h = 0;
    for (int n : {p.a, p.b, p.c, p.d})
      h = (h ^ static_cast<std::uint32_t>(n)) * 0x9E3779B97F4A7C15u;
    return static_cast<std::size_t>(h ^ (h >> 29));
  }
};

struct Side {
  Exact from, to;
  friend bool operator==(const Side&, const Side&) = default;
};

struct SideHash {
  std::size_t operator()(const Side& s) const {
    return ExactHash{}(s.from) * 31 + ExactHash{}(s.to);
  }
};

struct Spot {
  CellId cell;
  int corner;
};

using Corners = std::unordered_map<Exact, std::vector<Spot>, ExactHash>;
using Sides = std::unordered_map<Side, Spot, SideHash>;

Exact twelve_centres(const Outline& outline) {
  Exact sum;
  for (const Exact& corner : outline) sum = sum + corner;
  return (12 / static_cast<int>(outline.size())) * sum;
}

/// Headings of side 0 and corner 0; the others follow by equal turns.
Heading first_side_heading(const Outline& outline) {
  const Exact side = outline[1] - outline[0];
  for (Heading h = 0; h < headings; h += 2)
    if (points_along(side, h)) return (h + headings * 3 / 4) % headings;
  assert(!"a side points in no multiple of 30 degrees");
  return 0;
}

}  // namespace

Topology::Topology(std::vector<Outline> outlines) {
  Corners corners;
  Sides sides;
  corners.reserve(outlines.size() * 4);
  sides.reserve(outlines.size() * 6);
  for (Outline& outline : outlines) {
    const auto id = static_cast<CellId>(cells_.size());
    assert(outline.size() >= 3 && 12 % outline.size() == 0);
    const std::size_t n = outline.size();
    for (std::size_t i = 0; i < n; ++i) {
      corners[outline[i]].push_back({id, static_cast<int>(i)});
      sides[{outline[i], outline[(i + 1) % n]}] = {id, static_cast<int>(i)};
    }
    const Exact centre = twelve_centres(outline);
    cells_.push_back({std::move(outline), centre, {}, {}, {}, {}, {}});
  }

  const auto neighbour = [&](const Exact& from, const Exact& to) -> const Spot* {
    const auto found = sides.find({to, from});
    return found == sides.end() ? nullptr : &found->second;
  };
  const auto facing = [&](const Exact& at, Heading in) -> std::optional<Gate> {
    if (const auto found = corners.find(at); found != corners.end())
      for (const Spot& spot : found->second) {
        const Gate gate{spot.cell, Gate::Kind::corner, spot.corner};
        if (heading(gate) == in) return gate;
      }
    return std::nullopt;
  };

  std::size_t shared = 0, total = 0;
  for (CellId id = 0; id < size(); ++id) {
    Cell& cell = cells_[index(id)];
    const std::size_t n = cell.outline.size();
    total += n;
    cell.beyond_side.resize(n);
    cell.beyond_corner.resize(n);
    cell.over_corner.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      const Exact here = cell.outline[i];
      if (const Spot* next = neighbour(here, cell.outline[(i + 1) % n])) {
        cell.beyond_side[i] = Gate{next->cell, Gate::Kind::side, next->corner};
        cell.beside.push_back(next->cell);
        ++shared;
      }
      for (const Spot& spot : corners[here])
        if (spot.cell != id) cell.touching.push_back(spot.cell);

      const Heading out = heading({id, Gate::Kind::corner, static_cast<int>(i)});
      auto met = facing(here, opposite(out));
      if (!met && out % 2 == 0) {
        const Exact there = here + unit_step(out / 2);
        if (sides.contains({here, there}) || sides.contains({there, here}))
          met = facing(there, opposite(out));
      }
      cell.beyond_corner[i] = met;
    }
    std::sort(cell.touching.begin(), cell.touching.end());
    cell.touching.erase(std::unique(cell.touching.begin(), cell.touching.end()),
                        cell.touching.end());
    for (std::size_t i = 0; i < n; ++i)
      for (const Spot& spot : corners[cell.outline[i]])
        if (spot.cell != id &&
            std::find(cell.beside.begin(), cell.beside.end(), spot.cell) == cell.beside.end())
          cell.over_corner[i].push_back(spot.cell);
  }
  euler_ = static_cast<int>(corners.size()) - static_cast<int>(total - shared / 2) + size();
}

Heading Topology::heading(Gate out) const {
  const Outline& outline = cells_[index(out.cell)].outline;
  const int turn = headings / static_cast<int>(outline.size());
  const Heading side = first_side_heading(outline) + out.index * turn;
  const Heading h = out.kind == Gate::Kind::side ? side : side + headings - turn / 2;
  return h % headings;
}

std::optional<Gate> Topology::gate(CellId cell, Heading wanted) const {
  const Gate first{cell, Gate::Kind::side, 0};
  const int turn = headings / sides(cell);
  const int ahead_of_first = (wanted - heading(first) + headings) % headings;
  if (ahead_of_first % turn == 0) return Gate{cell, Gate::Kind::side, ahead_of_first / turn};
  if (ahead_of_first % turn == turn / 2 && turn % 2 == 0)
    return Gate{cell, Gate::Kind::corner, (ahead_of_first / turn + 1) % sides(cell)};
  return std::nullopt;
}

std::optional<Gate> Topology::through(Gate out) const {
  const Cell& cell = cells_[index(out.cell)];
  const auto i = static_cast<std::size_t>(out.index);
  return out.kind == Gate::Kind::side ? cell.beyond_side[i] : cell.beyond_corner[i];
}

Gate Topology::ahead(Gate in) const { return *gate(in.cell, opposite(heading(in))); }

std::optional<CellId> Topology::step(CellId from, Heading heading) const {
  const auto out = gate(from, heading);
  if (!out) return std::nullopt;
  const auto in = through(*out);
  if (!in) return std::nullopt;
  return in->cell;
}

bool overlap(std::span<const Exact> p, std::span<const Exact> q) {
  const auto separated_by_a_side_of = [](std::span<const Exact> a, std::span<const Exact> b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      const Exact from = a[i], to = a[(i + 1) % a.size()];
      if (std::all_of(b.begin(), b.end(),
                      [&](const Exact& corner) { return orientation(from, to, corner) <= 0; }))
        return true;
    }
    return false;
  };
  return !separated_by_a_side_of(p, q) && !separated_by_a_side_of(q, p);
}

std::string flaw(std::span<const Outline> cells) {
  // Cells far apart cannot overlap; this bound on the distance of first corners is generous, and
  // the decision itself is exact.
  struct Place {
    double x;
    const Outline* outline;
  };
  std::vector<Place> places;
  for (const Outline& outline : cells) places.push_back({to_plane(outline[0]).x, &outline});
  std::sort(places.begin(), places.end(), [](const Place& p, const Place& q) { return p.x < q.x; });
  constexpr double widest = 8;  // two dodecagons side by side
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = i + 1; j < places.size() && places[j].x - places[i].x < widest; ++j) {
      const Outline &p = *places[i].outline, &q = *places[j].outline;
      const Vec apart = to_plane(p[0]) - to_plane(q[0]);
      if (apart.y > widest || apart.y < -widest) continue;
      if (std::is_permutation(p.begin(), p.end(), q.begin(), q.end()))
        return "two cells have the same corners";
      if (overlap(p, q)) return "two cells overlap";
    }
  return {};
}

}  // namespace boardwright::geometry
