// Inexact coordinates, for drawing only: no decision is ever taken on them.
#pragma once
#include <cmath>

#include "geometry/exact.h"

namespace boardwright::geometry {

/// A point or vector in sides of a cell, y up.
struct Vec {
  double x = 0, y = 0;

  friend constexpr bool operator==(Vec, Vec) = default;
  friend constexpr Vec operator+(Vec p, Vec q) { return {p.x + q.x, p.y + q.y}; }
  friend constexpr Vec operator-(Vec p, Vec q) { return {p.x - q.x, p.y - q.y}; }
  friend constexpr Vec operator*(double n, Vec p) { return {n * p.x, n * p.y}; }
};

inline constexpr double sqrt3 = 1.7320508075688772;

/// The nearest double coordinates of an exact point divided by `scale`.
constexpr Vec to_plane(Exact p, int scale = 1) {
  const auto value = [&](Surd s) {
    return (static_cast<double>(s.a) + static_cast<double>(s.b) * sqrt3) / (2.0 * scale);
  };
  return {value(twice_x(p)), value(twice_y(p))};
}

inline double length(Vec v) { return std::hypot(v.x, v.y); }

}  // namespace boardwright::geometry
