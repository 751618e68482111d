// Laws of counters on sheets: they do not overlap, lie inside the printable area, take the fewest
// sheets, have each back behind its front, and share edges with neighbouring hexagons.
#include "counters/counters.h"
#include "support/effort.h"
#include "support/laws.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace boardwright::tests::counters_test {
namespace {

constexpr Millimetres near{1e-6};
constexpr Millimetres disc_gap = 0.5_mm;  // white gap between the bleeds of two discs
constexpr CounterSheet a4{210_mm, 297_mm, 8_mm}, letter{215.9_mm, 279.4_mm, 8_mm};

CutSize size_of(Cut cut, double base) {
  return {cut, Millimetres(base), cut == Cut::disc ? 1_mm : 1.5_mm};
}

/// The largest distance of two convex outlines along the normals of the first; negative if they
/// overlap in all of these directions.
Millimetres gap_along(const PaperShape& a, const PaperShape& b) {
  Millimetres best = -1e9_mm;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const PaperVec side = a[(i + 1) % a.size()] - a[i];
    const Vec out{side.y / length(side), -side.x / length(side)};
    Millimetres least = 1e9_mm;
    for (const PaperVec corner : b)
      least = std::min(least, out.x * (corner.x - a[i].x) + out.y * (corner.y - a[i].y));
    best = std::max(best, least);
  }
  return best;
}

PaperShape placed(PaperShape outline, PaperVec at) {
  for (PaperVec& corner : outline) corner = corner + at;
  return outline;
}

PaperVec at_mm(double x, double y) { return {Millimetres(x), Millimetres(y)}; }

PaperBox room(double width, double height) { return {{}, at_mm(width, height)}; }

Millimetres gap_between(const CutSize& size, Pack pack, PaperVec a, PaperVec b) {
  if (size.cut == Cut::disc) return length(a - b) - (size.base + 2 * size.bleed) - disc_gap;
  const auto shape = outline_of(size, pack);
  return std::max(gap_along(placed(shape, a), placed(shape, b)),
                  gap_along(placed(shape, b), placed(shape, a)));
}

/// Half the width and half the height of a piece with its bleed.
PaperVec reach_of(const CutSize& size, Pack pack) {
  if (size.cut == Cut::disc) return {size.base / 2 + size.bleed, size.base / 2 + size.bleed};
  PaperVec reach;
  for (const PaperVec corner : outline_of(size, pack, size.bleed))
    reach = {std::max({reach.x, corner.x, -corner.x}), std::max({reach.y, corner.y, -corner.y})};
  return reach;
}

void expect_lawful(const PaperBox& window, const CutSize& size, Pack pack) {
  const auto spots = spots_in(window, size, pack);
  ASSERT_EQ(static_cast<double>(spots.size()), count_spots(window, size, pack));
  const PaperVec reach = reach_of(size, pack);
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const PaperVec at = spots[i].centre;
    EXPECT_GE(at.x - reach.x, window.low.x - near);
    EXPECT_GE(at.y - reach.y, window.low.y - near);
    EXPECT_LE(at.x + reach.x, window.high.x + near);
    EXPECT_LE(at.y + reach.y, window.high.y + near);
    for (std::size_t j = 0; j < i; ++j)
      ASSERT_GE(gap_between(size, pack, at, spots[j].centre), -near) << i << " and " << j;
  }
}

TEST(Counters, PiecesStayInTheWindowAndDoNotOverlap) {
  for (const Cut cut : {Cut::disc, Cut::hexagon, Cut::standee, Cut::wedge})
    for (const Pack pack : packs_of(cut))
      for (const CounterSheet& sheet : {a4, letter, CounterSheet{297_mm, 210_mm, 5_mm}})
        for (const double base :
             test::tries_all ? std::vector{8.0, 16.0, 25.0, 38.1, 60.0} : std::vector{16.0, 38.1})
          expect_lawful(sheet.window(), size_of(cut, base), pack);
}

LAW(Counters, PiecesDoNotOverlapInAnyWindow) {
  const double width = static_cast<double>(test::any_between(400, 2500)) / 10;
  const double height = static_cast<double>(test::any_between(400, 2500)) / 10;
  const double base = static_cast<double>(test::any_between(100, 900)) / 10;
  const Cut cut = test::any_of<Cut>({Cut::disc, Cut::hexagon, Cut::standee, Cut::wedge});
  for (const Pack pack : packs_of(cut))
    expect_lawful({at_mm(8, 17), at_mm(8 + width, 17 + height)}, size_of(cut, base), pack);
}

