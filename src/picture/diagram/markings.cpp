// Draws the signs that a board itself bears.
#include "diagram/markings.h"

#include <algorithm>
#include <iterator>

#include "scene/path_data.h"

namespace boardwright::diagram {
namespace {

// In inner radii of the cell.
constexpr double mark_gap = 0.15;  // from a line to the mark beside it
constexpr double mark_arm = 0.3;

/// Small angles around a point, one between each two adjacent lines that lead to a neighbour.
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

/// The points of a rank of a rectangle, from the left; empty unless all are shown.
std::vector<Vec> shown_rank(const Plan& plan, int rank) {
  std::vector<Vec> points;
  for (const CellId cell : plan.board().cells())
    if (plan.board().cell(cell).rank_number == rank) {
      if (!plan.shows(cell)) return {};
      points.push_back(plan.centre(cell));
    }
  std::ranges::sort(points, {}, &Vec::x);
  return points;
}

/// Adds the words of the river, each in the middle of an equal part of it.
void add_river_words(Group& group, const Plan& plan) {
  const Board& board = plan.board();
  const auto& words = board.markings.river_words;
  if (words.empty()) return;
  const auto bank =
      static_cast<int>(std::ranges::find(board.rank_order, board.river) - board.rank_order.begin());
  const std::vector<Vec> below = shown_rank(plan, bank), above = shown_rank(plan, bank + 1);
  if (below.empty() || above.empty()) return;
  const Vec left = 0.5 * (below.front() + above.front()),
            right = 0.5 * (below.back() + above.back());
  for (std::size_t i = 0; i < words.size(); ++i) {
    base::Report checked_before;
    auto strokes = scene::parse_path_data(words[i].outline, words[i].place, checked_before);
    if (!strokes) continue;
    const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(words.size());
    const Vec middle = left + share * (right - left);
    for (Stroke& stroke : *strokes)
      for (Vec* point : {&stroke.to, &stroke.first, &stroke.second})
        *point = middle + 0.01 * *point;
    group.children.emplace_back(Path{{"river-words", {}, words[i].words, {}}, std::move(*strokes)});
  }
}

/// A line through the centres of cells, extended to the outer edges of the first and the last.
Path drawn_line(const Plan& plan, const std::vector<CellId>& line) {
  std::vector<Vec> points;
  for (const CellId cell : line) points.push_back(plan.centre(cell));
  const std::size_t last = points.size() - 1;
  const Vec first = points[0] - 0.5 * (points[1] - points[0]);
  points.push_back(points[last] + 0.5 * (points[last] - points[last - 1]));
  points.insert(points.begin(), first);
  return scene::polyline(role_tag("drawn-line"), points);
}

/// Adds the stretches of the board's lines whose cells are shown.
void add_drawn_lines(Group& group, const Plan& plan) {
  for (const std::vector<CellId>& line : plan.board().markings.lines) {
    std::vector<CellId> part;
    const auto finish = [&] {
      if (part.size() > 1) group.children.emplace_back(drawn_line(plan, part));
      part.clear();
    };
    for (const CellId cell : line) {
      if (plan.shows(cell))
        part.push_back(cell);
      else
        finish();
    }
    finish();
  }
}

/// Adds the star points all of whose cells are shown.
void add_stars(Group& group, const Plan& plan) {
  constexpr double radius = 0.055;
  const geometry::Topology& topology = plan.board().topology;
  for (const geometry::Exact& star : plan.board().markings.stars) {
    const bool shown = std::ranges::all_of(topology.cells(), [&](CellId cell) {
      return plan.shows(cell) ||
             std::ranges::find(topology.outline(cell), star) == topology.outline(cell).end();
    });
    if (shown)
      group.children.emplace_back(
          circle(role_tag("star-point"), topology.chart().place(star), radius));
  }
}

}  // namespace

Group draw_markings(const Plan& plan, const CellSet& signed_cells) {
  Group group{{"markings", {}, {}, {}}, {}};
  add_drawn_lines(group, plan);
  for (const CellId cell : plan.board().markings.marked)
    if (plan.shows(cell) && !signed_cells.contains(cell))
      group.children.emplace_back(corner_marks(plan, cell));
  add_river_words(group, plan);
  add_stars(group, plan);
  return group;
}

void check_markings(const Board& board, base::Report& report) {
  for (const geometry::RiverWords& words : board.markings.river_words)
    scene::parse_path_data(words.outline, words.place, report);
}

}  // namespace boardwright::diagram
