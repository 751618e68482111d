// Measures the cells of a board that a drawing shows, and how large things on them may be.
#include "diagram/plan.h"

#include <algorithm>
#include <cmath>

#include "rules/edges.h"

namespace boardwright::diagram {
namespace {

constexpr double pi = 3.14159265358979;

}  // namespace

Plan::Plan(const Board& board, const CellSet& shown)
    : board_(board), shown_(shown), cells_(shown.list()), walls_(walls_beside(board, shown)) {
  const auto sides = [&](CellId cell) { return board.topology.sides(cell); };
  uniform_ = true;
  for (CellId cell : board.cells()) uniform_ = uniform_ && sides(cell) == sides(CellId{0});
  for (CellId cell : cells_)
    for (const Vec& point : outline(cell)) cover(point);
  for (const Wall* wall : walls_)
    for (const Vec& point : in_plane(wall->outline)) cover(point);
}

std::vector<Vec> Plan::outline(CellId cell) const {
  std::vector<Vec> points;
  for (const Exact& corner : board_.topology.outline(cell)) points.push_back(to_plane(corner));
  return points;
}

double Plan::inner_radius(CellId cell) const {
  return 0.5 / std::tan(pi / board_.topology.sides(cell));
}

double Plan::man_radius(CellId cell) const {
  const double inner = inner_radius(cell), common = std::min(0.38, inner * 0.9);
  return uniform_ ? std::max(common, inner * 0.72) : common;
}

double Plan::mark_size(CellId cell) const {
  const double inner = inner_radius(cell), common = std::min(0.2, inner * 0.55);
  return uniform_ ? std::max(common, inner * 0.3) : common;
}

double Plan::name_size(CellId cell, const std::string& name) const {
  constexpr double least = 0.29, slimmer = 0.92;  // names are not bold
  if (!uniform_) return 0;
  const double inner = inner_radius(cell), room = 0.86 * inner;
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
