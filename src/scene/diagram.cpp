// Lays out figures: cells, colours, ways, marks, men and the rim.
#include "scene/diagram.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>

#include "base/text.h"
#include "scene/signs.h"
#include "scene/work_out.h"

namespace boardwright {
namespace {

constexpr double margin = 0.18;     // round the board, in sides
constexpr double rim_width = 0.62;  // for ranks and files
constexpr double rim_text = 0.36;
constexpr double least_label = 0.24;  // letters of a label too long for the disc of its man

std::vector<Vec> corners(const Board& board, CellId cell) {
  std::vector<Vec> points;
  for (const Exact& corner : board.topology.outline(cell)) points.push_back(to_plane(corner));
  return points;
}

std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor) {
  for (Vec& point : points) point = centre + factor * (point - centre);
  return points;
}

/// The radius of the circle that fits into a cell.
double inner_radius(const Board& board, CellId cell) {
  return 0.5 / std::tan(3.14159265358979 / board.topology.sides(cell));
}

Box bounds(const Board& board) {
  Box box{{1e9, 1e9}, {-1e9, -1e9}};
  for (CellId cell = 0; cell < board.size(); ++cell)
    for (const Vec& point : corners(board, cell)) {
      box.low = {std::min(box.low.x, point.x), std::min(box.low.y, point.y)};
      box.high = {std::max(box.high.x, point.x), std::max(box.high.y, point.y)};
    }
  return box;
}

/// Where a label of a file or rank stands: the mean of its cells' centres.
std::map<std::string, Vec> means(const Board& board, const std::vector<std::string>& labels) {
  std::map<std::string, std::pair<Vec, int>> sums;
  for (CellId cell = 0; cell < board.size(); ++cell) {
    const std::string& label = labels[static_cast<std::size_t>(cell)];
    if (label.empty()) continue;
    auto& [sum, n] = sums[label];
    sum = sum + board.topology.centre(cell);
    ++n;
  }
  std::map<std::string, Vec> found;
  for (const auto& [label, sum] : sums) found[label] = (1.0 / sum.second) * sum.first;
  return found;
}

/// Builds one scene from the back to the front.
class Layout {
 public:
  explicit Layout(const Board& board) : board_(board), box_(bounds(board)) {}

  void cells() {
    Group group{{"board", "board", {}, {}}, {}, true};
    group.children.reserve(static_cast<std::size_t>(board_.size()));
    for (CellId cell = 0; cell < board_.size(); ++cell) {
      const std::string& name = board_.name(cell);
      const std::string& kind = board_.kinds[static_cast<std::size_t>(cell)];
      const std::string_view shape = shape_name(board_.topology.sides(cell));
      std::string role = "cell " + std::string(shape);
      if (kind != shape) role += " " + kind;
      group.children.push_back(polygon({std::move(role), "cell-" + name, name, {{"cell", name}}},
                                       corners(board_, cell)));
    }
    root_.children.push_back(std::move(group));
  }

  void paint(const Painted& painted) {
    for (CellId cell : painted.cells.list()) {
      const auto outline = corners(board_, cell);
      const Vec centre = board_.topology.centre(cell);
      const Tag tag{"paint " + painted.as, {}, {}, {}};
      if (painted.as.starts_with("solid")) dark_.insert(cell);
      if (painted.as.starts_with("stripes")) {
        striped_.insert(cell);
        stripes(outline, tag);
      } else if (painted.as.starts_with("outline")) {
        const double inner = 1 - 0.07 / inner_radius(board_, cell);
        add(polygon(tag, shrunk(outline, centre, inner)));
      } else {
        add(polygon(tag, outline));
      }
    }
  }

  void way(const DrawnWay& drawn) {
    const bool axis = drawn.kind == DrawnWay::Kind::axis;
    Path path{{(axis ? "axis " : "route ") + sign_role(drawn.mark), {}, {}, {}}, {}};
    for (const auto& line : drawn.lines) {
      std::vector<Vec> points;
      if (axis)  // on to where the line leaves the board
        points = {exit(line.front(), opposite(drawn.heading)), exit(line.back(), drawn.heading)};
      else
        for (CellId cell : line) points.push_back(board_.topology.centre(cell));
      const Path part = polyline({}, points);
      path.strokes.insert(path.strokes.end(), part.strokes.begin(), part.strokes.end());
    }
    add(std::move(path));
  }

  void marks(const std::vector<Mark>& all, const std::map<CellId, double>& men) {
    std::map<CellId, int> count, drawn;
    for (const Mark& mark : all) ++count[mark.cell];
    Group group{{"marks", {}, {}, {}}, {}, striped_.empty()};
    for (const Mark& mark : all) {
      const int n = count[mark.cell], i = drawn[mark.cell]++;
      const Vec centre = board_.topology.centre(mark.cell);
      const std::string& name = board_.name(mark.cell);
      Tag tag{"",
              "mark-" + name + (n > 1 ? "-" + std::to_string(i + 1) : ""),
              mark.mark + " on " + name,
              {{"cell", name}, {"mark", mark.mark}}};
      if (!mark.of.empty()) tag.data.push_back({"of", mark.of});
      if (const auto man = men.find(mark.cell); man != men.end()) {
        front_.push_back(man_sign(std::move(tag), mark.mark, centre, man->second));
        continue;
      }
      const double size =
          std::min(0.2, inner_radius(board_, mark.cell) * 0.55) * (n > 1 ? 0.85 : 1);
      const double apart = n > 1 ? 2.5 * size * (i - (n - 1) / 2.0) : 0;
      const Vec at = centre + Vec{apart, 0};
      if (striped_.contains(mark.cell))
        group.children.push_back(circle({"mark-ground", {}, {}, {}}, at, 1.5 * size));
      group.children.push_back(
          sign(std::move(tag), mark.mark, at, size, dark_.contains(mark.cell)));
    }
    if (!group.children.empty()) root_.children.push_back(std::move(group));
  }

