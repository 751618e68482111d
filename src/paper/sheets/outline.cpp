// Computes hulls, areas and clipped outlines.
#include "sheets/outline.h"

#include <algorithm>
#include <cmath>

namespace boardwright::sheets {

using scene::PaperBox, scene::PaperShape, scene::PaperVec;

namespace {

constexpr double in_line = 1e-6;  // mm²: points of a smaller triangle count as collinear

/// Adds a point to a monotone chain: half of a hull, of sorted points with left turns only.
void wrap(PaperShape& hull, std::size_t from, PaperVec point) {
  while (hull.size() >= from + 2 && turn_at(hull[hull.size() - 2], hull.back(), point) <= in_line)
    hull.pop_back();
  hull.push_back(point);
}

/// The part of a convex outline where `inside`, a signed distance from a line, is not negative.
template <class Distance>
PaperShape cut_off(const PaperShape& shape, Distance inside) {
  PaperShape kept;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const PaperVec from = shape[i], to = shape[(i + 1) % shape.size()];
    const base::Millimetres a = inside(from), b = inside(to);
    if (a >= 0_mm) kept.push_back(from);
    if ((a >= 0_mm) != (b >= 0_mm)) kept.push_back(from + (a / (a - b)) * (to - from));
  }
  return kept;
}

}  // namespace

double turn_at(PaperVec a, PaperVec b, PaperVec c) {
  return (b.x - a.x).value * (c.y - a.y).value - (b.y - a.y).value * (c.x - a.x).value;
}

double signed_area(const PaperShape& shape) {
  double twice = 0;
  for (std::size_t i = 2; i < shape.size(); ++i) twice += turn_at(shape[0], shape[i - 1], shape[i]);
  return twice / 2;
}

double area_of(const PaperShape& shape) { return std::abs(signed_area(shape)); }

PaperShape clipped(const PaperShape& shape, const PaperBox& box) {
  PaperShape part = cut_off(shape, [&](PaperVec at) { return at.x - box.low.x; });
  part = cut_off(part, [&](PaperVec at) { return box.high.x - at.x; });
  part = cut_off(part, [&](PaperVec at) { return at.y - box.low.y; });
  return cut_off(part, [&](PaperVec at) { return box.high.y - at.y; });
}

PaperBox box_round(const PaperShape& points) {
  PaperBox box{points.front(), points.front()};
  for (const PaperVec& point : points) {
    box.low = {std::min(box.low.x, point.x), std::min(box.low.y, point.y)};
    box.high = {std::max(box.high.x, point.x), std::max(box.high.y, point.y)};
  }
  return box;
}

PaperBox box_round_both(const PaperBox& a, const PaperBox& b) {
  return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
          {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

PaperShape hull_round(const std::vector<PaperShape>& shapes, base::Millimetres wider) {
  PaperShape points, hull;
  for (const PaperShape& shape : shapes) points.insert(points.end(), shape.begin(), shape.end());
  std::ranges::sort(points,
                    [](PaperVec a, PaperVec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  for (const PaperVec& point : points) wrap(hull, 0, point);
  const std::size_t lower = hull.size() - 1;
  for (auto point = points.rbegin(); point != points.rend(); ++point) wrap(hull, lower, *point);
  hull.pop_back();
  // Each corner moves to the intersection of its two sides after both have moved outward.
  const std::size_t n = hull.size();
  const auto outward = [&](std::size_t i) {
    const PaperVec side = hull[(i + 1) % n] - hull[i];
    const base::Millimetres size = scene::length(side);
    return geometry::Vec{side.y / size, -(side.x / size)};
  };
  PaperShape grown;
  for (std::size_t i = 0; i < n; ++i) {
    const geometry::Vec a = outward((i + n - 1) % n), b = outward(i);
    const double share = 1 / (1 + a.x * b.x + a.y * b.y);
    grown.push_back(hull[i] + PaperVec{share * (a.x + b.x) * wider, share * (a.y + b.y) * wider});
  }
  return grown;
}

PaperShape cut_round(const std::vector<PaperShape>& shapes, base::Millimetres wider) {
  constexpr double nearly_all = 0.95;
  PaperShape hull = hull_round(shapes, wider);
  const PaperBox box = box_round(hull);
  PaperShape rectangle = {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
  return area_of(hull) < nearly_all * area_of(rectangle) ? hull : rectangle;
}

}  // namespace boardwright::sheets
