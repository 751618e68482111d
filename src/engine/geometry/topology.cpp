// Builds the tables of adjacent cells from exact outlines.
#include "geometry/topology.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>

namespace boardwright::geometry {
namespace {

/// The heading of side 0. The other sides and the corners follow at equal angles.
Heading first_side_heading(const Outline& outline) {
  const Exact side = outline[1] - outline[0];
  for (Heading h : every_heading)
    if (side == unit_step(h)) return rotated(h, -headings / 4);
  assert(false && "a side is no unit step");
  return {};
}

/// Whether the directions of the corners of a cell with this number of sides are headings. Those of
/// an octagon are not, and no line of the plane leads over them.
bool has_corner_headings(int sides) { return headings % (2 * sides) == 0; }

/// A gate of a known cell as a byte: twice the index, plus one for a corner.
std::int8_t to_byte(Gate gate) {
  return static_cast<std::int8_t>(2 * gate.index + (gate.kind == Gate::Kind::corner ? 1 : 0));
}

Gate to_gate(CellId cell, std::int8_t byte) {
  return {cell, byte % 2 == 0 ? Gate::Kind::side : Gate::Kind::corner, byte / 2};
}

}  // namespace

/// The cells by the points of their corners, and by the pairs of points of their sides.
struct Topology::PointIndex {
  struct ExactHash {
    std::size_t operator()(const Exact& p) const {
      std::uint64_t h = 0;
      for (int n : {p.a, p.b, p.c, p.d, p.e, p.f, p.g, p.h})
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

  explicit PointIndex(const std::vector<Exact>& shifted) {
    shifts.insert(shifts.end(), shifted.begin(), shifted.end());
  }

  Corners corners;
  Sides sides;
  std::vector<Exact> shifts{Exact{}};  ///< the zero vector, then Seams::shifts

  void add(CellId cell, const Outline& outline) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Spot spot{cell, static_cast<int>(i)};
      corners[outline[i]].push_back(spot);
      sides[{outline[i], outline[(i + 1) % outline.size()]}] = spot;
    }
  }

  /// The cell with the side from one point to another, counter-clockwise, and the side's number.
  std::optional<Spot> side(Exact from, Exact to) const {
    for (const Exact& shift : shifts)
      if (const auto found = sides.find({from + shift, to + shift}); found != sides.end())
        return found->second;
    return std::nullopt;
  }

