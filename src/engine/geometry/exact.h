// Exact coordinates: every vertex of every tiling is four integers.
#pragma once
#include <array>
#include <compare>
#include <cstdint>

#include "base/ids.h"

namespace boardwright::geometry {

/// A number a + b * sqrt(3) with integers a and b, compared exactly.
struct Surd {
  std::int64_t a = 0, b = 0;

  friend constexpr bool operator==(Surd, Surd) = default;
  friend constexpr Surd operator+(Surd p, Surd q) { return {p.a + q.a, p.b + q.b}; }
  friend constexpr Surd operator-(Surd p, Surd q) { return {p.a - q.a, p.b - q.b}; }
  friend constexpr Surd operator*(Surd p, Surd q) {
    return {p.a * q.a + 3 * p.b * q.b, p.a * q.b + p.b * q.a};
  }
};

/// -1, 0 or +1, decided in integers by comparing squares.
constexpr int sign(Surd s) {
  const auto of = [](std::int64_t n) { return (n > 0) - (n < 0); };
  if (of(s.a) == 0 || of(s.a) == of(s.b)) return of(s.a) == 0 ? of(s.b) : of(s.a);
  if (of(s.b) == 0) return of(s.a);
  __extension__ using Wide = __int128;  // squares of products of coordinates
  const Wide difference = Wide{s.a} * s.a - 3 * Wide{s.b} * s.b;  // never 0: sqrt(3) is irrational
  return difference > 0 ? of(s.a) : of(s.b);
}

constexpr std::strong_ordering operator<=>(Surd p, Surd q) { return sign(p - q) <=> 0; }

/// A point of the plane with exact coordinates.
///
/// The sides of our tilings all have length 1 and point in directions that are multiples of
/// 30 degrees, so each vertex is a sum of such steps: a + b z + c z^2 + d z^3, where z is the unit
/// step at 30 degrees. Since z^4 = z^2 - 1, four integers name every vertex, and name it only
/// once: two points are equal exactly when their integers are.
///
/// The y axis points up. Nothing before render/ knows about screens.
struct Exact {
  int a = 0, b = 0, c = 0, d = 0;

