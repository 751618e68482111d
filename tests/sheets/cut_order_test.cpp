// Lines to cut: joined without loss, and ordered for short travel.
#include "sheets/cut_order.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "sheets/flatten.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::cut_order_test {
namespace {

using namespace test;

PaperVec at(double x, double y) { return {Millimetres(x), Millimetres(y)}; }

CutLine open_line(PaperShape points) { return {CutLayer::engrave, std::move(points)}; }

std::vector<CutLine> some_lines() {
  std::vector<CutLine> lines;
  const auto any_at = [] {
    return at(static_cast<double>(any_between(0, 6)), static_cast<double>(any_between(0, 6)));
  };
  for (std::int64_t i = any_between(1, 25); i > 0; --i) {
    const PaperVec from = any_at();  // one step of a grid, so that segments overlap only if equal
    const bool up = any_bool();
    lines.push_back(open_line({from, from + at(up ? 0 : 1, up ? 1 : 0)}));
  }
  return lines;
}

/// The grid steps along lines, with their counts.
std::map<std::array<long, 4>, int> steps_of(const std::vector<CutLine>& lines) {
  std::map<std::array<long, 4>, int> steps;
  for (const CutLine& line : lines)
    for (std::size_t i = line.closed ? 0 : 1; i < line.points.size(); ++i) {
      const PaperVec to = line.points[i],
                     from = line.points[(i + line.points.size() - 1) % line.points.size()];
      const int count = static_cast<int>(std::lround(length(to - from).value));
      for (int k = 0; k < count; ++k) {
        const PaperVec a = from + (static_cast<double>(k) / count) * (to - from);
        const PaperVec b = from + (static_cast<double>(k + 1) / count) * (to - from);
        std::array<long, 4> step = {std::lround(a.x.value), std::lround(a.y.value),
                                    std::lround(b.x.value), std::lround(b.y.value)};
        const std::array<long, 4> back = {step[2], step[3], step[0], step[1]};
        ++steps[std::min(step, back)];
      }
    }
  return steps;
}

LAW(CutOrder, JoiningAndOrderingKeepEverySegmentOnce) {
  const std::vector<CutLine> lines = some_lines();
  const auto joined = joined_lines(lines);
  auto wanted = steps_of(lines);
  for (auto& [step, count] : wanted) count = 1;
  HOLDS(steps_of(joined) == wanted);
  HOLDS(steps_of(in_working_order(joined)) == wanted);
  HOLDS(in_working_order(joined).size() == joined.size());
}

LAW(CutOrder, NoTwoOpenLinesShareAnEnd) {
  std::map<std::pair<long, long>, int> ends;
  for (const CutLine& line : joined_lines(some_lines()))
    if (!line.closed)
      for (const PaperVec end : {line.points.front(), line.points.back()})
        ++ends[{std::lround(end.x.value), std::lround(end.y.value)}];
  for (const auto& [place, count] : ends) HOLDS(count == 1);
}

LAW(CutOrder, JoinedLinesHaveNoCollinearCorners) {
  for (const CutLine& line : joined_lines(some_lines()))
    for (std::size_t i = line.closed ? 0 : 1; i + (line.closed ? 0 : 1) < line.points.size(); ++i) {
      const std::size_t n = line.points.size();
      const PaperVec in = line.points[i] - line.points[(i + n - 1) % n],
                     out = line.points[(i + 1) % n] - line.points[i];
      HOLDS((in.x == 0_mm) != (out.x == 0_mm));
    }
}

TEST(CutOrder, CrossingLinesGoStraightOn) {
  const auto lines =
      joined_lines({open_line({at(0, 1), at(1, 1), at(2, 1)}), open_line({at(1, 0), at(1, 1)}),
                    open_line({at(1, 1), at(1, 2)})});
  ASSERT_EQ(lines.size(), 2u);
  for (const CutLine& line : lines) EXPECT_EQ(line.points.size(), 2u);
}

TEST(CutOrder, DuplicateSegmentsStayInTheFirstLayer) {
  const auto lines = joined_lines({{CutLayer::river, {at(0, 0), at(1, 0)}},
                                   {CutLayer::engrave, {at(2, 0), at(1, 0), at(0, 0)}}});
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(travel_of(lines).along, 2_mm);
}

TEST(CutOrder, InnerCutsComeBeforeOuterCuts) {
  const auto square = [](double low, double size) {
    return CutLine{
        CutLayer::cut,
        {at(low, low), at(low + size, low), at(low + size, low + size), at(low, low + size)},
        true};
  };
  const auto lines = in_working_order({square(0, 10),
                                       {CutLayer::cut, {at(5, 5)}, false, 1_mm},
                                       square(3, 4),
                                       {CutLayer::engrave, {at(20, 20), at(21, 20)}}});
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0].layer, CutLayer::engrave);
  EXPECT_EQ(lines[1].radius, 1_mm);
  EXPECT_NEAR(travel_of({lines[2]}).along.value, 16, 1e-9);
  EXPECT_NEAR(travel_of({lines[3]}).along.value, 40, 1e-9);
}

