// Lays out figures: cells, colours, lines, marks, pieces and the rim.
#include "diagram/diagram.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

#include "diagram/arrows.h"
#include "diagram/cell_paint.h"
#include "diagram/decor.h"
#include "diagram/markings.h"
#include "diagram/pieces.h"
#include "diagram/plan.h"
#include "diagram/rim.h"
#include "diagram/roles.h"
#include "diagram/signs.h"
#include "figure/build_content.h"
#include "figure/words.h"

namespace boardwright::diagram {

using game::Figure;

namespace {

std::string title_of(const Figure& figure) {
  if (!figure.numbered) return figure.title.empty() ? "Diagram" : figure.title;
  return "Diagram " + figure.id + (figure.title.empty() ? "" : ": " + figure.title);
}

constexpr double margin = 0.18;  // around everything, in cell sides

/// Builds one scene from back to front.
class Layout {
 public:
  Layout(const Board& board, const CellSet& shown)
      : board_(board), plan_(board, shown), cells_(plan_.box()) {}

  void cells() {
    add(point_ground(plan_));
    Group group{{"board", "board", {}, {}}, {}, true};
    group.children.reserve(plan_.cells().size());
    for (CellId cell : plan_.cells()) {
      const std::string& name = board_.name(cell);
      group.children.push_back(cell_path(
          plan_, cell, {cell_role(board_, cell), "cell-" + name, name, {{"cell", name}}}));
    }
    root_.children.push_back(std::move(group));
  }

  /// The board's own signs lie over painted cells. Corner marks give way to signs of the figure.
  void markings(const std::vector<Mark>& marks) {
    CellSet signed_cells;
    for (const Mark& mark : marks)
      if (is_sign(mark)) signed_cells.insert(mark.cell);
    add(draw_markings(plan_, signed_cells));
  }

  void walls() { add(draw_walls(plan_)); }

  /// Borders lie over painted cells and under everything else.
  void borders(const std::vector<Border>& all) {
    for (Node& node : draw_borders(plan_, all)) root_.children.push_back(std::move(node));
  }

  void paint(const figure::Painted& painted) {
    for (CellId cell : painted.cells) {
      if (!plan_.shows(cell)) continue;
      if (painted.as.starts_with("solid")) dark_.insert(cell);
      if (painted.as.starts_with("stripes")) striped_.insert(cell);
      paint_cell(root_, plan_, cell, painted.as);
    }
  }

  void way(const figure::DrawnWay& drawn) {
    const bool axis = drawn.kind == figure::DrawnWay::Kind::axis;
    Path path{{(axis ? "axis " : "route ") + sign_role(drawn.mark), {}, {}, {}}, {}};
    for (const auto& line : shown_parts(drawn.lines)) {
      std::vector<Vec> points;
      if (axis && !board_.topology.is_plane())
        points = lengthened(line);
      else if (axis)  // extended to where the line leaves the board
        points = {exit_point(line.front(), geometry::opposite(drawn.heading)),
                  exit_point(line.back(), drawn.heading)};
      else
        for (CellId cell : line) points.push_back(plan_.centre(cell));
      const Path part = drawn.smooth ? scene::smooth_line({}, points) : scene::polyline({}, points);
      path.strokes.insert(path.strokes.end(), part.strokes.begin(), part.strokes.end());
    }
    if (!path.strokes.empty()) add(std::move(path));
  }

