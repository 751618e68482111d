// Draws walls, borders, names and labels.
#include "diagram/decor.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "base/text.h"
#include "board/edges.h"
#include "diagram/seats.h"
#include "figure/words.h"
#include "scene/style.h"
#include "scene/turned.h"

namespace boardwright::diagram {
namespace {

constexpr double indicator_size = 0.6;

/// A mountain with a lower one behind it, relative to the inner radius of a cell.
constexpr Vec far_peak[] = {{0.02, -0.42}, {0.38, 0.16}, {0.74, -0.42}};
constexpr Vec near_peak[] = {{-0.7, -0.42}, {-0.16, 0.48}, {0.38, -0.42}};
constexpr Vec snow[] = {{-0.16, 0.48}, {-0.34, 0.18}, {-0.24, 0.24},
                        {-0.15, 0.12}, {-0.07, 0.24}, {0.02, 0.18}};

/// Position of the peaks of a wall, counter-rotated to be upright after the board's rotation.
struct Ground {
  Vec centre;
  double scale;
  int turn;  ///< degrees counter-clockwise
};

Path placed(const Tag& tag, std::span<const Vec> shape, const Ground& ground) {
  std::vector<Vec> points;
  for (const Vec& point : shape) {
    const Vec upright = ground.centre + ground.scale * point;
    points.push_back(ground.turn == 0
                         ? upright
                         : ground.centre + scene::rotated(upright - ground.centre, -ground.turn));
  }
  return polygon(tag, points);
}

void draw_wall(Group& group, const geometry::Chart& chart, const Wall& wall, int turn) {
  const std::vector<Vec> corners = chart.drawn(wall.outline);
  const Vec centre = scene::middle(corners);
  group.children.push_back(polygon({"wall", "wall-" + wall.name, wall.name, {}}, corners));
  if (wall.indicator) {
    group.children.push_back(
        polygon({"indicator", {}, {}, {}}, scene::shrunk(corners, centre, indicator_size)));
    return;
  }
  const Ground ground{centre, length(0.5 * (corners[0] + corners[1]) - centre), turn};
  group.children.push_back(scene::Group{{},
                                        {placed({"wall far", {}, {}, {}}, far_peak, ground),
                                         placed({"wall near", {}, {}, {}}, near_peak, ground),
                                         placed({"wall snow", {}, {}, {}}, snow, ground)}});
}

/// A path of lines through corners; a line that ends where it begins is closed.
Path path_of(const geometry::Chart& chart, const std::vector<std::vector<geometry::Exact>>& lines) {
  Path path;
  for (const auto& line : lines) {
    const bool closed = line.front() == line.back();
    path.strokes.push_back({Stroke::Kind::move, chart.place(line.front())});
    for (std::size_t i = 1; i < line.size(); ++i) {
      const auto way = chart.side(line[i - 1], line[i]);
      const std::size_t last = closed && i + 1 == line.size() ? way.size() - 1 : way.size();
      for (std::size_t k = 1; k < last; ++k) path.strokes.push_back({Stroke::Kind::line, way[k]});
    }
    if (closed) path.strokes.push_back({Stroke::Kind::close});
  }
  return path;
}

/// Whether the zones of a border are the same for all seats.
bool is_shared(const Board& board, const Border& border) {
  for (const SeatId seat : board.seat_ids())
    for (const std::string& zone : {border.zone, border.beyond})
      if (board.region(zone, seat) != board.region(zone, board::first_seat)) return false;
  return true;
}

/// Where the line from the middle of a text to a point leaves the text's box.
Vec leaving(const Text& text, Vec toward) {
  const Vec way = toward - text.at;
  const Vec right = unit_vector(text.angle), up = unit_vector(text.angle + 90);
  const double along = std::abs(way.x * right.x + way.y * right.y);
  const double across = std::abs(way.x * up.x + way.y * up.y);
  const double room = 0.12;
  const double share =
      std::min((half_width(text.words, text.size) + room) / std::max(along, 1e-9),
               (text.size * scene::capital_height / 2 + room) / std::max(across, 1e-9));
  return text.at + std::min(share, 1.0) * way;
}

}  // namespace

Group draw_walls(const Plan& plan, int turn) {
  Group group{{"walls", "walls", {}, {}}, {}};
  for (const Wall* wall : plan.walls())
    draw_wall(group, plan.board().topology.chart(), *wall, turn);
  return group;
}

Group draw_sample_wall(const Board& board, bool indicator) {
  Group group;
  for (const Wall& wall : board.walls) {
    if (wall.indicator != indicator) continue;
    Wall unnamed = wall;
    unnamed.name.clear();
    draw_wall(group, board.topology.chart(), unnamed, 0);
    break;
  }
  return group;
}

Group draw_sample_border(const Board& board, const Border& border, double reach) {
  const std::string role =
      border.as + (is_shared(board, border) ? "" : " " + seat_role(board, board::first_seat));
  Group group;
  for (const char* word : {"border-edge ", "border "})
    group.children.push_back(scene::polyline(role_tag(word + role), {{-reach, 0}, {reach, 0}}));
  return group;
}

std::vector<Node> draw_borders(const Plan& plan, const std::vector<Border>& borders) {
  const Board& board = plan.board();
  std::vector<Node> nodes;
  for (const Border& border : borders) {
    std::vector<std::pair<CellSet, CellSet>> drawn;
    for (const SeatId seat : board.seat_ids()) {
      const auto zone = board.region(border.zone, seat), rest = board.region(border.beyond, seat);
      if (!zone || !rest) continue;
      const std::pair both{*zone, *rest};
      if (std::ranges::find(drawn, both) != drawn.end()) continue;
      drawn.push_back(both);
      Path line =
          path_of(board.topology.chart(), board::lines_between(board, *zone, *rest, plan.shown()));
      if (line.strokes.empty()) continue;
      const bool shared = is_shared(board, border);
      const std::string role = border.as + (shared ? "" : " " + seat_role(board, seat));
      Path edge = line;
      edge.tag.role = "border-edge " + role;
      line.tag.role = "border " + role;
      line.tag.title = shared ? border.name : border.as + " of " + board.seat(seat).name;
      nodes.emplace_back(std::move(edge));
      nodes.emplace_back(std::move(line));
    }
  }
  return nodes;
}

Group draw_names(const Plan& plan, bool all) {
  Group group{{"names", {}, {}, {}}, {}};
  for (CellId cell : plan.cells()) {
    const std::vector<std::string> names = figure::short_names(plan.board(), cell);
    const auto add = [&](double up, const std::string& words, double size) {
      group.children.push_back(
          Text{{"name", {}, {}, {}}, plan.centre(cell) + Vec{0, up}, words, size});
    };
    if (!all || names.size() == 1) {
      add(0, names.front(), plan.name_size(cell, names.front()));
      continue;
    }
    constexpr double most_high = 1.4, line = 1.18;  // in inner radii; in font sizes
    const auto count = static_cast<double>(names.size());
    double size = most_high * plan.inner_radius(cell) / (line * count);
    for (const std::string& name : names) size = std::min(size, plan.name_size(cell, name));
    for (std::size_t i = 0; i < names.size(); ++i)
      add(line * size * ((count - 1) / 2 - static_cast<double>(i)), names[i], size);
  }
  return group;
}

Group draw_plates(const Plan& plan, const CellSet& cells, const CellSet& taken) {
  constexpr double size_elsewhere = 0.24, widest = 1.9;  // in cell sides; in inner radii
  constexpr double height = 0.56, down = 0.3;            // in font sizes
  Group group{{"names", {}, {}, {}}, {}};
  for (const CellId cell : cells) {
    const std::string& name = plan.board().name(cell);
    const double inner = plan.inner_radius(cell);
    const double size =
        plan.name_size(cell, name) > 0
            ? std::min(0.58 * inner, 0.5 * widest * inner / (half_width(name, 1) + 0.26))
            : size_elsewhere;
    const bool free = !taken.contains(cell);
    const Vec at = plan.centre(cell) - Vec{0, free ? 0 : plan.piece_radius(cell) + down * size};
    if (!free)
      group.children.push_back(scene::plate({"name-plate", {}, {}, {}}, at,
                                            half_width(name, size) - 0.3 * size, height * size));
    group.children.push_back(Text{{"name", {}, {}, {}}, at, name, size});
  }
  return group;
}

Group draw_labels(Plan& plan, const std::vector<figure::PlacedLabel>& labels) {
  Group group{{"labels", {}, {}, {}}, {}};
  for (const figure::PlacedLabel& placed : labels) {
    const game::FigureLabel& label = *placed.label;
    Text text{
        {"label", {}, {}, {}}, placed.at, label.text, label.size, static_cast<double>(label.turn)};
    plan.cover(text);
    if (placed.to) {
      plan.cover(*placed.to);
      group.children.push_back(
          scene::polyline({"leader", {}, {}, {}}, {leaving(text, *placed.to), *placed.to}));
      group.children.push_back(circle({"leader-end", {}, {}, {}}, *placed.to, 0.09));
    }
    group.children.push_back(std::move(text));
  }
  return group;
}

}  // namespace boardwright::diagram
