// Builds outlines: polygons, circles, plates and smooth lines.
#include "scene/scene.h"

#include <cmath>

namespace boardwright::scene {
namespace {

Vec rotated_by(Vec v, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * v.x - s * v.y, s * v.x + c * v.y};
}

/// The signed angle from one direction to another, counter-clockwise.
double turn_between(Vec p, Vec q) {
  return std::atan2(p.x * q.y - p.y * q.x, p.x * q.x + p.y * q.y);
}

/// The turn of a line at each of its points. An end takes the turn two points further in, because
/// the turns of a wheel alternate between two angles.
std::vector<double> turns_at(const std::vector<Vec>& points) {
  const std::size_t last = points.size() - 1;
  std::vector<double> turns(points.size(), 0);
  for (std::size_t i = 1; i < last; ++i)
    turns[i] = turn_between(points[i] - points[i - 1], points[i + 1] - points[i]);
  const std::size_t in = last > 2 ? 2 : 1;
  turns[0] = turns[in];
  turns[last] = turns[last - in];
  return turns;
}

}  // namespace

Path polyline(Tag tag, const std::vector<Vec>& points) {
  Path path{std::move(tag), {}};
  path.strokes.reserve(points.size() + 1);
  for (const Vec& point : points)
    path.strokes.push_back({path.strokes.empty() ? Stroke::Kind::move : Stroke::Kind::line, point});
  return path;
}

Path smooth_line(Tag tag, const std::vector<Vec>& points) {
  if (points.size() < 3) return polyline(std::move(tag), points);
  const std::vector<double> turns = turns_at(points);
  Path path{std::move(tag), {{Stroke::Kind::move, points.front()}}};
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec chord = points[i + 1] - points[i];
    const double leaving = -turns[i] / 2, arriving = turns[i + 1] / 2;
    const double arm = 2 / (3 * (1 + std::cos((arriving - leaving) / 2)));  // of a circular arc
    path.strokes.push_back({Stroke::Kind::curve, points[i + 1], 0,
                            points[i] + arm * rotated_by(chord, leaving),
                            points[i + 1] - arm * rotated_by(chord, arriving)});
  }
  return path;
}

Path polygon(Tag tag, const std::vector<Vec>& corners) {
  Path path = polyline(std::move(tag), corners);
  path.strokes.push_back({Stroke::Kind::close});
  return path;
}

Path circle(Tag tag, Vec centre, double radius) {
  const Vec right = centre + Vec{radius, 0}, left = centre - Vec{radius, 0};
  return {std::move(tag),
          {{Stroke::Kind::move, right},
           {Stroke::Kind::half_turn, left, radius},
           {Stroke::Kind::half_turn, right, radius},
           {Stroke::Kind::close}}};
}

Path plate(Tag tag, Vec centre, double half, double radius) {
  const auto corner = [&](double x, double y) { return centre + Vec{x * half, y * radius}; };
  return {std::move(tag),
          {{Stroke::Kind::move, corner(1, -1)},
           {Stroke::Kind::half_turn, corner(1, 1), radius},
           {Stroke::Kind::line, corner(-1, 1)},
           {Stroke::Kind::half_turn, corner(-1, -1), radius},
           {Stroke::Kind::close}}};
}

}  // namespace boardwright::scene
