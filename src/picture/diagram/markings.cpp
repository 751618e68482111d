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

/// The words of the river, each in the middle of its part of it.
void add_river_words(Group& group, const Plan& plan) {
  const Board& board = plan.board();
  const auto& words = board.markings.river_words;
  if (words.empty()) return;
  const auto bank = static_cast<int>(std::ranges::find(board.rank_order, board.river) -
                                     board.rank_order.begin());
  const std::vector<Vec> below = shown_rank(plan, bank), above = shown_rank(plan, bank + 1);
  if (below.empty() || above.empty()) return;
  const Vec left = 0.5 * (below.front() + above.front()), right = 0.5 * (below.back() + above.back());
  for (std::size_t i = 0; i < words.size(); ++i) {
    base::Report checked_before;
    auto strokes = scene::parse_path_data(words[i].outline, words[i].place, checked_before);
    if (!strokes) continue;
    const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(words.size());
    const Vec middle = left + share * (right - left);
    for (Stroke& stroke : *strokes)
      for (Vec* point : {&stroke.to, &stroke.first, &stroke.second})
        *point = middle + 0.01 * *point;
    group.children.emplace_back(
        Path{{"river-words", {}, words[i].words, {}}, std::move(*strokes), true});
  }
}

}  // namespace

Group draw_markings(const Plan& plan) {
  Group group{{"markings", {}, {}, {}}, {}};
  for (const CellId cell : plan.board().markings.marked)
    if (plan.shows(cell)) group.children.emplace_back(corner_marks(plan, cell));
  add_river_words(group, plan);
  return group;
}

void check_markings(const Board& board, base::Report& report) {
  for (const geometry::RiverWords& words : board.markings.river_words)
    scene::parse_path_data(words.outline, words.place, report);
}

}  // namespace boardwright::diagram