TEST(Counters, PackingsReachTheExpectedCounts) {
  // Discs of 25 mm are 27 mm with their bleed, and have a pitch of 27.5 mm.
  const CutSize disc{Cut::disc, 25_mm, 1_mm};
  const double rows = 27.5 * sqrt3 / 2;
  EXPECT_EQ(count_spots(room(27 + 6 * 27.5, 27 + 10 * rows), disc, Pack::rows), 6 * 7 + 5 * 6);
  EXPECT_EQ(count_spots(room(27 + 6.5 * 27.5, 27 + 10 * rows), disc, Pack::rows), 11 * 7);
  EXPECT_EQ(count_spots(room(27 + 10 * rows, 27 + 6 * 27.5), disc, Pack::columns), 6 * 7 + 5 * 6);
  EXPECT_EQ(count_spots(room(27 + 6 * 27.5, 27 + 9.9 * 27.5), disc, Pack::square), 70);
  EXPECT_EQ(count_spots(room(27, 27), disc, Pack::square), 1);
  EXPECT_EQ(count_spots(room(26.99, 27), disc, Pack::square), 0);
  // Hexagons that share edges need the bleed only at the ends of a row.
  const CutSize hexagon{Cut::hexagon, 25_mm, 1_mm};
  EXPECT_EQ(count_spots(room(27 + 3 * 25, 27 * 2 / sqrt3), hexagon, Pack::rows), 4);
}

TEST(Counters, SpotsAreInRowsFromTheTopLeft) {
  for (const Cut cut : {Cut::disc, Cut::hexagon, Cut::standee, Cut::wedge})
    for (const Pack pack : packs_of(cut)) {
      const auto spots = spots_in(a4.window(), size_of(cut, 20), pack);
      for (std::size_t i = 1; i < spots.size(); ++i) {
        const Spot &before = spots[i - 1], &spot = spots[i];
        if (spot.row == before.row) {
          EXPECT_GT(spot.centre.x, before.centre.x);
        } else {
          EXPECT_EQ(spot.row, before.row + 1);
          EXPECT_LT(spot.centre.x, before.centre.x);
        }
      }
    }
}

TEST(Counters, HexagonsShareTheirEdges) {
  const CutSize size = size_of(Cut::hexagon, 20);
  for (const Pack pack : packs_of(Cut::hexagon)) {
    const auto spots = spots_in(a4.window(), size, pack);
    std::vector<PaperShape> outlines;
    std::size_t neighbours = 0;
    for (const Spot& spot : spots) {
      for (const auto& other : outlines) {
        PaperVec middle;
        for (const PaperVec corner : other) middle = middle + (1.0 / 6) * corner;
        const Millimetres distance = length(middle - spot.centre);
        EXPECT_GE(distance, 20_mm - near);
        neighbours += distance < 20_mm + near;
      }
      outlines.push_back(placed(outline_of(size, pack), spot.centre));
    }
    // Inner pieces have six neighbours each.
    EXPECT_GT(neighbours, 2 * spots.size());
    const auto edges = cut_edges(outlines);
    EXPECT_EQ(edges.size(), 6 * spots.size() - neighbours);
    for (const auto& [from, to] : edges) EXPECT_NEAR(length(to - from) / 1_mm, 20 / sqrt3, 1e-6);
  }
}

TEST(Counters, StandeesShareTheirEdges) {
  const CutSize size = size_of(Cut::standee, 20);
  const auto spots = spots_in(a4.window(), size, Pack::square);
  std::vector<PaperShape> outlines;
  for (const Spot& spot : spots)
    outlines.push_back(placed(outline_of(size, Pack::square), spot.centre));
  const auto rows = static_cast<std::size_t>(spots.back().row) + 1, columns = spots.size() / rows;
  EXPECT_EQ(rows * columns, spots.size());
  EXPECT_EQ(cut_edges(outlines).size(), (rows + 1) * columns + rows * (columns + 1));
}

TEST(Counters, HexagonsAreAsWideAsTheBase) {
  for (const Pack pack : packs_of(Cut::hexagon)) {
    const auto outline = outline_of(size_of(Cut::hexagon, 25), pack);
    ASSERT_EQ(outline.size(), 6u);
    double twice_area = 0;
    for (std::size_t i = 0; i < 6; ++i) {
      const PaperVec a = outline[i], b = outline[(i + 1) % 6];
      EXPECT_NEAR(length(0.5 * (a + b)) / 1_mm, 12.5, 1e-6);
      twice_area += (a.x / 1_mm) * (b.y / 1_mm) - (a.y / 1_mm) * (b.x / 1_mm);
    }
    EXPECT_GT(twice_area, 0);  // counter-clockwise
    for (const PaperVec corner : outline_of(size_of(Cut::hexagon, 25), pack, 1.5_mm))
      EXPECT_NEAR(length(corner) / 1_mm, 14 * 2 / sqrt3, 1e-6);
  }
}

