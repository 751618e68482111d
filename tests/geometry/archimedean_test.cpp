// The tilings by regular polygons with all corners alike, and what is said of one that has gaps.
#include <algorithm>
#include <map>
#include <set>

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::archimedean_test {
namespace {

struct Row {
  const char* tiling;
  const char* region;
  std::vector<int> corner;  ///< sides of the cells that meet there, in order of number
};

const Row rows[] = {
    {"triangular", "small", {3, 3, 3, 3, 3, 3}},
    {"rectangular", "6x6", {4, 4, 4, 4}},
    {"hexagonal", "hex:4", {6, 6, 6}},
    {"hexagonal-flat", "hex:4", {6, 6, 6}},
    {"trihexagonal", "small", {3, 3, 6, 6}},
    {"truncated-hexagonal", "small", {3, 12, 12}},
    {"truncated-trihexagonal", "small", {4, 6, 12}},
    {"truncated-square", "small", {4, 8, 8}},
    {"lotus", "lotus-7", {3, 4, 4, 6}},
    {"elongated-triangular", "small", {3, 3, 3, 4, 4}},
    {"snub-square", "small", {3, 3, 3, 4, 4}},
    {"snub-hexagonal", "small", {3, 3, 3, 3, 6}},
};

TEST(Archimedean, TheSameCellsMeetInEachInnerCorner) {
  for (const Row& row : rows) {
    const auto board = test::board(row.tiling, row.region);
    EXPECT_EQ(board->topology.euler(), 1) << row.tiling;
    std::map<Exact, std::vector<int>> meeting;
    for (CellId cell : board->cells())
      for (const Exact& corner : board->topology.outline(cell))
        meeting[corner].push_back(board->topology.sides(cell));
    int inner = 0;
    for (auto& [corner, sides] : meeting) {
      int degrees = 0;
      for (const int n : sides) degrees += 180 - 360 / n;
      if (degrees < 360) continue;
      std::sort(sides.begin(), sides.end());
      EXPECT_EQ(sides, row.corner) << row.tiling;
      ++inner;
    }
    EXPECT_GT(inner, 0) << row.tiling;
  }
}

TEST(Archimedean, LinesComeBackTheWayTheyWent) {
  for (const Row& row : rows) {
    const auto board = test::board(row.tiling, row.region);
    for (CellId cell : board->cells())
      for (Heading h : every_heading)
        if (const auto to = board->topology.step(cell, h)) {
          EXPECT_EQ(board->topology.step(*to, opposite(h)), cell) << row.tiling;
        }
  }
}

std::string problem_of(const std::string& period) {
  Report report;
  const auto data =
      parse_data("name = \"t\"\nperiod = " + period +
                     "\ntile = [{ kind = \"square\", sides = 4, corner = [0, 0, 0, 0], "
                     "heading = 0 }]\nnaming = \"lattice\"\n",
                 "t.toml", report);
  read_tiling(*data, report);
  return describe(report);
}

TEST(Archimedean, AWrongPeriodIsAProblem) {
  EXPECT_EQ(problem_of("[[1, 0, 0, 0], [0, 0, 0, 1]]"), "");
  EXPECT_NE(problem_of("[[2, 0, 0, 0], [0, 0, 0, 1]]").find("the tiles do not fill the period"),
            std::string::npos);
  EXPECT_NE(problem_of("[[1, 0, 0, 0], [0, 0, 1, 0]]").find("the tiles are larger than the period"),
            std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::archimedean_test
