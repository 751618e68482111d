// Compares directions of leaps with headings, in exact arithmetic.
#include "moves/course.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace boardwright::moves {
namespace {

/// The things that lead farthest along a vector. Requires: all have the same length.
template <class Things, class WayOf>
Things farthest_along(const Exact& way, const Things& things, const WayOf& way_of) {
  Things found;
  std::optional<geometry::Surd> most;
  for (const auto& each : things) {
    const geometry::Surd here = geometry::dot(way, way_of(each));
    if (most && here < *most) continue;
    if (!most || *most < here) found.clear();
    most = here;
    found.push_back(each);
  }
  return found;
}

/// The headings of a stretch on a cell, separately for each axis.
std::vector<HeadingSet> by_axis(const Then& then, const board::Board& board,
                                geometry::CellId cell) {
  if (then.axes.size() < 2) return {headings_of(then, board, cell)};
  std::vector<HeadingSet> found;
  Then one = then;
  for (const std::string& name : then.axes) {
    one.axes = {name};
    found.push_back(headings_of(one, board, cell));
  }
  return found;
}

/// The leaps that are some degrees round from those in `from`; directions count as evenly spaced.
std::vector<const Leap*> rotated_round(const std::vector<const Leap*>& all,
                                       const std::vector<const Leap*>& from, int degrees,
                                       const Leaps& leaps) {
  std::vector<Exact> ways;
  const auto place_of = [&](const Leap* leap) {
    return std::find(ways.begin(), ways.end(), leaps.vector_of(*leap)) - ways.begin();
  };
  for (const Leap* leap : all)
    if (place_of(leap) == std::ssize(ways)) ways.push_back(leaps.vector_of(*leap));
  const std::ptrdiff_t count = std::ssize(ways);
  std::vector<const Leap*> found;
  if (degrees * count % 360 != 0) return found;
  for (const Leap* leap : all)
    if (std::any_of(from.begin(), from.end(), [&](const Leap* each) {
          return place_of(leap) == (place_of(each) + degrees * count / 360) % count;
        }))
      found.push_back(leap);
  return found;
}

}  // namespace

Course along(Heading heading) { return {heading, false, {}, geometry::climb_of(heading) != 0}; }

HeadingSet bent(const Then& then, const Course& course, const board::Board& board,
                geometry::CellId cell) {
  using Bend = Then::Bend;
  if (!course.slanted || then.bend == Bend::any)
    return bent(then, course.heading, headings_of(then, board, cell));
  HeadingSet found;
  if (course.climbs) return found;
  for (const HeadingSet& axis : by_axis(then, board, cell)) {
    std::vector<Heading> open;
    for (const Heading heading : geometry::every_heading)
      if (axis[index(heading)]) open.push_back(heading);
    for (const Heading nearest : farthest_along(course.way, open, geometry::unit_step)) {
      if (then.bend == Bend::ahead || then.bend == Bend::outward)
        found.set(index(nearest));
      else
        found |= bent(then, nearest, axis);
    }
  }
  return found;
}

std::vector<const Leap*> bent(const Then& then, const Course& course, const Leaps& leaps) {
  using Bend = Then::Bend;
  const Bend bend = then.bend;
  std::vector<const Leap*> all;
  for (const Leap& leap : leaps.all())
    if (bend == Bend::any || leaps.climb_of_leap(leap) == 0) all.push_back(&leap);
  if (bend == Bend::any) return all;
  if (course.climbs) return {};
  const Exact way = course.slanted ? course.way : geometry::unit_step(course.heading);
  const auto vector_of = [&](const Leap* leap) { return leaps.vector_of(*leap); };
  std::vector<const Leap*> found;
  const auto take = [&](const Exact& to, int side, bool acute) {
    std::vector<const Leap*> some = all;
    std::erase_if(some, [&](const Leap* leap) {
      return (side != 0 && geometry::sign(geometry::cross(way, vector_of(leap))) != side) ||
             (acute && geometry::sign(geometry::dot(way, vector_of(leap))) <= 0);
    });
    for (const Leap* leap : farthest_along(to, some, vector_of)) found.push_back(leap);
  };
  if (bend == Bend::turning) {
    take(way, 0, false);
    const std::vector<const Leap*> nearest = std::exchange(found, {});
    for (const int degrees : then.turns)
      for (const Leap* leap : rotated_round(all, nearest, degrees, leaps)) found.push_back(leap);
  }
  const bool sideways = bend == Bend::sideways, outward = bend == Bend::outward;
  if (bend == Bend::back) take(-1 * way, 0, false);
  if (bend == Bend::ahead || outward) take(way, 0, outward);
  if (bend == Bend::left || sideways || outward) take(way, 1, outward);
  if (bend == Bend::right || sideways || outward) take(way, -1, outward);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace boardwright::moves
