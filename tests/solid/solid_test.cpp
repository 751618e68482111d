// Shapes keep their area, triangles fill them, and surfaces are closed.
#include "solid/solid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>
#include <utility>

#include "support/closed.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::solid_test {
namespace {

using namespace test;

FlatLine rectangle(Millimetres x, Millimetres y, Millimetres width, Millimetres height) {
  return {{{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}, true};
}

/// Twice the area in square millimetres, as an integer.
double area(const Footprint& footprint) { return static_cast<double>(twice_area(footprint)) / 2e6; }

/// Rectangles, discs and bands, united with and subtracted from one another.
Footprint any_footprint() {
  const auto any_mm = [](std::int64_t low, std::int64_t high) {
    return Millimetres(static_cast<double>(any_between(low, high)) / 4);
  };
  Footprint footprint;
  for (std::int64_t i = any_between(1, 9); i > 0; --i) {
    const PaperVec at{any_mm(-80, 80), any_mm(-80, 80)};
    Footprint piece_type;
    switch (any_between(0, 3)) {
      case 0: piece_type = filled({rectangle(at.x, at.y, any_mm(2, 60), any_mm(2, 60))}); break;
      case 1: piece_type = filled({{sheets::flat_circle(at, any_mm(2, 40)), true}}); break;
      default:
        piece_type =
            banded({{{at, {any_mm(-80, 80), any_mm(-80, 80)}, {any_mm(-80, 80), at.y}}, false}},
                   any_mm(1, 12));
    }
    footprint = any_bool() ? united(footprint, piece_type) : without(footprint, piece_type);
  }
  return tidied(footprint, 0.2_mm);
}

/// Whether each side of a loop is a side of one triangle, and every other side is one of two.
bool fills(const std::vector<Triangle>& triangles, const Footprint& footprint) {
  std::map<std::pair<GridPoint, GridPoint>, int> sides;
  std::int64_t sum = 0;
  for (const Triangle& each : triangles) {
    const std::int64_t twice = twice_area(Loop(each.begin(), each.end()));
    if (twice < 0) return false;
    sum += twice;
    for (std::size_t i = 0; i < 3; ++i) ++sides[{each[i], each[(i + 1) % 3]}];
  }
  for (const Loop& loop : footprint.loops)
    for (std::size_t i = 0; i < loop.size(); ++i) ++sides[{loop[(i + 1) % loop.size()], loop[i]}];
  for (const auto& [side, count] : sides) {
    const auto back = sides.find({side.second, side.first});
    if (count != 1 || back == sides.end()) return false;
  }
  return sum == twice_area(footprint);
}

/// The volume inside facets, in cubic millimetres.
double volume(const std::vector<Facet>& facets) {
  double sum = 0;
  for (const Facet& facet : facets) {
    const auto part = [&](std::size_t i) {
      return std::array{in_mm(facet[i].x), in_mm(facet[i].y), in_mm(facet[i].z)};
    };
    const auto a = part(0), b = part(1), c = part(2);
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
           a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

TEST(Footprint, HolesReduceTheArea) {
  const Footprint whole = filled({rectangle(0_mm, 0_mm, 10_mm, 10_mm)});
  const Footprint hole = filled({rectangle(2_mm, 2_mm, 3_mm, 3_mm)});
  EXPECT_DOUBLE_EQ(area(whole), 100);
  EXPECT_DOUBLE_EQ(area(without(whole, hole)), 91);
  EXPECT_EQ(without(whole, hole).loops.size(), 2u);
  EXPECT_DOUBLE_EQ(area(united(without(whole, hole), hole)), 100);
  EXPECT_DOUBLE_EQ(area(common(whole, grown(hole, -0.5_mm))), 4);
}

TEST(Footprint, LettersWithTwoContoursHaveHoles) {
  FlatLine inner = rectangle(2_mm, 2_mm, 3_mm, 3_mm);
  std::reverse(inner.points.begin(), inner.points.end());
  EXPECT_DOUBLE_EQ(area(filled({rectangle(0_mm, 0_mm, 10_mm, 10_mm), inner})), 91);
}

TEST(Footprint, BandHasItsWidthAndRoundEnds) {
  const Footprint band = banded({{{{0_mm, 0_mm}, {20_mm, 0_mm}}, false}}, 2_mm);
  EXPECT_NEAR(area(band), 40 + std::acos(-1.0), 0.02);
  const Footprint ring = banded({{sheets::flat_circle({}, 10_mm), true}}, 2_mm);
  EXPECT_NEAR(area(ring), std::acos(-1.0) * (121 - 81), 0.3);
  EXPECT_EQ(ring.loops.size(), 2u);
}

TEST(Footprint, TouchingCornersAreSeparatedByTidying) {
  const Footprint two = united(filled({rectangle(0_mm, 0_mm, 5_mm, 5_mm)}),
                               filled({rectangle(5_mm, 5_mm, 5_mm, 5_mm)}));
  const Footprint tidy = tidied(two, 0_mm);
  std::map<GridPoint, int> counts;
  for (const Loop& loop : tidy.loops)
    for (const GridPoint& at : loop) EXPECT_EQ(++counts[at], 1);
  EXPECT_NEAR(area(tidy), 50, 0.01);
}

LAW(Triangles, FillTheirFootprint) {
  const Footprint footprint = any_footprint();
  HOLDS(fills(triangles_of(footprint), footprint));
}

LAW(Solids, AreClosedAndHaveTheVolumeOfTheirLayers) {
  const Footprint base = tidied(grown(any_footprint(), 1_mm), 0.2_mm);
  if (base.empty()) return;
  const Footprint top = tidied(common(any_footprint(), grown(base, -0.5_mm)), 0.2_mm);
  Solid solid{"any", "any", {{base, 0, 3000}, {top, 3000, 4000}}};
  if (any_bool()) {  // with a hole below
    const Footprint below =
        tidied(without(base, common(any_footprint(), grown(base, -0.5_mm))), 0.2_mm);
    const Footprint solid_base = united(base, below);
    if (solid_base == base) solid.layers.insert(solid.layers.begin(), {below, -2000, 0});
  }
  if (top.empty()) solid.layers.pop_back();
  double expected = 0;
  for (const Layer& layer : solid.layers)
    expected += area(layer.footprint) * in_mm(layer.top - layer.bottom);
  const std::vector<Facet> facets = surface_of(solid);
  HOLDS(is_closed(facets));
  HOLDS(std::abs(volume(facets) - expected) < 1e-6 * (1 + expected));
  HOLDS(volume(facets) > 0);
}

TEST(Solids, LayersCanShareTheirOuterLoop) {
  const Footprint whole = filled({rectangle(0_mm, 0_mm, 40_mm, 30_mm)});
  Footprint walls = whole;  // the same outer loop, with two pockets
  for (const double x : {10.0, 28.0}) {
    Footprint pocket = filled({{sheets::flat_circle({Millimetres(x), 15_mm}, 7_mm), true}});
    std::reverse(pocket.loops[0].begin(), pocket.loops[0].end());
    walls.loops.push_back(pocket.loops[0]);
  }
  const std::vector<Facet> facets =
      surface_of({"tray", "", {{whole, 0, 1000}, {walls, 1000, 5000}}});
  EXPECT_TRUE(is_closed(facets));
  EXPECT_NEAR(volume(facets), 1200 * 5 - 4 * 2 * std::acos(-1.0) * 49, 3);
}

TEST(Stl, HasFacetsInMillimetres) {
  const Solid cube{"cube", "", {{filled({rectangle(0_mm, 0_mm, 10_mm, 10_mm)}), 0, 10000}}};
  const std::string stl = render_stl(cube);
  std::uint32_t count = 0;
  std::memcpy(&count, stl.data() + 80, 4);
  ASSERT_EQ(count, 12u);
  ASSERT_EQ(stl.size(), 84 + 50 * count);
  for (std::size_t i = 0; i < count; ++i) {
    std::array<float, 12> numbers{};
    std::memcpy(numbers.data(), stl.data() + 84 + 50 * i, sizeof numbers);
    EXPECT_EQ(std::abs(numbers[0]) + std::abs(numbers[1]) + std::abs(numbers[2]), 1);
    for (std::size_t k = 3; k < 12; ++k) EXPECT_TRUE(numbers[k] == 0 || numbers[k] == 10);
  }
}

}  // namespace
}  // namespace boardwright::tests::solid_test
