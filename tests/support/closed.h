// Whether the surface of a solid is closed.
#pragma once
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "solid/solid.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Whether every edge belongs to two facets that run along it in opposite directions.
inline bool is_closed(const std::vector<solid::Facet>& facets) {
  std::map<std::pair<solid::Corner, solid::Corner>, int> edges;
  for (const solid::Facet& facet : facets)
    for (std::size_t i = 0; i < 3; ++i) ++edges[{facet[i], facet[(i + 1) % 3]}];
  for (const auto& [edge, count] : edges) {
    const auto back = edges.find({edge.second, edge.first});
    if (count != 1 || back == edges.end() || back->second != 1) return false;
  }
  return !facets.empty();
}

}  // namespace boardwright::test
