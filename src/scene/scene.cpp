// Builders of outlines.
#include "scene/scene.h"

namespace boardwright {

Path polyline(Tag tag, const std::vector<Vec>& points) {
  Path path{std::move(tag), {}};
  path.strokes.reserve(points.size() + 1);
  for (const Vec& point : points)
    path.strokes.push_back(
        {path.strokes.empty() ? Stroke::Kind::move : Stroke::Kind::line, point, {}, {}});
  return path;
}

Path polygon(Tag tag, const std::vector<Vec>& corners) {
  Path path = polyline(std::move(tag), corners);
  path.strokes.push_back({Stroke::Kind::close, {}, {}, {}});
  return path;
}

Path circle(Tag tag, Vec centre, double radius) {
  constexpr double bulge = 0.5522847498307936;  // a quarter circle as one cubic curve
  const auto at = [&](double x, double y) { return centre + Vec{radius * x, radius * y}; };
  Path path{std::move(tag), {}};
  path.strokes = {
      {Stroke::Kind::move, at(1, 0), {}, {}},
      {Stroke::Kind::curve, at(0, 1), at(1, bulge), at(bulge, 1)},
      {Stroke::Kind::curve, at(-1, 0), at(-bulge, 1), at(-1, bulge)},
      {Stroke::Kind::curve, at(0, -1), at(-1, -bulge), at(-bulge, -1)},
      {Stroke::Kind::curve, at(1, 0), at(bulge, -1), at(1, -bulge)},
      {Stroke::Kind::close, {}, {}, {}},
  };
  return path;
}

}  // namespace boardwright