  void reserve(std::size_t cells) {
    corners.reserve(cells * 4);
    sides.reserve(cells * 6);
  }
};

Topology::Topology(std::vector<Outline> outlines, Seams seams, Chart chart)
    : stride_(seams.plates.empty() ? headings : all_headings),
      seams_(std::move(seams)),
      chart_(std::move(chart)) {
  PointIndex points(seams_.shifts);
  points.reserve(outlines.size());
  cells_.reserve(outlines.size());
  for (Outline& outline : outlines) {
    assert(outline.size() >= 3 && headings % outline.size() == 0);
    points.add(static_cast<CellId>(size()), outline);
    const Exact centre = twelve_times_centre(outline);
    const Heading first = first_side_heading(outline);
    cells_.push_back({std::move(outline), centre, first, 0, {}, {}, {}});
  }
  build(points);
  if (is_plane()) return;
  for (CellId cell : cells()) at_[{0, centre12(cell)}] = cell;
  fill_climbs();
}

Topology::Topology(Mesh mesh, Chart chart) : chart_(std::move(chart)), mesh_(true) {
  PointIndex points({});
  points.reserve(mesh.cells.size());
  for (std::size_t i = 0; i < mesh.cells.size(); ++i) {
    assert(mesh.cells[i].size() >= 3 && mesh.cells[i].size() <= headings / 2);
    points.add(static_cast<CellId>(i), mesh.cells[i]);
    cells_.push_back({std::move(mesh.cells[i]), {}, mesh.first[i], 0, {}, {}, {}});
  }
  build(points);
}

Topology Topology::with(std::span<const Outline> more) const {
  Mesh mesh;
  for (const Cell& cell : cells_) {
    mesh.cells.push_back(cell.outline);
    mesh.first.push_back(cell.first);
  }
  mesh.cells.insert(mesh.cells.end(), more.begin(), more.end());
  mesh.first.resize(mesh.cells.size(), opposite(upward));
  return mesh_ ? Topology(std::move(mesh), chart_)
               : Topology(std::move(mesh.cells), {seams_.shifts, {}, {}}, chart_);
}

void Topology::build(const PointIndex& points) {
  links_.resize(cells_.size() * stride_);
  std::size_t shared = 0, total = 0;
  for (CellId cell : cells()) fill_links(cell, points);
  for (CellId cell : cells()) {
    fill_neighbours(cell, points);
    total += outline(cell).size();
    shared += beside(cell).size();
  }
  euler_ = static_cast<int>(points.corners.size()) - static_cast<int>(total - shared / 2) + size();
}

/// The gates by which the next cells are entered, found by corners and sides. Two where a line
/// forks.
std::vector<Gate> Topology::find_beyond(Gate out, const PointIndex& points) const {
  const auto corners = outline(out.cell);
  const auto i = static_cast<std::size_t>(out.index);
  if (out.kind == Gate::Kind::side) {
    const auto found = points.side(corners[(i + 1) % corners.size()], corners[i]);
    if (!found) return {};
    return {Gate{found->cell, Gate::Kind::side, found->corner}};
  }
  if (mesh_) return cross_corner_in_mesh(out, points);
  const auto met = cross_corner_in_plane(out, points);
  return met ? std::vector{*met} : std::vector<Gate>();
}

std::optional<Gate> Topology::cross_corner_in_plane(Gate out, const PointIndex& points) const {
  if (!has_corner_headings(sides(out.cell))) return std::nullopt;
  const Exact here = outline(out.cell)[static_cast<std::size_t>(out.index)];
  const Heading ahead = heading(out);
  const auto facing = [&](Exact at) -> std::optional<Gate> {
    for (const Exact& shift : points.shifts)
      if (const auto found = points.corners.find(at + shift); found != points.corners.end())
        for (const PointIndex::Spot& spot : found->second) {
          const Gate gate{spot.cell, Gate::Kind::corner, spot.corner};
          if (heading(gate) == opposite(ahead) && has_corner_headings(sides(spot.cell)))
            return gate;
        }
    return std::nullopt;
  };
  if (const auto met = facing(here)) return met;
  const Exact there = here + unit_step(ahead);
  const bool along = points.side(here, there) || points.side(there, here);
  return along ? facing(there) : std::nullopt;
}

/// The gates by which a line over a corner of a free board enters the next cells: those two sides
/// on around the corner, in both directions. Where three cells meet, a line from a cell of six or
/// more sides runs along the side between the two others.
std::vector<Gate> Topology::cross_corner_in_mesh(Gate out, const PointIndex& points) const {
  const auto corner_of = [&](CellId cell, std::size_t n) {
    const auto all = outline(cell);
    return all[n % all.size()];
  };
  const auto i = static_cast<std::size_t>(out.index);
  const Exact here = corner_of(out.cell, i);
  /// The cell beyond the side that begins (direction 1) or ends (direction -1) at this corner, and
  /// the corner's number in it.
  const auto round = [&](PointIndex::Spot from, int direction) -> std::optional<PointIndex::Spot> {
    const auto n = static_cast<std::size_t>(from.corner), of = outline(from.cell).size();
    const auto next = direction > 0 ? points.side(corner_of(from.cell, n + 1), here)
                                    : points.side(here, corner_of(from.cell, n + of - 1));
    if (!next) return std::nullopt;
    const auto at = static_cast<std::size_t>(next->corner) + (direction > 0 ? 1 : 0);
    return PointIndex::Spot{next->cell, static_cast<int>(at % outline(next->cell).size())};
  };
  const PointIndex::Spot start{out.cell, out.index};
  const auto left = round(start, -1), right = round(start, 1);
  std::vector<Gate> found;
  for (const int direction : {-1, 1}) {
    const auto first = direction < 0 ? left : right;
    const auto second = first ? round(*first, direction) : std::nullopt;
    if (!second || second->cell == out.cell) continue;
    if ((left && second->cell == left->cell) || (right && second->cell == right->cell)) continue;
    const Gate gate{second->cell, Gate::Kind::corner, second->corner};
    if (std::find(found.begin(), found.end(), gate) == found.end()) found.push_back(gate);
  }
  if (!found.empty() || !left || !right || sides(out.cell) < 6) return found;
  const Exact there = corner_of(right->cell, index(right->corner + 1));
  if (!points.side(there, here)) return found;  // the two others do not share a side
  for (const PointIndex::Spot& spot : points.corners.at(there))
    if (spot.cell != left->cell && spot.cell != right->cell)
      found.push_back({spot.cell, Gate::Kind::corner, spot.corner});
  if (found.size() > 1) found.clear();
  return found;
}

void Topology::fill_links(CellId cell, const PointIndex& points) {
  for (int i = 0; i < sides(cell); ++i)
    for (const auto kind : {Gate::Kind::side, Gate::Kind::corner}) {
      const Gate out{cell, kind, i};
      const Heading h = heading(out);
      Link& link = links_[place(cell, h)];
      link.out = to_byte(out);
      const auto beyond = find_beyond(out, points);
      if (beyond.empty()) continue;
      link.next = beyond[0].cell;
      link.in = to_byte(beyond[0]);
      link.on = opposite(heading(beyond[0]));
      if (beyond.size() > 1)
        forks_.push_back({cell, h, {beyond[1].cell, opposite(heading(beyond[1]))}});
    }
}

void Topology::fill_neighbours(CellId id, const PointIndex& points) {
  Cell& cell = cells_[index(id)];
  for (int i = 0; i < sides(id); ++i)
    if (const auto in = through({id, Gate::Kind::side, i})) cell.beside.push_back(in->cell);
  for (const Exact& corner : cell.outline) {
    auto& over = cell.over_corner.emplace_back();
    for (const Exact& shift : points.shifts) {
      const auto found = points.corners.find(corner + shift);
      if (found == points.corners.end()) continue;
      for (const PointIndex::Spot& spot : found->second) {
        if (spot.cell == id) continue;
        cell.touching.push_back(spot.cell);
        if (std::find(cell.beside.begin(), cell.beside.end(), spot.cell) == cell.beside.end() &&
            std::find(over.begin(), over.end(), spot.cell) == over.end())
          over.push_back(spot.cell);
      }
    }
  }
  std::sort(cell.touching.begin(), cell.touching.end());
  cell.touching.erase(std::unique(cell.touching.begin(), cell.touching.end()), cell.touching.end());
}

/// Fills the steps between plates: to the cells above and below each cell and its neighbours.
void Topology::fill_climbs() {
  if (seams_.plates.empty()) return;
  at_.clear();
  for (CellId cell : cells()) {
    Cell& each = cells_[index(cell)];
    each.plate = seams_.plate_of[index(cell)];
    at_[{each.plate, each.centre12 - 12 * seams_.plates[index(each.plate)]}] = cell;
  }
  for (CellId cell : cells())
    for (const int climb : {1, -1}) {
      const auto lead = [&](Heading heading, std::optional<CellId> to) {
        if (to) links_[place(cell, heading)] = {*to, no_gate, no_gate, heading};
      };
      const auto above = moved(cell, {}, climb);
      lead(climb > 0 ? straight_up : straight_down, above);
      for (Heading h : every_heading) {
        const auto beside = step(cell, h);
        lead(climbing(h, climb), beside  ? moved(*beside, {}, climb)
                                 : above ? step(*above, h)
                                         : std::nullopt);
      }
    }
}

std::optional<CellId> Topology::moved(CellId from, Exact twelve_times, int climb) const {
  const Cell& cell = cells_[index(from)];
  const Exact base = seams_.plates.empty() ? Exact{} : 12 * seams_.plates[index(cell.plate)];
  const Exact to = cell.centre12 - base + twelve_times;
  if (const auto found = at_.find({cell.plate + climb, to}); found != at_.end())
    return found->second;
  for (const Exact& shift : seams_.shifts)
    if (const auto found = at_.find({cell.plate + climb, to + 12 * shift}); found != at_.end())
      return found->second;
  return std::nullopt;
}

std::vector<Surd> Topology::distances(CellId from) const {
  std::vector<Surd> found;
  if (is_plane()) {
    for (CellId cell : cells())
      found.push_back(four_length_squared(centre12(cell) - centre12(from)));
    return found;
  }
  found.assign(cells_.size(), {size(), 0});
  found[index(from)] = {};
  std::vector<CellId> open{from};
  const auto visit = [&](CellId next, Surd steps) {
    if (found[index(next)].a < size()) return;
    found[index(next)] = steps;
    open.push_back(next);
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Surd steps = found[index(open[i])] + Surd{1, 0};
    for (CellId next : touching(open[i])) visit(next, steps);
    for (std::size_t h = headings; h < stride_; ++h)
      if (const auto next = step(open[i], static_cast<Heading>(h))) visit(*next, steps);
  }
  return found;
}

Heading Topology::heading(Gate out) const {
  // Gates follow at equal angles. Half steps, at an octagon's corners, are rounded up.
  const int of = 2 * sides(out.cell);
  const int gate = 2 * out.index + (out.kind == Gate::Kind::corner ? of - 1 : 0);
  return rotated(cells_[index(out.cell)].first, (2 * headings * gate + of) / (2 * of));
}

std::optional<Gate> Topology::gate(CellId cell, Heading heading) const {
  const Link* link = link_at(cell, heading);
  if (link == nullptr || link->out == no_gate) return std::nullopt;
  return to_gate(cell, link->out);
}

std::optional<Gate> Topology::through(Gate out) const {
  const Link* link = link_at(out.cell, heading(out));
  if (link->in == no_gate) return std::nullopt;
  return to_gate(link->next, link->in);
}

std::optional<Step> Topology::fork(CellId from, Heading heading) const {
  for (const Fork& each : forks_)
    if (each.from == from && each.heading == heading) return each.to;
  return std::nullopt;
}

Gate Topology::ahead(Gate in) const { return *gate(in.cell, opposite(heading(in))); }

Vec Topology::centre(CellId cell) const {
  if (chart_.is_plane()) return to_plane(centre12(cell), 12);
  return mesh_ ? chart_.middle(cells_[index(cell)].outline) : chart_.place(centre12(cell), 12);
}

}  // namespace boardwright::geometry