  void marks(const std::vector<Mark>& all, const std::map<CellId, double>& pieces) {
    std::map<CellId, int> count, drawn;
    for (const Mark& mark : all)
      if (is_sign(mark)) ++count[mark.cell];
    const bool several = has_several_signs(all, plan_.shown());
    Group group{{"marks", {}, {}, {}}, {}, striped_.empty()};
    for (const Mark& mark : all) {
      if (!is_sign(mark)) continue;
      const int n = count[mark.cell], i = drawn[mark.cell]++;
      const Vec centre = plan_.centre(mark.cell);
      const std::string& name = board_.name(mark.cell);
      Tag tag{"",
              "mark-" + name + (n > 1 ? "-" + std::to_string(i + 1) : ""),
              figure::sign_in_words(mark.mark) + " on " + name,
              {{"cell", name}, {"mark", mark.mark}}};
      if (!mark.of.empty()) tag.data.push_back({"of", mark.of});
      if (const auto piece = pieces.find(mark.cell); piece != pieces.end()) {
        front_.push_back(mark.mark != "blocked" && (mark.least || several)
                             ? badged_sign(std::move(tag), mark.mark, centre, piece->second, i)
                             : piece_sign(std::move(tag), mark.mark, centre, piece->second));
        continue;
      }
      const double size = plan_.mark_size(mark.cell) * (n > 1 ? 0.85 : 1);
      const double apart = n > 1 ? 2.5 * size * (i - (n - 1) / 2.0) : 0;
      const Vec at = centre + Vec{apart, 0};
      if (striped_.contains(mark.cell))
        group.children.push_back(circle({"mark-ground", {}, {}, {}}, at, 1.5 * size));
      group.children.push_back(
          sign(std::move(tag), mark.mark, at, size, dark_.contains(mark.cell)));
    }
    if (!group.children.empty()) root_.children.push_back(std::move(group));
  }

  void names(bool all) { add(draw_names(plan_, all)); }

  /// Names that the caption mentions lie over everything but labels, each beside the contents of
  /// its cell.
  void plates(const CellSet& named, const Content& content) {
    CellSet taken;
    for (const PlacedPiece& placed : content.pieces) taken.insert(placed.cell);
    for (const Mark& mark : content.marks) taken.insert(mark.cell);
    add(draw_plates(plan_, named, taken));
  }

  /// Draws a piece and returns the radius of its disc.
  double piece(const PlacedPiece& placed, bool rotated, const PiecesShown& shown) {
    add(draw_piece(plan_, placed, rotated, shown));
    return plan_.piece_radius(placed.cell);
  }

  /// Arrows lie over pieces, because a leap passes over them.
  void arrows(const std::vector<Arrow>& all, const std::map<CellId, double>& pieces) {
    add(draw_arrows(plan_, all, pieces));
  }

  void rim() { root_.children.push_back(draw_rim(plan_)); }

  void labels(const std::vector<figure::PlacedLabel>& all) { add(draw_labels(plan_, all)); }

  /// Adds the signs that lie over pieces.
  void front() {
    for (Node& node : front_) root_.children.push_back(std::move(node));
    front_.clear();
  }

  Scene finish(std::string id, std::string title, std::string description) {
    // Keeps the cells in the middle, whatever lies on one side of them.
    const Box& box = plan_.box();
    const Vec edge{std::max(cells_.low.x - box.low.x, box.high.x - cells_.high.x) + margin,
                   std::max(cells_.low.y - box.low.y, box.high.y - cells_.high.y) + margin};
    return {std::move(id),
            std::move(title),
            std::move(description),
            {cells_.low - edge, cells_.high + edge},
            std::move(root_)};
  }

 private:
  void add(Path path) { root_.children.push_back(std::move(path)); }

  void add(Group group) {
    if (!group.children.empty()) root_.children.push_back(std::move(group));
  }

  bool is_sign(const Mark& mark) const { return !mark.arrow && plan_.shows(mark.cell); }

  /// The stretches of lines whose cells are shown, divided where a step crosses a seam.
  std::vector<std::vector<CellId>> shown_parts(
      const std::vector<std::vector<CellId>>& lines) const {
    std::vector<std::vector<CellId>> parts;
    for (const auto& line : lines) {
      parts.emplace_back();
      for (CellId cell : line) {
        if (!parts.back().empty() && crosses_seam(parts.back().back(), cell)) parts.emplace_back();
        if (plan_.shows(cell))
          parts.back().push_back(cell);
        else if (!parts.back().empty())
          parts.emplace_back();
      }
    }
    std::erase_if(parts, [](const auto& part) { return part.size() < 2; });
    return parts;
  }

