// Builds surfaces: walls around layers, and level facets where a layer ends.
#include "solid/solid.h"

#include <cassert>
#include <map>
#include <set>
#include <utility>

namespace boardwright::solid {
namespace {

using Side = std::pair<GridPoint, GridPoint>;

std::set<Side> sides_of(const Footprint& footprint) {
  std::set<Side> sides;
  for (const Loop& loop : footprint.loops)
    for (std::size_t i = 0; i < loop.size(); ++i)
      sides.emplace(loop[i], loop[(i + 1) % loop.size()]);
  return sides;
}

/// Joins sides into loops. Requires: no point starts two sides.
Footprint looped(const std::set<Side>& sides) {
  std::map<GridPoint, GridPoint> next(sides.begin(), sides.end());
  assert(next.size() == sides.size());
  Footprint footprint;
  while (!next.empty()) {
    Loop loop = {next.begin()->first};
    for (auto at = next.begin(); at != next.end(); at = next.find(loop.back())) {
      loop.push_back(at->second);
      next.erase(at);
    }
    loop.pop_back();  // the starting point
    footprint.loops.push_back(std::move(loop));
  }
  return footprint;
}

/// The lower footprint minus the upper one. If the upper one is larger, the difference is negative:
/// its loops run clockwise.
Footprint difference(const Footprint& lower, const Footprint& upper) {
  std::set<Side> sides = sides_of(lower);
  for (const auto& [from, to] : sides_of(upper))
    if (sides.erase({from, to}) == 0) sides.emplace(to, from);
  return looped(sides);
}

Footprint reversed(Footprint footprint) {
  for (Loop& loop : footprint.loops) loop = Loop(loop.rbegin(), loop.rend());
  return footprint;
}

void add_level(std::vector<Facet>& facets, const Footprint& footprint, std::int64_t z, bool up) {
  for (const Triangle& each : triangles_of(footprint)) {
    const auto corner = [&](std::size_t i) { return Corner{each[i].x, each[i].y, z}; };
    facets.push_back(up ? Facet{corner(0), corner(1), corner(2)}
                        : Facet{corner(0), corner(2), corner(1)});
  }
}

void add_walls(std::vector<Facet>& facets, const Layer& layer) {
  for (const Loop& loop : layer.footprint.loops)
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const GridPoint from = loop[i], to = loop[(i + 1) % loop.size()];
      const Corner a{from.x, from.y, layer.bottom}, b{to.x, to.y, layer.bottom},
          c{to.x, to.y, layer.top}, d{from.x, from.y, layer.top};
      facets.push_back({a, b, c});
      facets.push_back({a, c, d});
    }
}

}  // namespace

std::vector<Facet> surface_of(const Solid& solid) {
  std::vector<Facet> facets;
  const std::vector<Layer>& layers = solid.layers;
  add_level(facets, layers.front().footprint, layers.front().bottom, false);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    add_walls(facets, layers[i]);
    if (i + 1 == layers.size()) break;
    const Footprint ends = difference(layers[i].footprint, layers[i + 1].footprint);
    const bool up = twice_area(ends) >= 0;
    add_level(facets, up ? ends : reversed(ends), layers[i].top, up);
  }
  add_level(facets, layers.back().footprint, layers.back().top, true);
  return facets;
}

}  // namespace boardwright::solid