  double man(const PlacedMan& placed) {
    const Vec centre = board_.topology.centre(placed.cell);
    const double radius = std::min(0.38, inner_radius(board_, placed.cell) * 0.9);
    const std::string seat = "seat-" + std::to_string(placed.man->seat + 1);
    const std::string& name = board_.name(placed.cell);
    Group group{{"men",
                 "man-" + name,
                 placed.piece->name + " " + placed.man->label + " on " + name,
                 {{"cell", name}, {"piece", placed.piece->id}}},
                {}};
    const Tag disc{"man " + seat, {}, {}, {}};
    const auto letters = static_cast<double>(length_utf8(placed.man->label));
    double size = std::min(radius * 0.95, 1.72 * radius / (0.72 * std::max(1.0, letters)));
    if (size < least_label) {  // a plate that holds the label, wider than the cell if need be
      size = least_label;
      group.children.push_back(plate(disc, centre, 0.31 * letters * size, 0.76 * size));
    } else {
      group.children.push_back(circle(disc, centre, radius));
    }
    group.children.push_back(
        Text{{"man-label " + seat, {}, {}, {}}, centre, placed.man->label, size});
    root_.children.push_back(std::move(group));
    return radius;
  }

  void names() {
    Group group{{"names", {}, {}, {}}, {}};
    for (CellId cell = 0; cell < board_.size(); ++cell)
      group.children.push_back(
          Text{{"name", {}, {}, {}}, board_.topology.centre(cell), board_.name(cell), 0});
    root_.children.push_back(std::move(group));
  }

  /// Rank numbers at the left and file letters below, level with their cells.
  void coordinates() {
    Group group{{"rim-labels", {}, {}, {}}, {}};
    for (const auto& [label, at] : means(board_, board_.ranks))
      group.children.push_back(
          Text{{"rim", {}, {}, {}}, {box_.low.x - margin - rim_width / 2, at.y}, label, rim_text});
    for (const auto& [label, at] : means(board_, board_.files))
      group.children.push_back(
          Text{{"rim", {}, {}, {}}, {at.x, box_.low.y - margin - rim_width / 2}, label, rim_text});
    root_.children.push_back(std::move(group));
    box_.low = box_.low - Vec{rim_width, rim_width};
    box_.high = box_.high + Vec{rim_width, 0};  // keeps the board in the middle
  }

  Scene finish(std::string id, std::string title, std::string description) {
    for (Node& node : front_) root_.children.push_back(std::move(node));
    const Vec edge{margin, margin};
    return {std::move(id),
            std::move(title),
            std::move(description),
            {box_.low - edge, box_.high + edge},
            std::move(root_)};
  }

 private:
  void add(Path path) { root_.children.push_back(std::move(path)); }

  Vec exit(CellId cell, Heading heading) const {
    const double angle = heading * 3.14159265358979 / 12;
    const bool by_side = board_.topology.gate(cell, heading)->kind == Gate::Kind::side;
    const double inner = inner_radius(board_, cell);
    const double far = by_side ? inner : std::hypot(inner, 0.5);
    return board_.topology.centre(cell) + (far * 0.86) * Vec{std::cos(angle), std::sin(angle)};
  }

  /// Lines across a cell along its first side, from rim to rim; they stop just inside its line.
  void stripes(const std::vector<Vec>& outline, const Tag& tag) {
    constexpr int count = 5;
    const std::size_t n = outline.size();
    for (int i = 0; i < count; ++i) {
      const double t = (i + 0.5) / count;
      const Vec from = outline[0] + t * (outline[n - 1] - outline[0]);
      const Vec to = outline[1] + t * (outline[2] - outline[1]);
      const Vec gap = 0.015 * (to - from);
      add(polyline(tag, {from + gap, to - gap}));
    }
  }

  const Board& board_;
  Box box_;
  Group root_;
  std::vector<Node> front_;  ///< signs that lie over men
  CellSet dark_, striped_;   ///< cells painted so
};

}  // namespace

std::string scene_id(const Figure& figure) {
  std::string id = figure.id < "A" ? "fig-" : "";  // ids are letters, digits, dots and hyphens
  for (char c : figure.id)
    id += std::isalnum(static_cast<unsigned char>(c)) != 0
              ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
              : '-';
  return id;
}

std::optional<Diagram> draw(const Game& game, const Figure& figure, Report& report) {
  auto content = work_out(game, figure, report);
  if (!content) return std::nullopt;
  Layout layout(*content->board);
  layout.cells();
  for (const Painted& painted : content->paint) layout.paint(painted);
  for (const DrawnWay& way : content->ways) layout.way(way);
  if (figure.names) layout.names();
  std::map<CellId, double> men;
  for (const PlacedMan& placed : content->men) men[placed.cell] = layout.man(placed);
  layout.marks(content->marks, men);
  if (figure.coordinates) layout.coordinates();
  Diagram diagram;
  diagram.figure = &figure;
  diagram.board = content->board;
  diagram.scene = layout.finish(scene_id(figure), "Diagram " + figure.id + ": " + figure.title,
                                content->description);
  diagram.marks = std::move(content->marks);
  diagram.caption = std::move(content->caption);
  diagram.description = std::move(content->description);
  return diagram;
}

}  // namespace boardwright
