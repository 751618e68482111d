// Headings: the directions of sides, lines and seats.
#pragma once
#include <cstdint>

#include "base/ids.h"

namespace boardwright::geometry {

using base::index;

/// A direction. 0 to 23 are the directions of the plane, in steps of 15 degrees, counter-clockwise
/// from the right. On boards with several plates, the next 24 also lead one plate up, and the next
/// 24 one plate down; the last two lead straight up and straight down.
enum class Heading : std::int8_t {};

/// The number of headings in the plane, and of all headings.
inline constexpr int headings = 24, all_headings = 3 * headings + 2;

/// All headings of the plane: `for (Heading h : every_heading)`.
inline constexpr base::Ids<Heading> every_heading{headings};

inline constexpr Heading rightward{0}, upward{6};
inline constexpr Heading straight_up{3 * headings}, straight_down{3 * headings + 1};

/// The number of plates that a heading leads up: 1, 0 or -1.
constexpr int climb_of(Heading h) {
  const int n = static_cast<int>(h);
  if (n < headings) return 0;
  return n < 2 * headings || h == straight_up ? 1 : -1;
}

/// Whether a heading leads straight up or straight down, without a direction in the plane.
constexpr bool is_upright(Heading h) { return static_cast<int>(h) >= 3 * headings; }

/// The heading without its climb; an upright one becomes `upward` (up the page).
constexpr Heading flat(Heading h) {
  return is_upright(h) ? upward : static_cast<Heading>(static_cast<int>(h) % headings);
}

/// A heading of the plane with a climb: up one plate (1), down one plate (-1) or neither (0).
constexpr Heading climbing(Heading h, int climb) {
  const int base = climb == 0 ? 0 : climb > 0 ? headings : 2 * headings;
  return static_cast<Heading>(base + static_cast<int>(flat(h)));
}

/// The angle in the plane, 0 to 345 degrees.
constexpr int in_degrees(Heading h) { return 15 * static_cast<int>(flat(h)); }

/// Rotates a heading counter-clockwise by `steps` steps; an upright one is unchanged.
constexpr Heading rotated(Heading h, int steps) {
  if (is_upright(h)) return h;
  const int sum = (static_cast<int>(flat(h)) + steps) % headings;
  return climbing(static_cast<Heading>(sum < 0 ? sum + headings : sum), climb_of(h));
}

/// The heading of an angle in degrees. Requires: a multiple of 15.
constexpr Heading heading_of(int degrees) { return rotated(rightward, degrees / 15); }

/// The opposite heading.
constexpr Heading opposite(Heading h) {
  if (is_upright(h)) return h == straight_up ? straight_down : straight_up;
  return climbing(rotated(flat(h), headings / 2), -climb_of(h));
}

/// The steps counter-clockwise from one heading to another in the plane, 0 to 23.
constexpr int steps_between(Heading from, Heading to) {
  return static_cast<int>(rotated(flat(to), -static_cast<int>(flat(from))));
}

/// The smaller turn between two headings in the plane, 0 to 12 steps.
constexpr int turn_between(Heading p, Heading q) {
  const int steps = steps_between(p, q);
  return steps <= headings / 2 ? steps : headings - steps;
}

/// The sign of the dot product of two headings: 1 if they lead the same way, -1 if opposite ways, 0
/// if they are perpendicular. Plates are as far apart as the sides of a square are long, and
/// diagonals between plates are diagonals of a cube.
constexpr int dot_sign(Heading p, Heading q) {
  const int climb = climb_of(p) * climb_of(q);
  if (is_upright(p) || is_upright(q)) return climb;
  const int turn = turn_between(p, q), quarter = headings / 4, eighth = headings / 8;
  if (climb == 0) return turn < quarter ? 1 : turn > quarter ? -1 : 0;
  const int slack = climb > 0 ? 2 * quarter - turn : turn;
  return slack == 0 || slack == eighth ? 0 : climb;
}

/// Whether a heading is the first of the two headings of a line: the one up or right; between
/// plates, the one that climbs.
constexpr bool is_first_way(Heading h) {
  return climb_of(h) != 0 ? climb_of(h) > 0 : static_cast<int>(h) < headings / 2;
}

/// Whether a heading is a multiple of 30 degrees.
constexpr bool is_multiple_of_30(Heading h) { return static_cast<int>(flat(h)) % 2 == 0; }

}  // namespace boardwright::geometry
