// The laws of exact coordinates, as stated in their header.
#include "geometry/exact.h"

#include <gtest/gtest.h>

#include <cmath>

#include "geometry/plane.h"
#include "support/rooms.h"

namespace boardwright::tests::exact_test {
namespace {

/// All points of a small cube around the origin, and points with nonzero e, f, g or h.
std::vector<Exact> points() {
  std::vector<Exact> all;
  for (int a = -2; a <= 2; ++a)
    for (int b = -2; b <= 2; ++b)
      for (int c = -2; c <= 2; ++c)
        for (int d = -2; d <= 2; ++d) {
          all.push_back({a, b, c, d});
          all.push_back({c, -a, d, b, a, b - d, -c, a + d});
        }
  return all;
}

TEST(Exact, Law1_24StepsAreAFullTurn) {
  for (const Exact& p : points()) EXPECT_EQ(rotated(p, 24), p);
}

TEST(Exact, Law2_RotationsAddUp) {
  for (const Exact& p : points())
    for (int m = -7; m <= 7; m += 7)
      for (int n = 0; n < 24; ++n) EXPECT_EQ(rotated(rotated(p, m), n), rotated(p, m + n));
}

TEST(Exact, AUnitStepHasLengthOneAndItsHeading) {
  for (Heading h : every_heading) {
    const Vec step = to_plane(unit_step(h));
    EXPECT_NEAR(length(step), 1, 1e-12);
    EXPECT_NEAR(std::remainder(std::atan2(step.y, step.x) - in_degrees(h) * std::acos(-1) / 180,
                               2 * std::acos(-1)),
                0, 1e-12);
    EXPECT_EQ(four_length_squared(unit_step(h)), (Surd{4, 0}));
    for (Heading other : every_heading) EXPECT_EQ(points_along(unit_step(h), other), h == other);
  }
}

TEST(Exact, TheSumOfAdjacentUnitStepsPointsBetweenThem) {
  for (Heading between : every_heading)
    for (Heading h : every_heading)
      EXPECT_EQ(points_along(unit_step(rotated(between, -1)) + unit_step(rotated(between, 1)), h),
                h == between);
}

TEST(Exact, MultiplesOf30DegreesNeedFourNumbers) {
  for (Heading h : every_heading) {
    const Exact step = unit_step(h);
    EXPECT_EQ(is_multiple_of_30(h), (step == Exact{step.a, step.b, step.c, step.d}));
  }
}

TEST(Exact, TheCentreOfEveryPolygonIsExact) {
  for (const int sides : {3, 4, 6, 8, 12})
    for (Heading first : every_heading) {
      std::vector<Exact> corners{{1, 2, 0, -1, 3, 0, 1, 0}};
      for (int i = 0; i + 1 < sides; ++i)
        corners.push_back(corners.back() + unit_step(rotated(first, i * headings / sides)));
      const Exact middle = twelve_times_centre(corners);
      const Surd radius = four_length_squared(12 * corners[0] - middle);
      for (const Exact& corner : corners)
        EXPECT_EQ(four_length_squared(12 * corner - middle), radius);
    }
}

TEST(Heading, RotationsAreInvertible) {
  static_assert(opposite(rightward) == heading_of(180) && opposite(heading_of(270)) == upward);
  for (Heading h : every_heading) {
    EXPECT_EQ(opposite(opposite(h)), h);
    EXPECT_EQ(heading_of(in_degrees(h) - 720), h);
    for (int steps = -30; steps <= 30; ++steps) {
      EXPECT_EQ(steps_between(h, rotated(h, steps)), (steps + 2 * headings) % headings);
      EXPECT_EQ(rotated(rotated(h, steps), -steps), h);
      EXPECT_EQ(turn_between(h, rotated(h, steps)), turn_between(rotated(h, steps), h));
    }
  }
}

TEST(Exact, TheZeroVectorHasNoHeading) {
  for (Heading h : every_heading) EXPECT_FALSE(points_along({}, h));
}

TEST(Exact, OrientationAgreesWithDoubles) {
  const auto all = points();
  for (std::size_t i = 0; i < all.size(); i += 5)
    for (std::size_t j = 1; j < all.size(); j += 7) {
      const Vec p = to_plane(all[i]), q = to_plane(all[j]);
      const double cross = p.x * q.y - p.y * q.x;
      const int exact = orientation({}, all[i], all[j]);
      EXPECT_EQ(exact, std::abs(cross) < 1e-9 ? 0 : cross > 0 ? 1 : -1);
    }
}

TEST(Surd, SignAgreesWithDoubles) {
  for (std::int64_t a = -30; a <= 30; ++a)
    for (std::int64_t b = -30; b <= 30; ++b) {
      const double value = static_cast<double>(a) + static_cast<double>(b) * sqrt3;
      EXPECT_EQ(sign(Surd{a, b}), (value > 1e-9) - (value < -1e-9));
    }
}

TEST(Surd, SignIsExactForLargeNumbers) {
  const std::int64_t large = 3'000'000'000;  // its square is beyond 63 bits
  EXPECT_EQ(sign({2 * large, -large}), 1);   // 2 > sqrt(3)
  EXPECT_EQ(sign({-2 * large, large}), -1);
  EXPECT_EQ(sign({large, -large}), -1);
  const std::int64_t huge = std::int64_t{1} << 58;
  EXPECT_EQ(sign({2 * huge, 0, -huge, 0}), 1);  // 2 > 2 cos 15
  EXPECT_EQ(sign({-2 * huge, 0, huge, 0}), -1);
  EXPECT_EQ(sign({0, 0, -huge, huge}), 1);
}

TEST(Surd, SignOfAllFourPartsAgreesWithDoubles) {
  for (std::int64_t a = -9; a <= 9; ++a)
    for (std::int64_t b = -6; b <= 6; ++b)
      for (std::int64_t c = -9; c <= 9; ++c)
        for (std::int64_t d = -6; d <= 6; ++d) {
          const auto real = [](std::int64_t whole, std::int64_t root) {
            return static_cast<double>(whole) + static_cast<double>(root) * sqrt3;
          };
          const double value = real(a, b) + real(c, d) * twice_cos15;
          EXPECT_EQ(sign(Surd{a, b, c, d}), (value > 1e-9) - (value < -1e-9));
        }
}

TEST(Surd, SignIsExactForTinyNumbers) {
  // Powers of sqrt(2) - 1, which become very small.
  Surd hair{1, 0};
  for (int n = 0; n < 12; ++n) {
    EXPECT_EQ(sign(hair), 1) << n;
    EXPECT_EQ(sign(Surd{} - hair), -1) << n;
    hair = hair * Surd{-1, 0, -1, 1};  // t (r - 1) is sqrt(2)
  }
}

TEST(Surd, ProductsAgreeWithDoubles) {
  const auto real = [](Surd n) {
    return static_cast<double>(n.a) + static_cast<double>(n.b) * sqrt3 +
           (static_cast<double>(n.c) + static_cast<double>(n.d) * sqrt3) * twice_cos15;
  };
  for (const Surd p : {Surd{1, 2, 3, 4}, Surd{-3, 0, 2, 1}, Surd{0, 5, 0, 0}, Surd{0, 0, -1, 2}})
    for (const Surd q : {Surd{2, -1, 1, 1}, Surd{0, 0, 1, 0}, Surd{4, 1, 0, 0}})
      EXPECT_NEAR(real(p * q), real(p) * real(q), 1e-9);
}

}  // namespace
}  // namespace boardwright::tests::exact_test
