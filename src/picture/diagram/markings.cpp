// Draws the signs that a board itself bears.
#include "diagram/markings.h"

namespace boardwright::diagram {
namespace {

// In inner radii of the cell.
constexpr double mark_gap = 0.15;  // from a line to the mark beside it
constexpr double mark_arm = 0.3;

/// One small angle for each corner of the cell between two neighbours, parallel to their lines.
Path corner_marks(const Plan& plan, CellId cell) {
  const geometry::Topology& topology = plan.board().topology;
  const std::span<const geometry::Exact> outline = topology.outline(cell);
  const Vec centre = plan.centre(cell);
  const double inner = plan.inner_radius(cell);
  const std::size_t n = outline.size();
  const auto place = [&](std::size_t i) { return topology.chart().place(outline[i % n]); };
  const auto toward = [&](std::size_t side) {
    const Vec way = 0.5 * (place(side) + place(side + 1)) - centre;
    return (inner / length(way)) * way;
  };
  const auto has_neighbour = [&](std::size_t side) {
    return topology.through({cell, geometry::Gate::Kind::side, static_cast<int>(side)}).has_value();
  };
  Path path{role_tag("point-mark"), {}};
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t before = (i + n - 1) % n;
    if (!has_neighbour(before) || !has_neighbour(i)) continue;
    const Vec u = toward(before), v = toward(i), corner = centre + mark_gap * (u + v);
    path.strokes.push_back({Stroke::Kind::move, corner + mark_arm * u});
    path.strokes.push_back({Stroke::Kind::line, corner});
    path.strokes.push_back({Stroke::Kind::line, corner + mark_arm * v});
  }
  return path;
}

}  // namespace

Group draw_markings(const Plan& plan) {
  Group group{{"markings", {}, {}, {}}, {}};
  for (const CellId cell : plan.board().markings.marked)
    if (plan.shows(cell)) group.children.emplace_back(corner_marks(plan, cell));
  return group;
}

}  // namespace boardwright::diagram