  /// Whether a step crosses a seam, so that its line would cross the whole board on paper.
  bool crosses_seam(CellId from, CellId to) const {
    const geometry::Topology& topology = board_.topology;
    if (topology.is_plane() || topology.is_mesh()) return false;
    if (topology.plate(from) != topology.plate(to)) return true;
    if (!topology.wraps() || topology.chart().is_ring()) return false;
    const auto near = topology.outline(from), next = topology.outline(to);
    return std::find_first_of(near.begin(), near.end(), next.begin(), next.end()) == near.end();
  }

  /// Points through the centres of cells, extended almost to the outer edges of the first and the
  /// last.
  std::vector<Vec> lengthened(const std::vector<CellId>& line) const {
    std::vector<Vec> points;
    for (CellId cell : line) points.push_back(plan_.centre(cell));
    const auto longer = [&](Vec end, Vec before, CellId cell) {
      const Vec way = end - before;
      return end + (0.8 * plan_.inner_radius(cell) / length(way)) * way;
    };
    const Vec first = longer(points[0], points[1], line.front());
    const Vec last = longer(points.back(), points[points.size() - 2], line.back());
    points.insert(points.begin(), first);
    points.push_back(last);
    return points;
  }

  Vec exit_point(CellId cell, geometry::Heading heading) const {
    const double angle = static_cast<int>(heading) * 3.14159265358979 / 12;
    const bool by_side = board_.topology.gate(cell, heading)->kind == geometry::Gate::Kind::side;
    const double inner = plan_.inner_radius(cell);
    const double far = by_side ? inner : std::hypot(inner, 0.5);
    return plan_.centre(cell) + (far * 0.86) * Vec{std::cos(angle), std::sin(angle)};
  }

  const Board& board_;
  Plan plan_;
  Box cells_;  ///< of cells and walls, without labels around them
  Group root_;
  std::vector<Node> front_;  ///< signs that lie over pieces
  CellSet dark_, striped_;   ///< by kind of paint
};

Scene figure_scene(const Game& game, const Content& content, const PiecesShown& pieces) {
  const Figure& figure = *content.figure;
  Layout layout(*content.board, content.shown);
  layout.cells();
  layout.walls();
  for (const figure::Painted& painted : content.paint) layout.paint(painted);
  layout.markings(content.marks);
  if (figure.borders) layout.borders(game.borders);
  for (const figure::DrawnWay& way : content.ways) layout.way(way);
  if (figure.names) layout.names(figure.all_names);
  std::map<CellId, double> radii;
  for (const PlacedPiece& placed : content.pieces)
    radii[placed.cell] = layout.piece(placed, game.rotated, pieces);
  layout.marks(content.marks, radii);
  if (figure.coordinates) layout.rim();
  layout.front();
  layout.arrows(content.arrows, radii);
  layout.plates(content.named, content);
  layout.labels(content.labels);
  return layout.finish(scene_id(figure), title_of(figure), content.description);
}

}  // namespace

std::string scene_id(const Figure& figure) {
  std::string id = figure.id < "A" ? "fig-" : "";  // ids are letters, digits, dots and hyphens
  for (char c : figure.id)
    id += std::isalnum(static_cast<unsigned char>(c)) != 0
              ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
              : '-';
  return id;
}

Diagram lay_out(const Game& game, Content content, const PiecesShown& pieces) {
  const bool both = pieces.as == PiecesAs::both;
  Diagram diagram;
  diagram.scene = figure_scene(game, content, both ? PiecesShown() : pieces);
  if (both)
    for (const PlacedPiece& placed : content.pieces)
      if (pieces.set->find(placed.piece_type->drawing, board::seat_number(placed.seat)) != nullptr)
        diagram.drawn.insert(placed.cell);
  if (!diagram.drawn.empty()) diagram.both = figure_scene(game, content, pieces);
  diagram.content = std::move(content);
  return diagram;
}

std::optional<Diagram> draw(const Game& game, const Figure& figure, base::Report& report,
                            const PiecesShown& pieces) {
  game::GameLogics logics(game);
  base::Budget budget(base::limits::figure_steps);
  auto content = figure::build_content(game, figure, logics, budget, report);
  if (!content) return std::nullopt;
  return lay_out(game, std::move(*content), pieces);
}

}  // namespace boardwright::diagram
