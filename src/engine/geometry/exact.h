// Exact coordinates: every vertex of every tiling as eight integers.
#pragma once
#include <array>
#include <compare>
#include <span>

#include "geometry/heading.h"
#include "geometry/surd.h"

namespace boardwright::geometry {

/// A point of the plane with exact coordinates.
///
/// All sides of the tilings have length 1 and point in multiples of 15 degrees, so each vertex is a
/// sum of unit steps: a + b z + c z^2 + d z^3 + (e + f z + g z^2 + h z^3) s, where z is the unit
/// step at 30 degrees and s that at 45 degrees. Since z^4 = z^2 - 1 and s^2 = z^3, every vertex has
/// exactly one such form: two points are equal exactly when their integers are. These are the
/// integers of the 24th cyclotomic field. If all sides point in multiples of 30 degrees, the last
/// four are 0.
///
/// The y axis points up. Only render/ flips it for screens.
struct Exact {
  int a = 0, b = 0, c = 0, d = 0;
  int e = 0, f = 0, g = 0, h = 0;

  friend constexpr auto operator<=>(const Exact&, const Exact&) = default;
  friend constexpr Exact operator+(const Exact& p, const Exact& q) {
    return {p.a + q.a, p.b + q.b, p.c + q.c, p.d + q.d, p.e + q.e, p.f + q.f, p.g + q.g, p.h + q.h};
  }
  friend constexpr Exact operator-(const Exact& p, const Exact& q) {
    return {p.a - q.a, p.b - q.b, p.c - q.c, p.d - q.d, p.e - q.e, p.f - q.f, p.g - q.g, p.h - q.h};
  }
  friend constexpr Exact operator*(int n, const Exact& p) {
    return {n * p.a, n * p.b, n * p.c, n * p.d, n * p.e, n * p.f, n * p.g, n * p.h};
  }
};

/// Rotates `p` about the origin, counter-clockwise by `steps` steps of 15 degrees.
///
///   (1) rotated(p, 24) == p
///   (2) rotated(rotated(p, m), n) == rotated(p, m + n)
constexpr Exact rotated(Exact p, int steps) {
  int n = ((steps % headings) + headings) % headings;
  if (n % 2 == 1) {  // by 45 degrees; a multiple of 30 degrees remains
    p = {-p.f - p.h, -p.g, p.f, p.e + p.g, p.a, p.b, p.c, p.d};
    n = (n + headings - 3) % headings;
  }
  for (; n > 0; n -= 2) p = {-p.d, p.a, p.b + p.d, p.c, -p.h, p.e, p.f + p.h, p.g};
  return p;
}

/// The unit step along a heading.
constexpr Exact unit_step(Heading h) {
  constexpr auto steps = [] {
    std::array<Exact, headings> all{};
    for (int n = 0; n < headings; ++n) all[static_cast<std::size_t>(n)] = rotated({1, 0, 0, 0}, n);
    return all;
  }();
  return steps[index(flat(h))];
}

/// Twice the x coordinate.
constexpr Surd twice_x(const Exact& p) {
  return {2 * std::int64_t{p.a} + p.c, p.b, 2 * (std::int64_t{p.f} - p.g) - p.e + p.h,
          std::int64_t{p.e} - p.f + p.g - p.h};
}

/// Twice the y coordinate.
constexpr Surd twice_y(const Exact& p) {
  return {std::int64_t{p.b} + 2 * std::int64_t{p.d}, p.c, std::int64_t{p.f} + p.g - p.e - p.h,
          std::int64_t{p.e} + p.h};
}

/// The cross product times four: the signed area of the parallelogram of two vectors. Negative if
/// the second is clockwise of the first.
constexpr Surd cross(const Exact& p, const Exact& q) {
  return twice_x(p) * twice_y(q) - twice_y(p) * twice_x(q);
}

/// The dot product times four. Negative if the angle of the vectors is obtuse.
constexpr Surd dot(const Exact& p, const Exact& q) {
  return twice_x(p) * twice_x(q) + twice_y(p) * twice_y(q);
}

/// +1 if a, b, c turn left, -1 if they turn right, 0 if they are in line.
constexpr int orientation(const Exact& a, const Exact& b, const Exact& c) {
  return sign(cross(b - a, c - a));
}

/// Whether the vector points exactly along a heading. The zero vector has no heading.
constexpr bool points_along(const Exact& vector, Heading h) {
  const Exact v = rotated(vector, -static_cast<int>(flat(h)));
  return sign(twice_y(v)) == 0 && sign(twice_x(v)) > 0;
}

/// The component of a vector along a heading, times two.
constexpr Surd twice_along(const Exact& vector, Heading h) {
  return twice_x(rotated(vector, -static_cast<int>(flat(h))));
}

/// The square of the length, times four.
constexpr Surd four_length_squared(const Exact& v) { return dot(v, v); }

/// Twelve times the centre of a regular polygon with sides of length 1. It is always an exact
/// point: the coordinates of the sum of an octagon's corners are multiples of 4.
constexpr Exact twelve_times_centre(std::span<const Exact> corners) {
  Exact sum;
  for (const Exact& corner : corners) sum = sum + corner;
  const int n = static_cast<int>(corners.size());
  if (12 % n == 0) return (12 / n) * sum;
  for (int Exact::*part :
       {&Exact::a, &Exact::b, &Exact::c, &Exact::d, &Exact::e, &Exact::f, &Exact::g, &Exact::h})
    sum.*part = sum.*part * 12 / n;
  return sum;
}

}  // namespace boardwright::geometry
