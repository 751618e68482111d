// Validates a set of cells: finds duplicate and overlapping cells.
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
  // Cells whose bounding boxes are apart by more than the rounding error of doubles cannot overlap.
  // All others are tested exactly.
  struct Box {
    Vec low, high;
    const Outline* outline;
  };
  std::vector<Box> boxes;
  boxes.reserve(cells.size());
  for (const Outline& outline : cells) {
    Box box{to_plane(outline[0]), to_plane(outline[0]), &outline};
    for (const Exact& corner : outline) {
      const Vec at = to_plane(corner);
      box.low = {std::min(box.low.x, at.x), std::min(box.low.y, at.y)};
      box.high = {std::max(box.high.x, at.x), std::max(box.high.y, at.y)};
    }
    boxes.push_back(box);
  }
  std::sort(boxes.begin(), boxes.end(),
            [](const Box& p, const Box& q) { return p.low.x < q.low.x; });
  constexpr double slack = 0.01;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size() && boxes[j].low.x < boxes[i].high.x + slack; ++j) {
      if (boxes[j].low.y > boxes[i].high.y + slack || boxes[i].low.y > boxes[j].high.y + slack)
        continue;
      const Outline &p = *boxes[i].outline, &q = *boxes[j].outline;
      if (std::is_permutation(p.begin(), p.end(), q.begin(), q.end()))
        return "two cells have the same corners";
      if (overlap(p, q)) return "two cells overlap";
    }
  return {};
}

}  // namespace boardwright::geometry
