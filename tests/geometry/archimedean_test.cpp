// The Archimedean tilings: regular polygons with all vertices alike. Also the errors for a tiling
// with gaps.
#include <algorithm>
#include <map>
#include <set>

#include "geometry/colouring.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::archimedean_test {
namespace {

struct Row {
  const char* tiling;
  const char* region;
  std::vector<int> corner;  ///< numbers of sides of the cells at each vertex, sorted
  int colours;              ///< minimal number of colours
};

const Row rows[] = {
    {"triangular", "small", {3, 3, 3, 3, 3, 3}, 2},
    {"rectangular", "6x6", {4, 4, 4, 4}, 2},
    {"hexagonal", "hex:4", {6, 6, 6}, 3},
    {"hexagonal-flat", "hex:4", {6, 6, 6}, 3},
    {"trihexagonal", "small", {3, 3, 6, 6}, 2},
    {"truncated-hexagonal", "small", {3, 12, 12}, 4},
    {"truncated-trihexagonal", "small", {4, 6, 12}, 3},
    {"truncated-square", "small", {4, 8, 8}, 3},
    {"lotus", "lotus-7", {3, 4, 4, 6}, 2},
    {"elongated-triangular", "small", {3, 3, 3, 4, 4}, 3},
    {"snub-square", "small", {3, 3, 3, 4, 4}, 3},
    {"snub-hexagonal", "small", {3, 3, 3, 3, 6}, 3},
};

TEST(Archimedean, TheSameCellsMeetAtEachInnerVertex) {
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

TEST(Archimedean, StepsAreReversible) {
  for (const Row& row : rows) {
    const auto board = test::board(row.tiling, row.region);
    for (CellId cell : board->cells())
      for (Heading h : every_heading)
        if (const auto to = board->topology.step(cell, h)) {
          EXPECT_EQ(board->topology.step(*to, opposite(h)), cell) << row.tiling;
        }
  }
}

TEST(Archimedean, EachHasBoardsOfAllShapes) {
  for (const Row& row : rows) {
    for (const char* form : {"rectangle = [3, 4]", "hexagon = 3", "places = [[0, 0], [1, 0]]",
                             "rings = [[0, 0], [1, 0]]", "hexagons = [[0, 0]]"}) {
      Report report;
      const Tiling from = test::tiling(row.tiling);
      const Region region = read_region(
          "r", *parse_data(std::string(form) + "\nholes = true\n", "r.toml", report), report);
      const auto patch = cut(from, region, report);
      EXPECT_FALSE(report.has_errors()) << row.tiling << " " << form << describe(report);
      EXPECT_TRUE(patch && patch->topology.size() > 1) << row.tiling << " " << form;
    }
  }
}

std::unique_ptr<Board> board_of(const Tiling& tiling, const std::string& text) {
  Report report;
  const Region region = read_region("r", *parse_data(text, "r.toml", report), report);
  auto patch = cut(tiling, region, report);
  EXPECT_FALSE(report.has_errors()) << tiling.name << describe(report);
  return std::make_unique<Board>(make_board(std::move(*patch), tiling, {{"White", upward}}));
}

TEST(Archimedean, TheLawsOfTopologyHold) {
  for (const Row& row : rows) {
    const auto board = test::board(row.tiling, row.region);
    const Topology& topology = board->topology;
    for (CellId cell : board->cells())
      for (int i = 0; i < topology.sides(cell); ++i)
        for (const auto kind : {Gate::Kind::side, Gate::Kind::corner}) {
          const Gate gate{cell, kind, i};
          EXPECT_EQ(topology.ahead(topology.ahead(gate)), gate) << row.tiling;
          EXPECT_EQ(topology.ahead(gate).kind == kind, topology.sides(cell) % 2 == 0);
          EXPECT_EQ(topology.gate(cell, topology.heading(gate)), gate) << row.tiling;
          const auto next = topology.through(gate);
          if (!next) continue;
          EXPECT_EQ(topology.through(*next), gate) << row.tiling;
          EXPECT_TRUE(points_along(topology.centre12(next->cell) - topology.centre12(cell),
                                   topology.heading(gate)))
              << row.tiling << " " << board->name(cell);
        }
  }
}

TEST(Archimedean, OnATorusEveryCellHasANeighbourOnEachSide) {
  for (const Row& row : rows) {
    const auto board = board_of(test::tiling(row.tiling),
                                "rectangle = [4, 4]\nwrap = \"files ranks\"\nholes = true");
    for (CellId cell : board->cells())
      EXPECT_EQ(std::ssize(board->topology.beside(cell)), board->topology.sides(cell))
          << row.tiling;
  }
}

TEST(Archimedean, AnExtraCellCanLieAt45Degrees) {
  const auto board =
      board_of(test::tiling("truncated-square"),
               "places = [[0, 0]]\nextra = [{ name = \"z\", shape = \"square\", beyond = \"a2\", "
               "heading = 225 }]");
  EXPECT_EQ(board->topology.step(*board->find("a2"), heading_of(225)), board->find("z"));
}

TEST(Archimedean, FewestColoursIsMinimal) {
  // Two colours if an even number of cells meets at each vertex; four if three dodecagons surround
  // a triangle; else three.
  for (const Row& row : rows) {
    const std::string name = row.tiling;
    const Tiling from = test::tiling(name);
    Report report;
    Region region = from.region(row.region) ? *from.region(row.region) : *parse_region(row.region);
    region.tints = TintSource::fewest;
    const auto patch = cut(from, region, report);
    ASSERT_TRUE(patch) << name;
    EXPECT_EQ(describe(report), "") << name;
    EXPECT_FALSE(find_equal_neighbours(patch->topology, patch->cells)) << name;
    const std::set<int> colours = test::tints_of(patch->cells);
    EXPECT_EQ(std::ssize(colours), row.colours) << name;
  }
}

TEST(Archimedean, OctagonsHaveStepsAtMultiplesOf45Degrees) {
  const auto board = test::board("truncated-square", "small");
  EXPECT_EQ(board->size(), 13);
  const auto to = [&](const char* cell, int degrees) {
    const auto next = board->topology.step(*board->find(cell), heading_of(degrees));
    return next ? board->name(*next) : "";
  };
  EXPECT_EQ(to("b2", 0), "d2");
  EXPECT_EQ(to("b2", 45), "c3");
  EXPECT_EQ(to("c3", 45), "d4");
  EXPECT_EQ(to("c3", 0), "e3");
  EXPECT_EQ(to("c3", 90), "c5");
  for (const int degrees : {30, 75, 120, 165, 210, 255, 300, 345}) EXPECT_EQ(to("b2", degrees), "");
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

TEST(Archimedean, AWrongPeriodIsReported) {
  EXPECT_EQ(problem_of("[[1, 0, 0, 0], [0, 0, 0, 1]]"), "");
  // Rows of squares shifted by sqrt(3) have the right area but do not meet side to side.
  EXPECT_EQ(problem_of("[[1, 0, 0, 0], [0, 2, 0, 0]]"),
            "t.toml:3:9: error: tile 'square' has a side with no tile beyond it\n"
            "tile = [{ kind = \"square\", sides = 4, corner = [0, 0, 0, 0], heading = 0 }]\n"
            "        ^ each side of a tile is a whole side of the next one\n");
  EXPECT_EQ(problem_of("[[1, 0, 0, 0], [7, 0, 0, 1]]"), "");
  EXPECT_NE(problem_of("[[2, 0, 0, 0], [0, 0, 0, 1]]").find("the tiles do not fill the period"),
            std::string::npos);
  EXPECT_NE(problem_of("[[1, 0, 0, 0], [0, 0, 1, 0]]").find("the tiles are larger than the period"),
            std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::archimedean_test
