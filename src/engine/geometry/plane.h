// Floating-point coordinates, for drawing only: no rule depends on them.
#pragma once
#include <cmath>

#include "geometry/exact.h"

namespace boardwright::geometry {

/// A point or vector, y up. Vectors of one unit can be added, and multiplied by numbers.
template <class Coordinate>
struct VecOf {
  Coordinate x = {}, y = {};

  friend constexpr bool operator==(VecOf, VecOf) = default;
  friend constexpr VecOf operator+(VecOf p, VecOf q) { return {p.x + q.x, p.y + q.y}; }
  friend constexpr VecOf operator-(VecOf p, VecOf q) { return {p.x - q.x, p.y - q.y}; }
  friend constexpr VecOf operator*(double n, VecOf p) { return {n * p.x, n * p.y}; }
};

/// A vector in sides of a cell, the unit of all drawings. Vectors on paper are in scene/page.h.
using Vec = VecOf<double>;

inline constexpr double sqrt3 = 1.7320508075688772;

/// Twice the cosine of 15 degrees.
inline constexpr double twice_cos15 = 1.9318516525781366;

/// The coordinates of an exact point divided by `scale`, rounded to double.
constexpr Vec to_plane(const Exact& p, int scale = 1) {
  const auto value = [&](Surd s) {
    const auto with = [](std::int64_t whole, std::int64_t root) {
      return static_cast<double>(whole) + static_cast<double>(root) * sqrt3;
    };
    return (with(s.a, s.b) + with(s.c, s.d) * twice_cos15) / (2.0 * scale);
  };
  return {value(twice_x(p)), value(twice_y(p))};
}

inline double length(Vec v) { return std::hypot(v.x, v.y); }

}  // namespace boardwright::geometry
