// Draws labels at the rim: letters of files and ranks, or the players' names.
#include "diagram/rim.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "scene/style.h"

namespace boardwright::diagram {

using geometry::Cell, geometry::Gate;

namespace {

/// Whether a cell of a file and a rank has a name that does not consist of these two.
bool has_own_name(const Plan& plan, CellId cell) {
  const Cell& it = plan.board().cell(cell);
  return !it.file.empty() && !it.rank.empty() && !plan.board().is_called_by_lines(cell);
}

/// Positions of file or rank labels: the mean of their cells' centres.
std::map<std::string, Vec> means(const Plan& plan, const std::vector<CellId>& cells,
                                 std::string Cell::*label_of) {
  std::map<std::string, std::vector<Vec>> centres;
  for (CellId cell : cells)
    if (const std::string& label = plan.board().cell(cell).*label_of;
        !label.empty() && !has_own_name(plan, cell))
      centres[label].push_back(plan.centre(cell));
  std::map<std::string, Vec> found;
  for (const auto& [label, points] : centres) found[label] = scene::middle(points);
  return found;
}

Text rim_text(Vec at, const std::string& label, double size, double angle = 0) {
  return {{"rim", {}, {}, {}}, at, label, size, angle};
}

/// Assigns labels to lanes, one outside the other, so that labels in one lane do not overlap. The
/// input has the middle and the extent of each label.
std::map<std::string, int> lanes_of(
    const std::map<std::string, std::pair<double, double>>& labels) {
  std::vector<std::pair<double, std::string>> order;
  for (const auto& [label, room] : labels) order.emplace_back(room.first, label);
  std::ranges::sort(order);
  std::map<std::string, int> lanes;
  std::vector<double> ends;
  for (const auto& [middle, label] : order) {
    const double at = middle, half = labels.at(label).second / 2;
    const auto free =
        std::ranges::find_if(ends, [&](double end) { return end <= at - half + 1e-9; });
    lanes[label] = static_cast<int>(free - ends.begin());
    if (free == ends.end())
      ends.push_back(at + half);
    else
      *free = at + half;
  }
  return lanes;
}

/// Draws labels aligned with the cells, at the left of a box and below it, in several lanes where
/// cells are closer together than letters. Returns the room that further lanes take at the left and
/// below.
Vec draw_round_box(const Plan& plan, const std::vector<CellId>& cells, const Box& box, Group& group,
                   const RimMode& mode) {
  const double away = mode.gap + mode.width / 2;
  constexpr double tall = 0.95, wide = 0.6;  // relative to the font size
  Vec further;
  const auto add = [&](Vec at, const std::string& label, double angle) {
    group.children.push_back(rim_text(at, label, mode.text, angle));
  };
  const auto ranks = means(plan, cells, &Cell::rank);
  const auto files = means(plan, cells, &Cell::file);
  std::map<std::string, std::pair<double, double>> rooms;
  std::size_t longest = 0;
  for (const auto& [label, at] : ranks) {
    rooms[label] = {at.y, tall * mode.text};
    longest = std::max(longest, label.size());
  }
  for (const auto& [label, lane] : lanes_of(rooms)) {
    const Vec at = ranks.at(label);
    const double out = lane * mode.text * (wide * static_cast<double>(longest) + 0.3);
    further.x = std::max(further.x, out);
    add({box.low.x - away - out, at.y}, label, 0);
    if (mode.both) add({box.high.x + away + out, at.y}, label, 180);
  }
  for (const CellId cell : cells) {  // beside the box, in place of a rank label
    if (!has_own_name(plan, cell)) continue;
    const Vec at = plan.centre(cell);
    const bool is_left = 2 * at.x <= box.low.x + box.high.x;
    add({is_left ? box.low.x - away : box.high.x + away, at.y}, plan.board().name(cell), 0);
  }
  rooms.clear();
  for (const auto& [label, at] : files)
    rooms[label] = {at.x, wide * mode.text * static_cast<double>(label.size())};
  for (const auto& [label, lane] : lanes_of(rooms)) {
    const Vec at = files.at(label);
    const double out = lane * mode.text * 1.1;
    further.y = std::max(further.y, out);
    add({at.x, box.low.y - away - out}, label, 0);
    if (mode.both) add({at.x, box.high.y + away + out}, label, 180);
  }
  return further;
}

/// Whether labels lie beside the ends of their lines, because the lines are oblique (hexagons).
bool is_slanted(const Board& board) {
  if (!board.topology.is_plane() || !board.topology.chart().is_plane()) return false;
  for (CellId cell : board.cells())
    if (board.topology.sides(cell) != 6) return false;
  return true;
}

/// The outward direction of a cell's free side that is nearest to a direction.
Vec free_side(const Plan& plan, CellId cell, Vec toward) {
  const geometry::Topology& topology = plan.board().topology;
  Vec best = toward;
  double most = -2;
  for (int i = 0; i < topology.sides(cell); ++i) {
    const Gate side{cell, Gate::Kind::side, i};
    if (topology.through(side)) continue;
    const Vec out = unit_vector(geometry::in_degrees(topology.heading(side)));
    const double along = out.x * toward.x + out.y * toward.y;
    if (along > most + 1e-9) {
      most = along;
      best = out;
    }
  }
  return best;
}

/// The cells of each line: those that share a label, ordered by their other label.
std::map<std::string, std::vector<CellId>> cells_by_label(const Plan& plan,
                                                          std::string Cell::*label,
                                                          std::string Cell::*along,
                                                          const std::vector<std::string>& order) {
  std::map<std::string, std::vector<CellId>> lines;
  for (const std::string& place : order)
    for (CellId id : plan.cells()) {
      const Cell& cell = plan.board().cell(id);
      if (cell.*along == place && !(cell.*label).empty()) lines[cell.*label].push_back(id);
    }
  return lines;
}

/// Draws labels beside the ends of their lines, in the direction of the line there: files below
/// their lowest cell, ranks at the left, or at the right if fewer files end there.
void draw_beside_lines(Plan& plan, Group& group, const RimMode& mode) {
  const Board& board = plan.board();
  const double away = mode.gap + mode.width / 2;
  const auto end = [&](const std::string& label, const std::vector<CellId>& cells, bool first,
                       double angle, Vec usual) {
    const std::size_t n = cells.size();
    const CellId last = first ? cells.front() : cells.back();
    const CellId before = cells[n == 1 ? 0 : first ? 1 : n - 2];
    const Vec way = plan.centre(last) - plan.centre(before);
    const bool goes_on = n > 1 && length(way) < 2;
    const Vec out = goes_on ? (1 / length(way)) * way : free_side(plan, last, usual);
    Text text = rim_text(plan.centre(last) + (plan.inner_radius(last) + away) * out, label,
                         mode.text, angle);
    plan.cover(text);
    group.children.emplace_back(std::move(text));
  };
  const auto files = cells_by_label(plan, &Cell::file, &Cell::rank, board.rank_order);
  const auto ranks = cells_by_label(plan, &Cell::rank, &Cell::file, board.file_order);
  CellSet below;
  for (const auto& [label, cells] : files) below.insert(cells.front());
  int left = 0, right = 0;
  for (const auto& [label, cells] : ranks) {
    left += below.contains(cells.front()) ? 1 : 0;
    right += below.contains(cells.back()) ? 1 : 0;
  }
  const bool at_left = left <= right;
  const Vec out_of_rank{at_left ? -1.0 : 1.0, 0}, down{0, -1};
  for (const auto& [label, cells] : ranks) {
    end(label, cells, at_left, 0, out_of_rank);
    if (mode.both) end(label, cells, !at_left, 180, -1 * out_of_rank);
  }
  for (const auto& [label, cells] : files) {
    end(label, cells, true, 0, down);
    if (mode.both) end(label, cells, false, 180, -1 * down);
  }
}

/// Draws the labels of each plate, and its name at the upper left, above the rank labels.
void draw_plates(const Plan& plan, Group& group, const RimMode& mode) {
  const Board& board = plan.board();
  for (int plate = 0; plate < board.topology.plates(); ++plate) {
    std::vector<CellId> cells;
    Box box{{1e9, 1e9}, {-1e9, -1e9}};
    for (CellId cell : plan.cells()) {
      if (board.topology.plate(cell) != plate) continue;
      cells.push_back(cell);
      for (const Vec& point : plan.outline(cell)) {
        box.low = {std::min(box.low.x, point.x), std::min(box.low.y, point.y)};
        box.high = {std::max(box.high.x, point.x), std::max(box.high.y, point.y)};
      }
    }
    if (cells.empty()) continue;
    draw_round_box(plan, cells, box, group, mode);
    const double away = mode.gap + mode.width / 2;
    group.children.push_back(rim_text({box.low.x - away, box.high.y + away},
                                      board.plates[static_cast<std::size_t>(plate)],
                                      1.2 * mode.text));
  }
}

/// A point outside a side of a cell, at a distance from it.
Vec outside_of(const Plan& plan, CellId cell, int side, double away) {
  const auto corners = plan.board().topology.outline(cell);
  const auto i = static_cast<std::size_t>(side);
  const auto way =
      plan.board().topology.chart().side(corners[i], corners[(i + 1) % corners.size()]);
  const Vec at = way.size() % 2 == 1 ? way[way.size() / 2]
                                     : 0.5 * (way[way.size() / 2 - 1] + way[way.size() / 2]);
  const Vec along = way.back() - way.front(), out{along.y, -along.x};
  return at + (away / length(out)) * out;
}

/// The side of a cell that has the wanted heading or is nearest to it within 45 degrees; nothing if
/// another cell lies beyond that side.
std::optional<Gate> open_side(const geometry::Topology& topology, CellId cell,
                              geometry::Heading wanted) {
  std::optional<Gate> best;
  int least = geometry::headings / 8;
  for (int i = 0; i < topology.sides(cell); ++i) {
    const Gate side{cell, Gate::Kind::side, i};
    const int turn = geometry::turn_between(topology.heading(side), wanted);
    if (turn > least || (best && turn == least)) continue;
    best = side;
    least = turn;
  }
  return best && topology.through(*best) ? std::nullopt : best;
}

/// On a free board and a ring, draws each label where its line leaves the board: of a file below,
/// of a rank at the left, or at the other end if it leaves the board only there; on a ring outside.
/// Labels of the rings themselves are in the corner of one cell each, where the board begins.
void draw_at_ends(Plan& plan, Group& group, const RimMode& mode) {
  const Board& board = plan.board();
  const geometry::Topology& topology = board.topology;
  const bool ring = topology.chart().is_ring(), by_files = topology.chart().ring().files;
  const double away = mode.gap + mode.width / 2;
  std::set<std::string> named;
  const auto label = [&](CellId cell, geometry::Heading out, const std::string& name) {
    const auto gate = open_side(topology, cell, out);
    if (!gate || name.empty()) return;
    named.insert(name);
    Text text = rim_text(outside_of(plan, cell, gate->index, away), name, mode.text);
    plan.cover(text);
    group.children.emplace_back(std::move(text));
  };
  for (CellId id : plan.cells()) {
    const Cell& cell = board.cell(id);
    if (!ring) {
      label(id, geometry::opposite(geometry::upward), cell.file);
      label(id, geometry::opposite(geometry::rightward), cell.rank);
      continue;
    }
    label(id, by_files ? geometry::upward : geometry::rightward, by_files ? cell.file : cell.rank);
    if ((by_files ? cell.file_number : cell.rank_number) != 0) continue;
    const Vec corner = topology.chart().place(topology.outline(id)[0]);
    const Vec inward = plan.centre(id) - corner;
    group.children.push_back(rim_text(corner + (0.24 / length(inward)) * inward,
                                      by_files ? cell.rank : cell.file, 0.7 * mode.text));
  }
  if (ring) return;
  const std::set<std::string> below = named;
  for (CellId id : plan.cells()) {  // lines that end only at the other side
    const Cell& cell = board.cell(id);
    if (!below.contains(cell.file)) label(id, geometry::upward, cell.file);
    if (!below.contains(cell.rank)) label(id, geometry::rightward, cell.rank);
  }
}

void draw_coordinates(Plan& plan, Group& group, const RimMode& mode) {
  if (!plan.board().topology.chart().is_plane()) return draw_at_ends(plan, group, mode);
  if (is_slanted(plan.board())) return draw_beside_lines(plan, group, mode);
  const Box box = plan.box();
  Vec further;
  if (plan.board().plates.empty())
    further = draw_round_box(plan, plan.cells(), box, group, mode);
  else
    draw_plates(plan, group, mode);
  const bool above = mode.both || !plan.board().plates.empty();
  const Vec wide = Vec{mode.width, mode.width} + further;
  plan.set_box(
      {box.low - wide, box.high + Vec{wide.x, above ? wide.y : 0}});  // keeps the board centred
}

/// Draws a player's name below the player's edge of the board, if that edge is shown.
void draw_sector_name(Plan& plan, const board::Seat& seat, Group& group, const RimMode& mode) {
  const Board& board = plan.board();
  const double angle = scene::turn_of(seat.forward);
  const Vec up = unit_vector(angle + 90), along = unit_vector(angle);
  const auto dot = [](Vec p, Vec q) { return p.x * q.x + p.y * q.y; };
  double lowest = 1e9, sum = 0;
  int count = 0;
  for (CellId cell : plan.cells()) {
    if (board.cell(cell).sector != seat.sector) continue;
    if (!board.topology.is_mesh() && board.cell(cell).rank_number != 0) continue;
    for (const Vec& corner : plan.outline(cell)) lowest = std::min(lowest, dot(corner, up));
    sum += dot(plan.centre(cell), along);
    ++count;
  }
  if (count == 0) return;
  const double size = std::clamp(0.16 * std::sqrt(plan.box().width()), 0.36, mode.sector_text);
  const double names = board.topology.is_mesh() ? mode.width : 0;  // of the file labels
  const double below = lowest - names - mode.sector_gap - size * scene::capital_height / 2;
  Text name{{"rim", {}, {}, {}}, (sum / count) * along + below * up, seat.name, size, angle};
  plan.cover(name);
  group.children.push_back(std::move(name));
}

}  // namespace

Group draw_rim(Plan& plan, const RimMode& mode) {
  Group group{{"rim-labels", {}, {}, {}}, {}};
  const bool has_sectors = plan.board().has_sectors();
  if (!has_sectors || plan.board().topology.is_mesh()) draw_coordinates(plan, group, mode);
  if (!has_sectors) return group;
  for (const board::Seat& seat : plan.board().seats)
    if (!seat.sector.empty()) draw_sector_name(plan, seat, group, mode);
  return group;
}

}  // namespace boardwright::diagram
