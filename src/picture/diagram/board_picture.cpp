// Lays out a board for print, with the same cells, walls and borders as in figures.
#include "diagram/board_picture.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "board/edges.h"
#include "diagram/cell_paint.h"
#include "diagram/corner_names.h"
#include "diagram/decor.h"
#include "diagram/markings.h"
#include "diagram/plan.h"
#include "diagram/rim.h"
#include "diagram/roles.h"
#include "diagram/waves.h"
#include "figure/words.h"
#include "scene/turned.h"

namespace boardwright::diagram {

using game::Game;
using geometry::Exact;

namespace {

/// Labels on a printed board are smaller than in figures, and both players can read them.
constexpr RimMode print_rim = {0.2, 0.1, 0.28, true, 0.2, 0.5};

constexpr Box nothing{{1e9, 1e9}, {-1e9, -1e9}};

void widen(Box& box, const std::vector<Vec>& points) {
  for (const Vec& point : points) {
    box.low = {std::min(box.low.x, point.x), std::min(box.low.y, point.y)};
    box.high = {std::max(box.high.x, point.x), std::max(box.high.y, point.y)};
  }
}

std::vector<Vec> rotated_all(std::vector<Vec> points, int degrees) {
  for (Vec& point : points) point = scene::rotated(point, degrees);
  return points;
}

/// The box of a text's letters as four corners.
std::vector<Vec> corners_of_text(const Text& text) {
  const Vec along = half_width(text.words, text.size) * unit_vector(text.angle);
  const Vec up = 0.5 * text.size * unit_vector(text.angle + 90);
  return {text.at - along - up, text.at + along - up, text.at + along + up, text.at - along + up};
}

int degrees_to(const Board& board, board::SeatId seat) {
  return 90 - geometry::in_degrees(board.seat(seat).forward);
}

Group draw_cells(const Plan& plan) {
  Group group{{"board", "board", {}, {}}, {}, true};
  for (CellId cell : plan.cells()) {
    const std::string& name = plan.board().name(cell);
    group.children.push_back(
        cell_path(plan, cell, {cell_role(plan.board(), cell), "cell-" + name, name, {}}));
  }
  return group;
}

/// "square tint-1": the words of a cell in the role of its hatching.
std::string hatch_words(const Board& board, CellId cell) {
  return cell_role(board, cell).substr(std::string_view("cell ").size());
}

Group draw_hatching(const Plan& plan, const Style& style) {
  Group group{{"hatching", {}, {}, {}}, {}};
  if (!style.knows("hatch")) return group;
  for (CellId cell : plan.cells()) {
    const std::string role = "hatch " + hatch_words(plan.board(), cell);
    const scene::Paint paint = style.paint(role);
    if (paint.hatch_apart > 0)
      group.children.emplace_back(
          hatch({role, {}, {}, {}}, plan.outline(cell), paint.hatch_angle, paint.hatch_apart));
  }
  return group;
}

/// The game's colours by cell; later ones override earlier ones.
std::map<CellId, std::string> colours_of(const Game& game, const Board& board) {
  std::map<CellId, std::string> colours;
  base::Report lenient;  // another board can lack these cells
  for (const game::FigurePaint& paint : game.paint)
    for (CellId cell : board::select(board, paint.cells, board::first_seat, lenient))
      colours[cell] = paint.as;
  return colours;
}

Group draw_colours(const Game& game, const Plan& plan) {
  Group group{{"colours", {}, {}, {}}, {}};
  for (const auto& [cell, as] : colours_of(game, plan.board())) paint_cell(group, plan, cell, as);
  return group;
}

void measure(BoardPicture& picture, const Plan& plan, int degrees) {
  std::map<int, double> radii;
  picture.least_radius = 1e9;
  for (CellId cell : plan.cells()) {
    auto shape = rotated_all(plan.outline(cell), degrees);
    Box box = nothing;
    widen(box, shape);
    picture.largest = {std::max(picture.largest.x, box.width()),
                       std::max(picture.largest.y, box.height())};
    picture.shapes.push_back(std::move(shape));
    ++picture.cell_count;
    const double radius = plan.inner_radius(cell);
    double& known = radii[plan.board().topology.sides(cell)];
    known = known == 0 ? radius : std::min(known, radius);
    picture.least_radius = std::min(picture.least_radius, radius);
  }
  for (const Wall* wall : plan.walls())
    picture.shapes.push_back(
        rotated_all(plan.board().topology.chart().drawn(wall->outline), degrees));
  picture.radii.assign(radii.begin(), radii.end());
  picture.cells = nothing;
  for (const auto& shape : picture.shapes) widen(picture.cells, shape);
  for (const auto& rim : board::rims_of(plan.board()))
    picture.rims.push_back(rotated_all(plan.board().topology.chart().drawn(rim), degrees));
}

void add(Group& root, Group group) {
  if (!group.children.empty()) root.children.emplace_back(std::move(group));
}

/// A strip outside a side of a counter-clockwise outline, extended at both ends by `longer`.
std::vector<Vec> strip(Vec from, Vec to, double reach, double longer) {
  const Vec along = (1 / length(to - from)) * (to - from), out{along.y, -along.x};
  from = from - longer * along;
  to = to + longer * along;
  return {from, to, to + reach * out, from + reach * out};
}

/// The capital height of the smallest of these names; 0 if there are none.
double least_capital(const Group& names) {
  double least = 0;
  for (const Node& node : names.children)
    if (const auto* text = std::get_if<Text>(&node))
      if (const double height = text->size * scene::capital_height; least == 0 || height < least)
        least = height;
  return least;
}

}  // namespace

BoardPicture draw_board(const Game& game, const Board& board, Names names, board::SeatId seat,
                        const Style& style, const Mat& mat) {
  const int degrees = degrees_to(board, seat);
  Plan plan(board, board.all());
  BoardPicture picture;
  measure(picture, plan, degrees);
  picture.line = std::max(style.paint("cell").stroke_width, style.paint("frame").stroke_width);
  Group& root = picture.scene.root;
  add(root, point_ground(plan));
  root.children.emplace_back(draw_cells(plan));
  add(root, draw_hatching(plan, style));
  if (style.painted()) add(root, draw_colours(game, plan));
  add(root, draw_markings(plan));
  add(root, draw_walls(plan, degrees));  // before everything is rotated
  const std::vector<Node> borders = draw_borders(plan, game.borders);
  for (const Node& node : borders) root.children.push_back(node);
  for (Node& node : draw_waves(borders, style)) root.children.push_back(std::move(node));
  scene::turn(root, degrees, true);
  for (const auto& rim : picture.rims) root.children.emplace_back(polygon(role_tag("frame"), rim));
  picture.scene.box = picture.cells;
  if (names == Names::on) {
    Group group = draw_corner_names(plan, borders, degrees);
    picture.least_name = least_capital(group);
    root.children.emplace_back(std::move(group));
  } else if (names == Names::rim) {
    Group group = draw_rim(plan, print_rim);
    scene::turn(group, degrees, true);
    for (const Node& node : group.children)
      if (const auto* text = std::get_if<Text>(&node)) {
        picture.is_surrounded = true;
        picture.shapes.push_back(corners_of_text(*text));
        widen(picture.scene.box, picture.shapes.back());
      }
    root.children.emplace_back(std::move(group));
  }
  if (mat.kind != Mat::Kind::none) {
    Box& all = picture.scene.box;
    all = draw_mat(root, all, game, mat);
    picture.is_surrounded = true;
    picture.shapes.push_back({all.low, {all.high.x, all.low.y}, all.high, {all.low.x, all.high.y}});
  }
  picture.scene.id = "board";
  picture.scene.title = game.title + ": board";
  picture.scene.description = "The board " + board.id + " of " + std::to_string(board.size()) +
                              " cells, without pieces." + figure::emit_layout(board);
  return picture;
}

void leave_out_cell_names(BoardPicture& picture) {
  std::erase_if(picture.scene.root.children, [](const Node& node) {
    const auto* group = std::get_if<Group>(&node);
    return group != nullptr && group->tag.role == "names";
  });
  picture.least_name = 0;
}

scene::Scene draw_bleed(const Game& game, const Board& board, board::SeatId seat,
                        const Style& style, double reach) {
  const Plan plan(board, board.all());
  const geometry::Chart& chart = board.topology.chart();
  const auto colours = style.painted() ? colours_of(game, board) : std::map<CellId, std::string>();
  const board::PaperPoints one(board);
  std::set<std::pair<Exact, Exact>> outer;
  for (const board::Edge& edge : board::edges_of(board))
    if (edge.outer) outer.emplace(edge.from, edge.to);
  scene::Scene scene;
  scene.id = "bleed";
  // Extended strips first to fill the corners; the exact strip of each side then covers its own
  // area.
  for (const double longer : {reach, 0.0}) {
    const auto add_strips = [&](const std::string& role, std::span<const Exact> outline) {
      for (std::size_t i = 0; i < outline.size(); ++i) {
        const Exact &from = outline[i], &to = outline[(i + 1) % outline.size()];
        if (!outer.contains({one(from), one(to)})) continue;
        const auto way = chart.side(from, to);
        for (std::size_t k = 1; k < way.size(); ++k)
          scene.root.children.emplace_back(
              polygon({"bleed " + role, {}, {}, {}}, strip(way[k - 1], way[k], reach, longer)));
      }
    };
    for (CellId cell : plan.cells()) {
      add_strips(cell_role(board, cell), board.topology.outline(cell));
      const auto found = colours.find(cell);
      if (found != colours.end() && !found->second.starts_with("stripes"))
        add_strips("paint " + found->second, board.topology.outline(cell));
    }
    for (const Wall& wall : board.walls) add_strips("wall", wall.outline);
  }
  scene::turn(scene.root, degrees_to(board, seat), true);
  return scene;
}

}  // namespace boardwright::diagram
