// Measures the cells of a board, and how large things on them can be.
#include "diagram/plan.h"

#include <algorithm>
#include <cmath>

#include "board/edges.h"

namespace boardwright::diagram {
namespace {

constexpr double pi = 3.14159265358979;

}  // namespace

Plan::Plan(const Board& board, const CellSet& shown)
    : board_(board),
      shown_(shown),
      cells_(shown.list()),
      walls_(board::walls_beside(board, shown)) {
  const auto sides = [&](CellId cell) { return board.topology.sides(cell); };
  uniform_ = true;
  for (CellId cell : board.cells()) uniform_ = uniform_ && sides(cell) == sides(CellId{0});
  for (CellId cell : cells_)
    for (const Vec& point : outline(cell)) cover(point);
  if (!board.topology.chart().is_plane()) {
    least_ = 1e9;
    for (CellId cell : board.cells()) least_ = std::min(least_, inner_radius(cell));
  }
  for (const Wall* wall : walls_)
    for (const Vec& point : board_.topology.chart().drawn(wall->outline)) cover(point);
}

std::vector<Vec> Plan::outline(CellId cell) const { return board_.topology.drawn(cell); }

/// Cells of tilings are regular; otherwise the nearest side determines the radius.
double Plan::inner_radius(CellId cell) const {
  if (!board_.topology.chart().is_plane()) {
    const auto points = outline(cell);
    const Vec middle = centre(cell);
    double least = 1e9;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Vec from = points[i] - middle, to = points[(i + 1) % points.size()] - middle;
      const Vec way = to - from;
      const double foot = -(from.x * way.x + from.y * way.y) / (way.x * way.x + way.y * way.y);
      const bool bent = board_.topology.is_mesh();  // adjacent sides are parts of an arc
      least = std::min(least, bent && foot < 0 ? length(from)
                              : bent && foot > 1
                                  ? length(to)
                                  : std::abs(from.x * to.y - from.y * to.x) / length(way));
    }
    return least;
  }
  return 0.5 / std::tan(pi / board_.topology.sides(cell));
}

double Plan::piece_radius(CellId cell) const {
  const double inner = common_radius(cell), common = std::min(0.38, inner * 0.9);
  return uniform_ ? std::max(common, inner * 0.72) : common;
}

double Plan::mark_size(CellId cell) const {
  const double inner = common_radius(cell), common = std::min(0.2, inner * 0.55);
  return uniform_ ? std::max(common, inner * 0.3) : common;
}

double Plan::name_size(CellId cell, const std::string& name) const {
  constexpr double least = 0.29, slimmer = 0.92;  // names are not bold
  if (!uniform_) return 0;
  const double inner = common_radius(cell), room = 0.86 * inner;
  const double size = std::max(least, 0.46 * inner);
  return std::min(size, size * room / (slimmer * half_width(name, size)));
}

void Plan::cover(Vec point) {
  box_.low = {std::min(box_.low.x, point.x), std::min(box_.low.y, point.y)};
  box_.high = {std::max(box_.high.x, point.x), std::max(box_.high.y, point.y)};
}

void Plan::cover(const Text& text) {
  const Vec along = half_width(text.words, text.size) * unit_vector(text.angle);
  const Vec up = 0.5 * text.size * unit_vector(text.angle + 90);
  for (const Vec& corner : {along + up, along - up}) {
    cover(text.at + corner);
    cover(text.at - corner);
  }
}

}  // namespace boardwright::diagram
