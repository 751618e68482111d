// Draws colours and lines on single cells.
#include "diagram/cell_paint.h"

#include <algorithm>

#include "diagram/roles.h"

namespace boardwright::diagram {
namespace {

constexpr double outline_in = 0.07;   // from a cell's side to the middle of the line inside it
constexpr double stripe_gap = 0.015;  // stripes end just inside the cell's line

/// Adds lines across a cell, parallel to its first side, from edge to edge.
void draw_stripes(Group& group, const std::vector<Vec>& outline, const Tag& tag) {
  constexpr int count = 5;
  const std::size_t n = outline.size();
  for (int i = 0; i < count; ++i) {
    const double t = (i + 0.5) / count;
    const Vec from = outline[0] + t * (outline[n - 1] - outline[0]);
    const Vec to = outline[1] + t * (outline[2] - outline[1]);
    group.children.emplace_back(
        scene::polyline(tag, {from + stripe_gap * (to - from), to - stripe_gap * (to - from)}));
  }
}

double dot(Vec p, Vec q) { return p.x * q.x + p.y * q.y; }

}  // namespace

void paint_cell(Group& group, const Plan& plan, CellId cell, const std::string& as) {
  const auto outline = plan.outline(cell);
  const Tag tag{"paint " + as, {}, {}, {}};
  if (as.starts_with("stripes")) {
    draw_stripes(group, outline, tag);
  } else if (as.starts_with("outline")) {
    const double inner = 1 - outline_in / plan.inner_radius(cell);
    group.children.emplace_back(polygon(tag, scene::shrunk(outline, plan.centre(cell), inner)));
  } else {
    group.children.emplace_back(polygon(tag, outline));
  }
}

Path cell_path(const Plan& plan, CellId cell, Tag tag) {
  const Board& board = plan.board();
  if (!board.on_points) return polygon(std::move(tag), plan.outline(cell));
  Path path{std::move(tag), {}};
  const Vec centre = plan.centre(cell);
  const auto arm = [&](CellId next) {
    path.strokes.push_back({Stroke::Kind::move, centre});
    path.strokes.push_back({Stroke::Kind::line, 0.5 * (centre + plan.centre(next))});
  };
  for (CellId next : board.topology.beside(cell))
    if (board.is_drawn_between(cell, next)) arm(next);
  for (const auto& line : board.given_lines)
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] != cell) continue;
      if (i > 0) arm(line[i - 1]);
      if (i + 1 < line.size()) arm(line[i + 1]);
    }
  return path;
}

Group point_ground(const Plan& plan) {
  Group group{{"points", {}, {}, {}}, {}};
  if (!plan.board().on_points) return group;
  std::vector<Path> grounds;  // one per role: a seam would show between two paths of one colour
  for (CellId cell : plan.cells()) {
    Path ground =
        polygon({"bleed " + cell_role(plan.board(), cell), {}, {}, {}}, plan.outline(cell));
    const auto same = std::ranges::find_if(
        grounds, [&](const Path& each) { return each.tag.role == ground.tag.role; });
    if (same == grounds.end())
      grounds.push_back(std::move(ground));
    else
      same->strokes.insert(same->strokes.end(), ground.strokes.begin(), ground.strokes.end());
  }
  for (Path& ground : grounds) group.children.emplace_back(std::move(ground));
  return group;
}

Path hatch(Tag tag, const std::vector<Vec>& outline, double degrees, double apart) {
  const Vec along = unit_vector(degrees), across = unit_vector(degrees + 90);
  const Vec centre = scene::middle(outline);
  double reach = 0;
  for (const Vec& corner : outline) reach = std::max(reach, std::abs(dot(corner - centre, across)));
  Path path{std::move(tag), {}};
  const int most = static_cast<int>((reach - stripe_gap) / apart);
  for (int i = -most; i <= most; ++i) {
    double low = 1e9, high = -1e9;  // interval of the line inside the outline
    for (std::size_t k = 0; k < outline.size(); ++k) {
      const Vec from = outline[k] - centre, to = outline[(k + 1) % outline.size()] - centre;
      const double a = dot(from, across) - i * apart, b = dot(to, across) - i * apart;
      if ((a < 0) == (b < 0)) continue;
      const double at = dot(from + (a / (a - b)) * (to - from), along);
      low = std::min(low, at);
      high = std::max(high, at);
    }
    if (high - low <= 4 * stripe_gap) continue;
    const Vec base = centre + i * apart * across;
    path.strokes.push_back({Stroke::Kind::move, base + (low + stripe_gap) * along});
    path.strokes.push_back({Stroke::Kind::line, base + (high - stripe_gap) * along});
  }
  return path;
}

}  // namespace boardwright::diagram