  friend constexpr auto operator<=>(const Exact&, const Exact&) = default;
  friend constexpr Exact operator+(Exact p, Exact q) {
    return {p.a + q.a, p.b + q.b, p.c + q.c, p.d + q.d};
  }
  friend constexpr Exact operator-(Exact p, Exact q) {
    return {p.a - q.a, p.b - q.b, p.c - q.c, p.d - q.d};
  }
  friend constexpr Exact operator*(int n, Exact p) { return {n * p.a, n * p.b, n * p.c, n * p.d}; }
};

/// Turns `p` about the origin, counter-clockwise by `twelfths` * 30 degrees.
///
///   (1) turned(p, 12) == p
///   (2) turned(turned(p, m), n) == turned(p, m + n)
constexpr Exact turned(Exact p, int twelfths) {
  for (int n = ((twelfths % 12) + 12) % 12; n > 0; --n) p = {-p.d, p.a, p.b + p.d, p.c};
  return p;
}

/// The unit step in direction `twelfths` * 30 degrees; 0 points right.
constexpr Exact unit_step(int twelfths) { return turned({1, 0, 0, 0}, twelfths); }

/// Twice the x coordinate.
constexpr Surd twice_x(Exact p) { return {2 * std::int64_t{p.a} + p.c, p.b}; }

/// Twice the y coordinate.
constexpr Surd twice_y(Exact p) { return {std::int64_t{p.b} + 2 * std::int64_t{p.d}, p.c}; }

/// Four times the area of the parallelogram of two vectors, below 0 if the second turns right.
constexpr Surd cross(Exact p, Exact q) { return twice_x(p) * twice_y(q) - twice_y(p) * twice_x(q); }

/// +1 if a, b, c turn left, -1 if they turn right, 0 if they are in line.
constexpr int orientation(Exact a, Exact b, Exact c) { return sign(cross(b - a, c - a)); }

/// A direction: 0 to 23 are those of the plane, in steps of 15 degrees, counter-clockwise from the
/// right. On boards of several plates as many lead to the next plate up, and as many down; the last
/// two lead straight up and straight down.
enum class Heading : std::int8_t {};

/// How many there are in the plane, and how many in all.
inline constexpr int headings = 24, all_headings = 3 * headings + 2;

/// All of the plane: `for (Heading h : every_heading)`.
inline constexpr Ids<Heading> every_heading{headings};

inline constexpr Heading rightward{0}, upward{6};
inline constexpr Heading straight_up{3 * headings}, straight_down{3 * headings + 1};

/// By how many plates a heading leads up: 1, 0 or -1.
constexpr int climb_of(Heading h) {
  const int n = static_cast<int>(h);
  if (n < headings) return 0;
  return n < 2 * headings || h == straight_up ? 1 : -1;
}

/// Whether a heading leads neither right nor left, neither forward nor back.
constexpr bool is_upright(Heading h) { return static_cast<int>(h) >= 3 * headings; }

/// What a heading is in the plane; one that is upright counts as up the page.
constexpr Heading flat(Heading h) {
  return is_upright(h) ? upward : static_cast<Heading>(static_cast<int>(h) % headings);
}

/// A heading of the plane that leads up or down by a plate as well.
constexpr Heading climbing(Heading h, int climb) {
  const int base = climb == 0 ? 0 : climb > 0 ? headings : 2 * headings;
  return static_cast<Heading>(base + static_cast<int>(flat(h)));
}

/// 0 to 345: the angle in the plane.
constexpr int in_degrees(Heading h) { return 15 * static_cast<int>(flat(h)); }

/// Turns a heading counter-clockwise by so many steps; one that is upright stays.
constexpr Heading turned(Heading h, int steps) {
  if (is_upright(h)) return h;
  const int sum = (static_cast<int>(flat(h)) + steps) % headings;
  return climbing(static_cast<Heading>(sum < 0 ? sum + headings : sum), climb_of(h));
}

/// The heading of an angle, which may be any multiple of 15.
constexpr Heading heading_of(int degrees) { return turned(rightward, degrees / 15); }

/// The heading on the other side.
constexpr Heading opposite(Heading h) {
  if (is_upright(h)) return h == straight_up ? straight_down : straight_up;
  return climbing(turned(flat(h), headings / 2), -climb_of(h));
}

/// The steps counter-clockwise from one heading to another in the plane, 0 to 23.
constexpr int steps_between(Heading from, Heading to) {
  return static_cast<int>(turned(flat(to), -static_cast<int>(flat(from))));
}

/// The smaller turn between two headings in the plane, 0 to 12 steps.
constexpr int turn_between(Heading p, Heading q) {
  const int steps = steps_between(p, q);
  return steps <= headings / 2 ? steps : headings - steps;
}

/// Whether two headings lead the same way (1), opposite ways (-1), or neither (0): the sign of the
/// product of their vectors, where a plate is as high as a square, and its diagonal is a diagonal.
constexpr int agreement(Heading p, Heading q) {
  const int climb = climb_of(p) * climb_of(q);
  if (is_upright(p) || is_upright(q)) return climb;
  const int turn = turn_between(p, q), quarter = headings / 4, eighth = headings / 8;
  if (climb == 0) return turn < quarter ? 1 : turn > quarter ? -1 : 0;
  const int slack = climb > 0 ? 2 * quarter - turn : turn;
  return slack == 0 || slack == eighth ? 0 : climb;
}

/// Whether a heading is the first of the two of a line: it points up, or right; between plates, up.
constexpr bool is_first_way(Heading h) {
  return climb_of(h) != 0 ? climb_of(h) > 0 : static_cast<int>(h) < headings / 2;
}

/// Whether a heading is a multiple of 30 degrees: sides have no others.
constexpr bool is_along_side(Heading h) { return static_cast<int>(flat(h)) % 2 == 0; }

/// A multiple of 30 degrees, as turns of a vector count them.
constexpr int twelfths(Heading h) { return static_cast<int>(flat(h)) / 2; }

/// Whether the vector points exactly along a heading. The null vector points nowhere.
constexpr bool points_along(Exact vector, Heading h) {
  const Exact v = turned(vector, -twelfths(h));
  if (is_along_side(h)) return sign(twice_y(v)) == 0 && sign(twice_x(v)) > 0;
  // Odd headings lie 15 degrees past v's axis: turn back once more and ask for 45 degrees.
  const Exact w = turned(v, 1);
  return twice_x(w) == twice_y(w) && sign(twice_x(w)) > 0;
}

/// How far a vector leads along a heading that is a multiple of 30 degrees, times two.
constexpr Surd twice_along(Exact vector, Heading h) {
  return twice_x(turned(vector, -twelfths(h)));
}

/// The square of the length, times four.
constexpr Surd four_length_squared(Exact v) {
  return twice_x(v) * twice_x(v) + twice_y(v) * twice_y(v);
}

}  // namespace boardwright::geometry
