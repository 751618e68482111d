// Exact coordinates obey the laws that their header states.
#include "geometry/exact.h"

#include <gtest/gtest.h>

#include <cmath>

#include "geometry/plane.h"
#include "support/rooms.h"

namespace boardwright::tests::exact_test {
namespace {

/// All points of a small cube around the origin.
std::vector<Exact> points() {
  std::vector<Exact> all;
  for (int a = -2; a <= 2; ++a)
    for (int b = -2; b <= 2; ++b)
      for (int c = -2; c <= 2; ++c)
        for (int d = -2; d <= 2; ++d) all.push_back({a, b, c, d});
  return all;
}

TEST(Exact, Law1_TwelveTurnsAreNone) {
  for (const Exact& p : points()) EXPECT_EQ(turned(p, 12), p);
}

TEST(Exact, Law2_TurnsAddUp) {
  for (const Exact& p : points())
    for (int m = -7; m <= 7; m += 7)
      for (int n = 0; n < 12; ++n) EXPECT_EQ(turned(turned(p, m), n), turned(p, m + n));
}

TEST(Exact, AUnitStepHasLengthOneAndItsHeading) {
  for (int n = 0; n < 12; ++n) {
    const Vec step = to_plane(unit_step(n));
    EXPECT_NEAR(length(step), 1, 1e-12);
    EXPECT_NEAR(
        std::remainder(std::atan2(step.y, step.x) - n * std::acos(-1) / 6, 2 * std::acos(-1)), 0,
        1e-12);
    EXPECT_TRUE(points_along(unit_step(n), heading_of(30 * n)));
    EXPECT_FALSE(points_along(unit_step(n), heading_of(30 * n + 180)));
  }
}

TEST(Exact, OddHeadingsLieBetweenTheSteps) {
  for (int n = 0; n < 12; ++n)
    for (Heading h : every_heading)
      EXPECT_EQ(points_along(unit_step(n) + unit_step(n + 1), h), h == heading_of(30 * n + 15));
}

TEST(Heading, TurnsRoundBothWays) {
  static_assert(opposite(rightward) == heading_of(180) && opposite(heading_of(270)) == upward);
  for (Heading h : every_heading) {
    EXPECT_EQ(opposite(opposite(h)), h);
    EXPECT_EQ(heading_of(in_degrees(h) - 720), h);
    for (int steps = -30; steps <= 30; ++steps) {
      EXPECT_EQ(steps_between(h, turned(h, steps)), (steps + 2 * headings) % headings);
      EXPECT_EQ(turned(turned(h, steps), -steps), h);
      EXPECT_EQ(turn_between(h, turned(h, steps)), turn_between(turned(h, steps), h));
    }
  }
}

TEST(Exact, TheNullVectorPointsNowhere) {
  for (Heading h : every_heading) EXPECT_FALSE(points_along({}, h));
}

TEST(Exact, OrientationAgreesWithDoubles) {
  const auto all = points();
  for (std::size_t i = 0; i < all.size(); i += 3)
    for (std::size_t j = 1; j < all.size(); j += 7) {
      const Vec p = to_plane(all[i]), q = to_plane(all[j]);
      const double cross = p.x * q.y - p.y * q.x;
      const int exact = orientation({}, all[i], all[j]);
      EXPECT_EQ(exact, std::abs(cross) < 1e-9 ? 0 : cross > 0 ? 1 : -1);
    }
}

TEST(Surd, OrdersAsItsDoublesDo) {
  for (std::int64_t a = -30; a <= 30; ++a)
    for (std::int64_t b = -30; b <= 30; ++b) {
      const double value = static_cast<double>(a) + static_cast<double>(b) * sqrt3;
      EXPECT_EQ(sign(Surd{a, b}), (value > 1e-9) - (value < -1e-9));
    }
}

TEST(Surd, SquaresOfLargeNumbersFitToo) {
  const std::int64_t large = 3'000'000'000;  // its square is beyond 63 bits
  EXPECT_EQ(sign({2 * large, -large}), 1);   // 2 > sqrt(3)
  EXPECT_EQ(sign({-2 * large, large}), -1);
  EXPECT_EQ(sign({large, -large}), -1);
}

}  // namespace
}  // namespace boardwright::tests::exact_test
