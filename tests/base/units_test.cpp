// Lengths of different units cannot be mixed, and numbers become lengths only explicitly.
#include "base/units.h"

#include <gtest/gtest.h>

#include <concepts>

#include "base/length.h"
#include "support/operations.h"
#include "support/rooms.h"

namespace boardwright::tests::units_test {
namespace {

using test::Added;
using test::Equated;
using test::Taken;

template <class A, class B>
concept Compared = requires(A a, B b) {
  a < b;
};
template <class A, class B>
concept Divided = requires(A a, B b) {
  a / b;
};
template <class A, class B>
concept Multiplied = requires(A a, B b) {
  a* b;
};

/// Whether two types can be added, subtracted, compared or converted.
template <class A, class B>
constexpr bool mix = Added<A, B> || Taken<A, B> || Compared<A, B> || Equated<A, B> ||
                     std::convertible_to<A, B> || std::constructible_from<A, B>;

static_assert(!mix<Millimetres, Points> && !mix<Points, Millimetres>);
static_assert(!mix<Millimetres, Sides> && !mix<Sides, Millimetres>);
static_assert(!mix<Points, Sides> && !mix<Sides, Points>);
static_assert(!Divided<Millimetres, Points> && !Divided<Points, Sides>);

static_assert(!std::convertible_to<double, Millimetres>);
static_assert(!std::convertible_to<Millimetres, double>);
static_assert(!Added<Millimetres, double> && !Compared<Millimetres, double>);
static_assert(!Multiplied<Millimetres, Millimetres>);

static_assert(std::same_as<decltype(1_mm + 1_mm), Millimetres>);
static_assert(std::same_as<decltype(2 * 1_mm), Millimetres>);
static_assert(std::same_as<decltype(1_mm / 2_mm), double>);
static_assert(std::same_as<decltype(1_pt), Points>);

TEST(Units, AddCompareAndDivide) {
  EXPECT_EQ(2 * 3_mm + 4_mm / 2 - 1_mm, 7_mm);
  EXPECT_EQ(-3_mm, Millimetres(-3));
  EXPECT_LT(2_mm, 2.5_mm);
  Points height = 10_pt;
  height += 2_pt;
  height -= 4_pt;
  EXPECT_EQ(height *= 1.5, 12_pt);
  EXPECT_EQ(5_mm / 2_mm, 2.5);
}

TEST(Units, ConvertExplicitly) {
  EXPECT_DOUBLE_EQ(to_points(25.4_mm).value, 72);
  EXPECT_DOUBLE_EQ(to_millimetres(Points(72)).value, 25.4);
  EXPECT_EQ(in_millimetres(Sides(8), 50_mm), 400_mm);
  EXPECT_EQ(in_points(Sides(8), Points(10)), Points(80));
  EXPECT_EQ(in_sides(400_mm, 50_mm), Sides(8));
}

TEST(Units, ParsedLengthsHaveTheSameUnits) {
  EXPECT_DOUBLE_EQ(to_millimetres("72pt")->value, to_millimetres(Points(72)).value);
  EXPECT_EQ(to_millimetres("2.5mm"), 2.5_mm);
}

}  // namespace
}  // namespace boardwright::tests::units_test
