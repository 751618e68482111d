// Walls round layers, and faces where one layer ends.
#include "solid/solid.h"

#include <cassert>
#include <map>
#include <set>
#include <utility>

namespace boardwright::solid {
namespace {

using Way = std::pair<GridPoint, GridPoint>;

std::set<Way> sides_of(const Region& region) {
  std::set<Way> sides;
  for (const Loop& loop : region.loops)
    for (std::size_t i = 0; i < loop.size(); ++i)
      sides.emplace(loop[i], loop[(i + 1) % loop.size()]);
  return sides;
}

/// Sides put together to loops. Requires: no point begins two of them.
Region looped(const std::set<Way>& sides) {
  std::map<GridPoint, GridPoint> next(sides.begin(), sides.end());
  assert(next.size() == sides.size());
  Region region;
  while (!next.empty()) {
    Loop loop = {next.begin()->first};
    for (auto at = next.begin(); at != next.end(); at = next.find(loop.back())) {
      loop.push_back(at->second);
      next.erase(at);
    }
    loop.pop_back();  // where it began
    region.loops.push_back(std::move(loop));
  }
  return region;
}

/// What a lower layer has and the next one lacks, whose loops it then has clockwise; or the other
/// way round.
Region difference(const Region& lower, const Region& upper) {
  std::set<Way> sides = sides_of(lower);
  for (const auto& [from, to] : sides_of(upper))
    if (sides.erase({from, to}) == 0) sides.emplace(to, from);
  return looped(sides);
}

Region reversed(Region region) {
  for (Loop& loop : region.loops) loop = Loop(loop.rbegin(), loop.rend());
  return region;
}

void add_level(std::vector<Face>& faces, const Region& region, std::int64_t z, bool up) {
  for (const Triangle& each : triangles_of(region)) {
    const auto corner = [&](std::size_t i) { return Corner{each[i].x, each[i].y, z}; };
    faces.push_back(up ? Face{corner(0), corner(1), corner(2)}
                       : Face{corner(0), corner(2), corner(1)});
  }
}

void add_walls(std::vector<Face>& faces, const Layer& layer) {
  for (const Loop& loop : layer.region.loops)
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const GridPoint from = loop[i], to = loop[(i + 1) % loop.size()];
      const Corner a{from.x, from.y, layer.bottom}, b{to.x, to.y, layer.bottom},
          c{to.x, to.y, layer.top}, d{from.x, from.y, layer.top};
      faces.push_back({a, b, c});
      faces.push_back({a, c, d});
    }
}

}  // namespace

std::vector<Face> surface_of(const Solid& solid) {
  std::vector<Face> faces;
  const std::vector<Layer>& layers = solid.layers;
  add_level(faces, layers.front().region, layers.front().bottom, false);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    add_walls(faces, layers[i]);
    if (i + 1 == layers.size()) break;
    const Region ends = difference(layers[i].region, layers[i + 1].region);
    const bool up = twice_area(ends) >= 0;
    add_level(faces, up ? ends : reversed(ends), layers[i].top, up);
  }
  add_level(faces, layers.back().region, layers.back().top, true);
  return faces;
}

}  // namespace boardwright::solid
