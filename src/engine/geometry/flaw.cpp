// Finds what is wrong with a set of cells: cells given twice, and cells that overlap.
#include <algorithm>
#include <set>
#include <utility>

#include "geometry/topology.h"

namespace boardwright::geometry {

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

std::string flaw(const Mesh& mesh) {
  std::set<std::pair<Exact, Exact>> sides;
  for (const Outline& outline : mesh.cells)
    for (std::size_t i = 0; i < outline.size(); ++i)
      if (!sides.emplace(outline[i], outline[(i + 1) % outline.size()]).second)
        return "two cells lie on the same side of a line";
  return {};
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
