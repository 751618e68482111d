// Drawings rotated by any angle.
#include "scene/turned.h"

#include <gtest/gtest.h>

#include "support/rooms.h"

namespace boardwright::tests::rotated_test {
namespace {

TEST(Rotated, QuarterTurnsAreExact) {
  const Vec point{0.1, 0.7};
  const auto expect = [&](int degrees, Vec there) {
    const Vec rotated = boardwright::scene::rotated(point, degrees);
    EXPECT_EQ(rotated.x, there.x) << degrees;
    EXPECT_EQ(rotated.y, there.y) << degrees;
  };
  expect(0, point);
  expect(90, {-0.7, 0.1});
  expect(180, {-0.1, -0.7});
  expect(270, {0.7, -0.1});
  expect(-90, {0.7, -0.1});
  expect(450, {-0.7, 0.1});
}

TEST(Rotated, SixSixthsMakeAFullTurn) {
  Vec point{1, 0};
  for (int i = 0; i < 6; ++i) point = rotated(point, 60);
  EXPECT_NEAR(point.x, 1, 1e-12);
  EXPECT_NEAR(point.y, 0, 1e-12);
  EXPECT_NEAR(rotated(Vec{1, 0}, 60).y, 0.866025403784, 1e-12);
}

}  // namespace
}  // namespace boardwright::tests::rotated_test