TEST(CutOrder, NearestEndComesNext) {
  const auto lines =
      in_working_order({open_line({at(9, 1), at(1, 1)}), open_line({at(9, 2), at(1, 2)}),
                        open_line({at(1, 3), at(9, 3)})});
  EXPECT_EQ(lines[0].points.front(), at(1, 1));  // reversed
  EXPECT_EQ(lines[1].points.front(), at(9, 2));
  EXPECT_EQ(lines[2].points.front(), at(1, 3));
  EXPECT_NEAR(travel_of(lines).between.value, std::sqrt(2) + 2, 1e-9);
}

TEST(Flatten, PolylinesStayWithinTheTolerance) {
  const double k = 4 * (std::sqrt(2) - 1) / 3;  // a quarter of a circle, to 0.03 %
  const std::vector<Stroke> quarter = {
      {Stroke::Kind::move, {1, 0}},
      {Stroke::Kind::curve, {0, 1}, 0, {1, k}, {k, 1}},
  };
  for (const Millimetres tolerance : {0.1_mm, 0.01_mm}) {
    const auto lines = flat_lines(quarter, {{}, 10_mm, 0}, tolerance);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_FALSE(lines[0].closed);
    for (std::size_t i = 1; i < lines[0].points.size(); ++i) {
      const PaperVec middle = 0.5 * (lines[0].points[i - 1] + lines[0].points[i]);
      EXPECT_GT(length(middle), 10_mm - tolerance - 0.003_mm);
    }
    EXPECT_LT(lines[0].points.size(), 40u);
  }
}

TEST(Flatten, HalfTurnsGoCounterClockwise) {
  const auto lines = flat_lines(circle({}, {2, 1}, 0.5).strokes, {{}, 20_mm, 0});
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_TRUE(lines[0].closed);
  double area = 0;
  for (std::size_t i = 0; i < lines[0].points.size(); ++i) {
    const PaperVec p = lines[0].points[i], q = lines[0].points[(i + 1) % lines[0].points.size()];
    area += (p.x.value * q.y.value - p.y.value * q.x.value) / 2;
    EXPECT_NEAR(length(p - at(40, 20)).value, 10, 1e-9);
  }
  EXPECT_NEAR(area, 100 * std::acos(-1.0), 0.5);
}

TEST(Flatten, OutlinesAreRotatedAboutTheirOwnOrigin) {
  const LaidOutline laid{at(5, 5), 2_mm, 90};
  EXPECT_NEAR(laid.place({1, 0}).x.value, 5, 1e-9);
  EXPECT_NEAR(laid.place({1, 0}).y.value, 7, 1e-9);
}

TEST(Flatten, DashesAndGapsAlternate) {
  const auto dashes = dashed({{at(0, 0), at(10, 0)}, false}, {3_mm, 1_mm});
  ASSERT_EQ(dashes.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(dashes[i].points.front().x.value, 4.0 * static_cast<double>(i), 1e-9);
    EXPECT_NEAR(length(dashes[i].points.back() - dashes[i].points.front()).value, i < 2 ? 3 : 2,
                1e-9);
  }
  // A dash continues around a corner.
  const auto square = dashed({{at(0, 0), at(4, 0), at(4, 4), at(0, 4)}, true}, {6_mm, 2_mm});
  ASSERT_EQ(square.size(), 2u);
  EXPECT_EQ(square[0].points.size(), 3u);
}

}  // namespace
}  // namespace boardwright::tests::cut_order_test