TEST(Counters, BehindMirrorsPointsForBothDuplexModes) {
  const CounterSheet lying{297_mm, 210_mm, 8_mm};
  EXPECT_EQ(behind(at_mm(30, 40), a4, Duplex::long_edge), at_mm(180, 40));
  EXPECT_EQ(behind(at_mm(30, 40), a4, Duplex::short_edge), at_mm(30, 257));
  EXPECT_EQ(behind(at_mm(30, 40), lying, Duplex::long_edge), at_mm(30, 170));
  EXPECT_EQ(behind(at_mm(30, 40), lying, Duplex::short_edge), at_mm(267, 40));
  for (const CounterSheet& sheet : {a4, lying})
    for (const Duplex duplex : {Duplex::long_edge, Duplex::short_edge})
      EXPECT_EQ(behind(behind(at_mm(31, 47), sheet, duplex), sheet, duplex), at_mm(31, 47));
}

/// Every piece has a place of its own on one of the sheets.
void expect_all_placed(const CounterLayout& layout, std::size_t pieces) {
  ASSERT_EQ(layout.places.size(), pieces);
  std::vector<std::pair<std::size_t, std::pair<Millimetres, Millimetres>>> taken;
  for (const auto& place : layout.places) {
    EXPECT_LT(place.sheet, layout.sheets);
    taken.push_back({place.sheet, {place.centre.x, place.centre.y}});
  }
  std::sort(taken.begin(), taken.end());
  EXPECT_EQ(std::adjacent_find(taken.begin(), taken.end()), taken.end());
}

TEST(Counters, LayoutsTakeTheFewestSheets) {
  for (const Cut cut : {Cut::disc, Cut::hexagon, Cut::standee, Cut::wedge})
    for (const double base : {12.0, 25.0, 30.0, 50.0})
      for (const std::size_t pieces : {1u, 7u, 54u, 114u}) {
        const CutSize size = size_of(cut, base);
        const std::size_t groups[] = {pieces, pieces};
        const CounterLayout layout = lay_counters(a4, size, groups);
        expect_all_placed(layout, 2 * pieces);
        double fewest = 1e9;
        for (const CounterSheet& sheet : {a4, CounterSheet{297_mm, 210_mm, 8_mm}})
          for (const Pack pack : packs_of(cut))
            if (const double spots = count_spots(sheet.window(), size, pack); spots > 0)
              fewest = std::min(fewest, std::ceil(2.0 * static_cast<double>(pieces) / spots));
        EXPECT_EQ(static_cast<double>(layout.sheets), fewest);
        EXPECT_EQ(least_sheets(a4, size, 2.0 * static_cast<double>(pieces)), fewest);
      }
}

TEST(Counters, SeatsBeginNewRowsIfThatAddsNoSheet) {
  const std::size_t few[] = {10, 10};
  const CutSize size = size_of(Cut::disc, 25);
  const CounterLayout layout = lay_counters(a4, size, few);
  EXPECT_NE(layout.places[9].centre.y, layout.places[10].centre.y);
  EXPECT_NEAR(layout.places[0].centre.x / 1_mm, layout.places[10].centre.x / 1_mm, 14);
  // Three seats of 18 pieces take nine rows of seven: the fourth seat begins another sheet.
  const std::size_t six[] = {18, 18, 18, 18, 18, 18};
  const CounterLayout two = lay_counters(a4, size_of(Cut::disc, 25), six);
  EXPECT_EQ(two.sheets, 2u);
  for (std::size_t piece = 0; piece < two.places.size(); ++piece)
    EXPECT_EQ(two.places[piece].sheet, piece / 54) << piece;
  const std::size_t hexagons[] = {18, 18, 18, 18, 18, 18};
  const CounterLayout comb = lay_counters(a4, size_of(Cut::hexagon, 25), hexagons);
  EXPECT_EQ(comb.sheets, 2u);
  for (std::size_t piece = 0; piece < comb.places.size(); ++piece)
    EXPECT_EQ(comb.places[piece].sheet, comb.places[piece / 18 * 18].sheet) << piece;
  const std::size_t full[] = {layout.per_sheet - 1, 1};
  EXPECT_EQ(lay_counters(a4, size, full).sheets, 1u);
}

TEST(Counters, PaperTooSmallForPieceOrMarksGivesZeroSheets) {
  EXPECT_EQ(least_sheets(a4, size_of(Cut::disc, 300), 1), 0);
  EXPECT_EQ(least_sheets({100_mm, 140_mm, 8_mm}, size_of(Cut::disc, 25), 1),
            0);  // no room for the ruler
  EXPECT_EQ(least_sheets(a4, size_of(Cut::disc, 25), 1e12), std::ceil(1e12 / 72));
}

}  // namespace
}  // namespace boardwright::tests::counters_test
