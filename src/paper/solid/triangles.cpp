// Triangulates by joining holes to their outer loops and cutting off ears. All orientation tests
// are exact.
#include "solid/triangles.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace boardwright::solid {
namespace {

/// Positive if r lies to the left of the line from p to q.
std::int64_t turn_at(GridPoint p, GridPoint q, GridPoint r) {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

std::int64_t square_between(GridPoint p, GridPoint q) {
  return (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
}

bool is_inside(const Loop& loop, GridPoint at) {
  bool inside = false;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const GridPoint &p = loop[i], &q = loop[(i + 1) % loop.size()];
    if ((p.y > at.y) != (q.y > at.y) && (turn_at(p, q, at) > 0) == (q.y > p.y)) inside = !inside;
  }
  return inside;
}

/// Whether `at`, a point on the line through p and q, lies between them.
bool is_between(GridPoint p, GridPoint q, GridPoint at) {
  return std::min(p.x, q.x) <= at.x && at.x <= std::max(p.x, q.x) && std::min(p.y, q.y) <= at.y &&
         at.y <= std::max(p.y, q.y);
}

/// Whether two segments meet anywhere except in a shared end.
bool cross(GridPoint p, GridPoint q, GridPoint r, GridPoint s) {
  const std::int64_t a = turn_at(p, q, r), b = turn_at(p, q, s);
  const std::int64_t c = turn_at(r, s, p), d = turn_at(r, s, q);
  if (((a > 0 && b < 0) || (a < 0 && b > 0)) && ((c > 0 && d < 0) || (c < 0 && d > 0))) return true;
  const auto touches = [](std::int64_t turn, GridPoint from, GridPoint to, GridPoint at) {
    return turn == 0 && at != from && at != to && is_between(from, to, at);
  };
  return touches(a, p, q, r) || touches(b, p, q, s) || touches(c, r, s, p) || touches(d, r, s, q);
}

bool crosses_any(const Loop& loop, GridPoint from, GridPoint to) {
  for (std::size_t i = 0; i < loop.size(); ++i)
    if (cross(from, to, loop[i], loop[(i + 1) % loop.size()])) return true;
  return false;
}

/// Whether the segment from a corner to a point starts inside the loop, which lies to its left.
bool begins_inside(const Loop& loop, std::size_t corner, GridPoint to) {
  const GridPoint before = loop[(corner + loop.size() - 1) % loop.size()], at = loop[corner],
                  after = loop[(corner + 1) % loop.size()];
  const bool left_in = turn_at(before, at, to) > 0, left_out = turn_at(at, after, to) > 0;
  return turn_at(before, at, after) > 0 ? left_in && left_out : left_in || left_out;
}

/// Joins a hole to the outer loop by the shortest possible bridge, traversed in both directions.
void join_hole(Loop& outer, const Loop& hole, const std::vector<Loop>& others) {
  const auto first = std::ranges::max_element(hole);  // the rightmost point
  std::vector<std::size_t> corners(outer.size());
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = i;
  std::ranges::stable_sort(corners, [&](std::size_t a, std::size_t b) {
    return square_between(outer[a], *first) < square_between(outer[b], *first);
  });
  for (const std::size_t corner : corners) {
    const GridPoint at = outer[corner];
    if (!begins_inside(outer, corner, *first) || crosses_any(outer, at, *first) ||
        std::ranges::any_of(others,
                            [&](const Loop& other) { return crosses_any(other, at, *first); }))
      continue;
    Loop way(first, hole.end());
    way.insert(way.end(), hole.begin(), first + 1);
    way.push_back(at);
    outer.insert(outer.begin() + static_cast<std::ptrdiff_t>(corner) + 1, way.begin(), way.end());
    return;
  }
  assert(!"a hole lies in its outer loop");
}

/// Triangulates one loop, which can touch itself where holes were joined.
class Ears {
 public:
  Ears(const Loop& loop, std::vector<Triangle>& out) : loop_(loop), out_(out) {
    const std::size_t n = loop.size();
    for (std::size_t i = 0; i < n; ++i) {
      before_.push_back((i + n - 1) % n);
      after_.push_back((i + 1) % n);
    }
  }

  void cut_all() {
    std::size_t left = loop_.size(), at = 0, passed = 0;
    // At first only true ears; if rounding leaves none, corners without area, then convex ones,
    // then any.
    for (int lenience = 0; left > 3;) {
      if (is_ear(at, lenience)) {
        cut(at);
        --left;
        passed = 0;
        lenience = 0;
        at = after_[after_[at]];  // skips a corner, for less narrow triangles
        continue;
      }
      at = after_[at];
      if (++passed < left) continue;
      passed = 0;
      ++lenience;
    }
    out_.push_back({loop_[before_[at]], loop_[at], loop_[after_[at]]});
  }

 private:
  bool is_ear(std::size_t at, int lenience) const {
    const GridPoint p = loop_[before_[at]], q = loop_[at], r = loop_[after_[at]];
    const std::int64_t turn = turn_at(p, q, r);
    if (lenience >= 2) return lenience > 2 || turn >= 0;
    if (turn < 0 || (turn == 0 && lenience == 0)) return false;
    if (turn == 0) return true;
    const auto [low_x, high_x] = std::minmax({p.x, q.x, r.x});
    const auto [low_y, high_y] = std::minmax({p.y, q.y, r.y});
    for (std::size_t i = after_[after_[at]]; i != before_[at]; i = after_[i]) {
      const GridPoint s = loop_[i];
      if (s.x < low_x || s.x > high_x || s.y < low_y || s.y > high_y) continue;
      if (s == p || s == q || s == r) continue;
      if (turn_at(p, q, s) >= 0 && turn_at(q, r, s) >= 0 && turn_at(r, p, s) >= 0) return false;
    }
    return begins_between(at);
  }

  /// Whether the third side of an ear lies inside the loop at both of its ends. This can fail where
  /// the loop passes a corner twice, as where a hole is joined.
  bool begins_between(std::size_t at) const {
    const std::size_t from = before_[at], to = after_[at];
    const auto sees = [&](std::size_t corner, GridPoint target) {
      const GridPoint before = loop_[before_[corner]], here = loop_[corner],
                      after = loop_[after_[corner]];
      const bool left_in = turn_at(before, here, target) >= 0;
      const bool left_out = turn_at(here, after, target) >= 0;
      return turn_at(before, here, after) >= 0 ? left_in && left_out : left_in || left_out;
    };
    return sees(from, loop_[to]) && sees(to, loop_[from]);
  }

  void cut(std::size_t at) {
    out_.push_back({loop_[before_[at]], loop_[at], loop_[after_[at]]});
    after_[before_[at]] = after_[at];
    before_[after_[at]] = before_[at];
  }

  const Loop& loop_;
  std::vector<Triangle>& out_;
  std::vector<std::size_t> before_, after_;
};

}  // namespace

std::vector<Triangle> triangles_of(const Footprint& footprint) {
  struct Outer {
    Loop loop;
    std::int64_t area;
    std::vector<Loop> holes;
  };
  std::vector<Outer> outers;
  for (const Loop& loop : footprint.loops)
    if (const std::int64_t area = twice_area(loop); area > 0) outers.push_back({loop, area, {}});
  for (const Loop& loop : footprint.loops) {
    if (twice_area(loop) >= 0) continue;
    Outer* around = nullptr;
    for (Outer& outer : outers)
      if (is_inside(outer.loop, loop.front()) && (around == nullptr || outer.area < around->area))
        around = &outer;
    assert(around != nullptr);
    around->holes.push_back(loop);
  }
  std::vector<Triangle> triangles;
  for (Outer& outer : outers) {
    // The rightmost holes first: their bridge to the outer loop does not cross other holes.
    std::ranges::sort(outer.holes, [](const Loop& a, const Loop& b) {
      return *std::ranges::max_element(a) > *std::ranges::max_element(b);
    });
    Loop loop = outer.loop;
    while (!outer.holes.empty()) {
      const Loop hole = outer.holes.front();
      outer.holes.erase(outer.holes.begin());
      std::vector<Loop> others = outer.holes;
      others.push_back(hole);
      join_hole(loop, hole, others);
    }
    Ears(loop, triangles).cut_all();
  }
  return triangles;
}

}  // namespace boardwright::solid
