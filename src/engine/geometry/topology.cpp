// Builds the tables of neighbours from exact outlines.
#include "geometry/topology.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>

namespace boardwright::geometry {
namespace {

Exact twelve_centres(const Outline& outline) {
  Exact sum;
  for (const Exact& corner : outline) sum = sum + corner;
  return (12 / static_cast<int>(outline.size())) * sum;
}

/// The heading of side 0; the others, and those of corners, follow by equal turns.
Heading first_side_heading(const Outline& outline) {
  const Exact side = outline[1] - outline[0];
  for (Heading h : every_heading)
    if (is_along_side(h) && points_along(side, h)) return turned(h, -headings / 4);
  assert(false && "a side points in no multiple of 30 degrees");
  return {};
}

/// A gate of a known cell in a byte: twice the index, and one more for a corner.
std::int8_t to_byte(Gate gate) {
  return static_cast<std::int8_t>(2 * gate.index + (gate.kind == Gate::Kind::corner ? 1 : 0));
}

Gate to_gate(CellId cell, std::int8_t byte) {
  return {cell, byte % 2 == 0 ? Gate::Kind::side : Gate::Kind::corner, byte / 2};
}

}  // namespace

/// Which cells have a corner at a point, and which has a side from one point to another.
struct Topology::Joints {
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

  Corners corners;
  Sides sides;

  void add(CellId cell, const Outline& outline) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Spot spot{cell, static_cast<int>(i)};
      corners[outline[i]].push_back(spot);
      sides[{outline[i], outline[(i + 1) % outline.size()]}] = spot;
    }
  }

  bool is_side(Exact from, Exact to) const {
    return sides.contains({from, to}) || sides.contains({to, from});
  }
};

Topology::Topology(std::vector<Outline> outlines) {
  Joints joints;
  joints.corners.reserve(outlines.size() * 4);
  joints.sides.reserve(outlines.size() * 6);
  cells_.reserve(outlines.size());
  for (Outline& outline : outlines) {
    assert(outline.size() >= 3 && 12 % outline.size() == 0);
    joints.add(static_cast<CellId>(size()), outline);
    const Exact centre = twelve_centres(outline);
    const Heading first = first_side_heading(outline);
    const int turn = headings / static_cast<int>(outline.size());
    cells_.push_back({std::move(outline), centre, first, turn, {}, {}, {}});
  }
  ways_.resize(cells_.size() * headings);
  std::size_t shared = 0, total = 0;
  for (CellId cell : cells()) {
    fill_ways(cell, joints);
    fill_neighbours(cell, joints);
    total += outline(cell).size();
    shared += beside(cell).size();
  }
  euler_ = static_cast<int>(joints.corners.size()) - static_cast<int>(total - shared / 2) + size();
}

/// The gate by which the next cell is entered, found at the corners and sides themselves.
std::optional<Gate> Topology::find_beyond(Gate out, const Joints& joints) const {
  const auto corners = outline(out.cell);
  const auto i = static_cast<std::size_t>(out.index);
  const Exact here = corners[i];
  if (out.kind == Gate::Kind::side) {
    const auto found = joints.sides.find({corners[(i + 1) % corners.size()], here});
    if (found == joints.sides.end()) return std::nullopt;
    return Gate{found->second.cell, Gate::Kind::side, found->second.corner};
  }
  const Heading ahead = heading(out);
  const auto facing = [&](Exact at) -> std::optional<Gate> {
    if (const auto found = joints.corners.find(at); found != joints.corners.end())
      for (const Joints::Spot& spot : found->second) {
        const Gate gate{spot.cell, Gate::Kind::corner, spot.corner};
        if (heading(gate) == opposite(ahead)) return gate;
      }
    return std::nullopt;
  };
  if (const auto met = facing(here)) return met;
  if (!is_along_side(ahead)) return std::nullopt;
  const Exact there = here + unit_step(twelfths(ahead));
  return joints.is_side(here, there) ? facing(there) : std::nullopt;
}

void Topology::fill_ways(CellId cell, const Joints& joints) {
  for (int i = 0; i < sides(cell); ++i)
    for (const auto kind : {Gate::Kind::side, Gate::Kind::corner}) {
      const Gate out{cell, kind, i};
      Way& led = ways_[place(cell, heading(out))];
      led.out = to_byte(out);
      if (const auto in = find_beyond(out, joints)) {
        led.next = in->cell;
        led.in = to_byte(*in);
      }
    }
}

void Topology::fill_neighbours(CellId id, const Joints& joints) {
  Cell& cell = cells_[index(id)];
  for (int i = 0; i < sides(id); ++i)
    if (const auto in = through({id, Gate::Kind::side, i})) cell.beside.push_back(in->cell);
  for (const Exact& corner : cell.outline) {
    auto& over = cell.over_corner.emplace_back();
    for (const Joints::Spot& spot : joints.corners.at(corner)) {
      if (spot.cell == id) continue;
      cell.touching.push_back(spot.cell);
      if (std::find(cell.beside.begin(), cell.beside.end(), spot.cell) == cell.beside.end())
        over.push_back(spot.cell);
    }
  }
  std::sort(cell.touching.begin(), cell.touching.end());
  cell.touching.erase(std::unique(cell.touching.begin(), cell.touching.end()), cell.touching.end());
}

Heading Topology::heading(Gate out) const {
  const Cell& cell = cells_[index(out.cell)];
  const int half = out.kind == Gate::Kind::side ? 0 : headings - cell.turn / 2;
  return turned(cell.first, out.index * cell.turn + half);
}

std::optional<Gate> Topology::gate(CellId cell, Heading heading) const {
  const Way& led = way(cell, heading);
  if (led.out == no_gate) return std::nullopt;
  return to_gate(cell, led.out);
}

std::optional<Gate> Topology::through(Gate out) const {
  const Way& led = way(out.cell, heading(out));
  if (led.in == no_gate) return std::nullopt;
  return to_gate(led.next, led.in);
}

Gate Topology::ahead(Gate in) const { return *gate(in.cell, opposite(heading(in))); }

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
