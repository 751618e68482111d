// Draws what stands at the rim: letters of files and ranks, or the players' names.
#include "diagram/rim.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "scene/style.h"

namespace boardwright::diagram {
namespace {

/// Where a label of a file or rank stands: the mean of its cells' centres.
std::map<std::string, Vec> means(const Plan& plan, const std::vector<std::string>& labels) {
  std::map<std::string, std::vector<Vec>> centres;
  for (CellId cell : plan.cells())
    if (const std::string& label = labels[static_cast<std::size_t>(cell)]; !label.empty())
      centres[label].push_back(plan.centre(cell));
  std::map<std::string, Vec> found;
  for (const auto& [label, points] : centres) found[label] = middle(points);
  return found;
}

void draw_coordinates(Plan& plan, Group& group, const RimManner& manner) {
  const Box box = plan.box();
  const double away = manner.gap + manner.width / 2;
  const auto add = [&](Vec at, const std::string& label, double angle) {
    group.children.push_back(Text{{"rim", {}, {}, {}}, at, label, manner.text, angle});
  };
  for (const auto& [label, at] : means(plan, plan.board().ranks)) {
    add({box.low.x - away, at.y}, label, 0);
    if (manner.both) add({box.high.x + away, at.y}, label, 180);
  }
  for (const auto& [label, at] : means(plan, plan.board().files)) {
    add({at.x, box.low.y - away}, label, 0);
    if (manner.both) add({at.x, box.high.y + away}, label, 180);
  }
  const double wide = manner.width;
  plan.set_box({box.low - Vec{wide, wide},
                box.high + Vec{wide, manner.both ? wide : 0}});  // keeps the board in the middle
}

/// The player's name below his edge of the board, if that is shown.
void draw_sector_name(Plan& plan, const Seat& seat, Group& group, const RimManner& manner) {
  const Board& board = plan.board();
  const double angle = turn_of(seat.forward);
  const Vec up = unit_vector(angle + 90), along = unit_vector(angle);
  const auto dot = [](Vec p, Vec q) { return p.x * q.x + p.y * q.y; };
  double lowest = 1e9, sum = 0;
  int count = 0;
  for (CellId cell : plan.cells()) {
    if (board.sectors[static_cast<std::size_t>(cell)] != seat.sector || board.rank_of(cell) != 0)
      continue;
    for (const Vec& corner : plan.outline(cell)) lowest = std::min(lowest, dot(corner, up));
    sum += dot(plan.centre(cell), along);
    ++count;
  }
  if (count == 0) return;
  const double size = std::clamp(0.16 * std::sqrt(plan.box().width()), 0.36, manner.sector_text);
  const double below = lowest - manner.sector_gap - size * capital_height / 2;
  Text name{{"rim", {}, {}, {}}, (sum / count) * along + below * up, seat.name, size, angle};
  plan.cover(name);
  group.children.push_back(std::move(name));
}

}  // namespace

Group draw_rim(Plan& plan, const RimManner& manner) {
  Group group{{"rim-labels", {}, {}, {}}, {}};
  const auto& sectors = plan.board().sectors;
  const bool has_sectors =
      std::any_of(sectors.begin(), sectors.end(), [](const auto& id) { return !id.empty(); });
  if (!has_sectors) {
    draw_coordinates(plan, group, manner);
    return group;
  }
  for (const Seat& seat : plan.board().seats)
    if (!seat.sector.empty()) draw_sector_name(plan, seat, group, manner);
  return group;
}

}  // namespace boardwright::diagram
