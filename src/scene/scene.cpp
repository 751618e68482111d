// Builders of outlines.
#include "scene/scene.h"

namespace boardwright {

Path polyline(Tag tag, const std::vector<Vec>& points) {
  Path path{std::move(tag), {}};
  path.strokes.reserve(points.size() + 1);
  for (const Vec& point : points)
    path.strokes.push_back({path.strokes.empty() ? Stroke::Kind::move : Stroke::Kind::line, point});
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

}  // namespace boardwright
