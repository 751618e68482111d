// Measures a board for drawing.
#include "scene/plan.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/text.h"

namespace boardwright {
namespace {

constexpr double pi = 3.14159265358979;
constexpr double letter_width = 0.6;  // of bold letters, on the average, in parts of their size

}  // namespace

Plan::Plan(const Board& board, const CellSet& shown)
    : board_(board), shown_(shown), cells_(shown.list()) {
  const auto sides = [&](CellId cell) { return board.topology.sides(cell); };
  uniform_ = true;
  for (CellId cell = 1; cell < board.size(); ++cell) uniform_ = uniform_ && sides(cell) == sides(0);
  std::set<Exact> corners;
  for (CellId cell : cells_) {
    for (const Vec& point : outline(cell)) cover(point);
    if (board.walls.empty()) continue;
    corners.insert(board.topology.outline(cell).begin(), board.topology.outline(cell).end());
  }
  for (const Wall& wall : board.walls) {
    if (std::none_of(wall.outline.begin(), wall.outline.end(),
                     [&](const Exact& corner) { return corners.contains(corner); }) &&
        cells_.size() < static_cast<std::size_t>(board.size()))
      continue;
    walls_.push_back(&wall);
    for (const Vec& point : in_plane(wall.outline)) cover(point);
  }
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

std::vector<Vec> in_plane(const Outline& outline) {
  std::vector<Vec> points;
  for (const Exact& corner : outline) points.push_back(to_plane(corner));
  return points;
}

Vec middle(const std::vector<Vec>& points) {
  Vec sum;
  for (const Vec& point : points) sum = sum + point;
  return (1.0 / static_cast<double>(points.size())) * sum;
}

std::vector<Vec> shrunk(std::vector<Vec> points, Vec centre, double factor) {
  for (Vec& point : points) point = centre + factor * (point - centre);
  return points;
}

Vec unit_vector(double degrees) {
  return {std::cos(degrees * pi / 180), std::sin(degrees * pi / 180)};
}

double turn_of(Heading forward) {
  const int degrees = 15 * forward - 90;
  return degrees > 180 ? degrees - 360 : degrees;
}

double half_width(const std::string& words, double size) {
  return 0.5 * letter_width * size * static_cast<double>(length_utf8(words));
}

}  // namespace boardwright
