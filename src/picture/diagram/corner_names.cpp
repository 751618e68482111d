// Finds room for names between the corners of cells and the pieces on them.
#include "diagram/corner_names.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "figure/words.h"
#include "scene/style.h"
#include "scene/turned.h"

namespace boardwright::diagram {
namespace {

constexpr double name_gap = 0.035;  // to the lines around a cell
constexpr double largest_name = 0.14, smallest_name = 0.045, name_step = 0.005;  // in cell sides

/// A cell after the board is rotated counter-clockwise.
struct RotatedCell {
  std::vector<Vec> outline;
  Vec centre;
  double radius;  ///< of the circle that a piece can cover
  std::string name;
  std::vector<bool> crossed;  ///< by corner: whether a border passes through it
};

/// Half the width and height of a name.
Vec half_of(const std::string& name, double size) {
  return {half_width(name, size), size * scene::capital_height / 2};
}

double across(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }

/// The middle of a name's box in a corner, as close to the corner as its lines allow; nothing if
/// the box would leave the cell or lie under a piece.
std::optional<Vec> place_in(const RotatedCell& cell, std::size_t corner, Vec half) {
  const std::size_t n = cell.outline.size();
  const Vec at = cell.outline[corner];
  const Vec back = cell.outline[(corner + n - 1) % n] - at,
            on = cell.outline[(corner + 1) % n] - at;
  const Vec inward = (1 / length(back)) * back + (1 / length(on)) * on;
  if (length(inward) < 1e-6) return std::nullopt;
  double least = 0, most = 1e9;  // bounds of the distance along `inward`
  for (std::size_t i = 0; i < n; ++i) {
    const Vec from = cell.outline[i], side = cell.outline[(i + 1) % n] - from;
    const Vec normal = (1 / length(side)) * Vec{-side.y, side.x};
    const double needed = name_gap + half.x * std::abs(normal.x) + half.y * std::abs(normal.y) -
                          across(normal, at - from);
    const double slope = across(normal, inward);
    if (slope > 1e-9)
      least = std::max(least, needed / slope);
    else if (slope < -1e-9)
      most = std::min(most, needed / slope);
    else if (needed > 0)
      return std::nullopt;
  }
  if (least > most) return std::nullopt;
  const Vec middle_at = at + least * inward, away = middle_at - cell.centre;
  const double free = std::hypot(std::max(std::abs(away.x) - half.x, 0.0),
                                 std::max(std::abs(away.y) - half.y, 0.0));
  if (free < cell.radius) return std::nullopt;
  return middle_at;
}

/// Halfway to a corner: the position of a name that fits into no corner.
Vec beside_middle(const RotatedCell& cell, std::size_t corner) {
  return 0.5 * (cell.centre + cell.outline[corner]);
}

/// A corner and the largest name size that fits into it. Corners at the lower left are preferred.
struct Room {
  std::size_t corner = 0;
  double size = 0;
};

Room roomiest(const RotatedCell& cell) {
  std::vector<std::size_t> corners(cell.outline.size());
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = i;
  const auto height = [&](std::size_t i) {
    const Vec way = cell.outline[i] - cell.centre;
    return std::round(1e6 * (way.x + way.y) / length(way));
  };
  std::ranges::stable_sort(corners,
                           [&](std::size_t i, std::size_t j) { return height(i) < height(j); });
  for (const bool crossed : {false, true})
    for (int step = 0; largest_name - step * name_step >= smallest_name; ++step) {
      const double size = largest_name - step * name_step;
      for (const std::size_t corner : corners)
        if (cell.crossed[corner] == crossed && place_in(cell, corner, half_of(cell.name, size)))
          return {corner, size};
    }
  return {corners.front(), 0};
}

/// The corners of all borders.
std::vector<Vec> corners_of_borders(const std::vector<Node>& borders) {
  std::vector<Vec> corners;
  for (const Node& node : borders)
    if (const auto* path = std::get_if<Path>(&node))
      for (const Stroke& stroke : path->strokes)
        if (stroke.kind != Stroke::Kind::close) corners.push_back(stroke.to);
  return corners;
}

}  // namespace

Group draw_corner_names(const Plan& plan, const std::vector<Node>& borders, int degrees) {
  const std::vector<Vec> crossings = corners_of_borders(borders);
  const auto is_crossed = [&](Vec corner) {
    return std::ranges::any_of(crossings, [&](Vec at) { return length(at - corner) < 1e-6; });
  };
  std::vector<RotatedCell> cells;
  std::vector<Room> rooms;
  double size = largest_name;
  for (const CellId id : plan.cells()) {
    RotatedCell cell{plan.outline(id),
                     scene::rotated(plan.centre(id), degrees),
                     plan.inner_radius(id),
                     figure::short_names(plan.board(), id).front(),
                     {}};
    for (const Vec corner : cell.outline) cell.crossed.push_back(is_crossed(corner));
    for (Vec& corner : cell.outline) corner = scene::rotated(corner, degrees);
    rooms.push_back(roomiest(cell));
    if (rooms.back().size > 0) size = std::min(size, rooms.back().size);
    cells.push_back(std::move(cell));
  }
  Group group{{"names", {}, {}, {}}, {}};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto& [corner, most] = rooms[i];
    const double its = most > 0 ? size : smallest_name;
    const auto place = place_in(cells[i], corner, half_of(cells[i].name, its));
    group.children.push_back(Text{{"name corner", {}, {}, {}},
                                  place ? *place : beside_middle(cells[i], corner),
                                  cells[i].name,
                                  its});
  }
  return group;
}

}  // namespace boardwright::diagram
