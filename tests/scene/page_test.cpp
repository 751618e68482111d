// Coordinates on paper and in drawings are different types, converted only by named functions.
#include "scene/page.h"

#include <gtest/gtest.h>

#include <concepts>

#include "support/operations.h"
#include "support/rooms.h"

namespace boardwright::tests::page_test {
namespace {

using test::Added;
using test::Equated;
using test::Taken;

/// Whether two types can be added or compared, or converted into one another.
template <class A, class B>
constexpr bool mix = Added<A, B> || Added<B, A> || Taken<A, B> || Taken<B, A> || Equated<A, B> ||
                     std::convertible_to<A, B> || std::convertible_to<B, A>;

static_assert(mix<PaperVec, PaperVec> && mix<Vec, Vec>);
static_assert(!mix<PaperVec, Vec> && !mix<PaperBox, Box>);
static_assert(!mix<decltype(PaperVec::x), decltype(Vec::x)>);
static_assert(!mix<PaperVec, VecOf<Points>> && !mix<Vec, VecOf<Points>>);

// Paper coordinates cannot be made from plain numbers or from lengths in another unit.
template <class Place, class... Coordinates>
concept MadeOf = requires(Coordinates... all) {
  Place{all...};
};
static_assert(MadeOf<PaperVec, Millimetres, Millimetres> && MadeOf<Vec, double, double>);
static_assert(!MadeOf<PaperVec, double, double> && !MadeOf<Vec, Millimetres, Millimetres>);
static_assert(!MadeOf<PaperVec, Points, Points> && !MadeOf<PaperBox, Vec, Vec>);

static_assert(std::same_as<decltype(PaperBox().width()), Millimetres>);
static_assert(std::same_as<decltype(Laid::origin), PaperVec>);
static_assert(std::same_as<decltype(Laid::window), PaperBox>);

TEST(Paper, BoxSizesAreInMillimetres) {
  const PaperBox box{{5_mm, 10_mm}, {8_mm, 14_mm}};
  EXPECT_EQ(box.width(), 3_mm);
  EXPECT_EQ(box.height(), 4_mm);
  EXPECT_EQ(length(box.high - box.low), 5_mm);
}

TEST(Paper, InMillimetresAndInSidesAreInverse) {
  EXPECT_EQ(in_millimetres(Vec{2, -3}, 10_mm), (PaperVec{20_mm, -30_mm}));
  EXPECT_EQ(in_sides(PaperVec{20_mm, -30_mm}, 10_mm), (Vec{2, -3}));
  EXPECT_EQ(in_millimetres(Box{{0, 1}, {2, 3}}, 4_mm).high, (PaperVec{8_mm, 12_mm}));
}

TEST(Paper, OneToOneKeepsMillimetres) {
  EXPECT_EQ(at_one_to_one(PaperVec{20.3_mm, -30_mm}), (Vec{20.3, -30}));
  EXPECT_EQ(at_one_to_one(2.5_mm), 2.5);
  EXPECT_EQ(Laid().side, one_to_one);
}

}  // namespace
}  // namespace boardwright::tests::page_test
