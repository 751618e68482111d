// The laws of topology.h for every gate of every board, and the totals of the lotus boards.
#include "geometry/topology.h"

#include <algorithm>
#include <numeric>

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::topology_test {
namespace {

std::vector<Gate> gates(const Topology& topology) {
  std::vector<Gate> all;
  for (CellId cell : topology.cells())
    for (int i = 0; i < topology.sides(cell); ++i) {
      all.push_back({cell, Gate::Kind::side, i});
      all.push_back({cell, Gate::Kind::corner, i});
    }
  return all;
}

TEST(Topology, Law1_ThroughIsItsOwnInverse) {
  for (const auto& board : test::every_board())
    for (const Gate& gate : gates(board->topology))
      if (const auto next = board->topology.through(gate)) {
        EXPECT_EQ(board->topology.through(*next), gate);
      }
}

TEST(Topology, Law2_AheadIsItsOwnInverse) {
  for (const auto& board : test::every_board())
    for (const Gate& gate : gates(board->topology))
      EXPECT_EQ(board->topology.ahead(board->topology.ahead(gate)), gate);
}

TEST(Topology, Law3_AheadKeepsTheKindOfGateInEvenCellsOnly) {
  for (const auto& board : test::every_board())
    for (const Gate& gate : gates(board->topology)) {
      const bool odd = board->topology.sides(gate.cell) % 2 == 1;
      EXPECT_EQ(board->topology.ahead(gate).kind == gate.kind, !odd);
    }
}

TEST(Topology, Law4_TheNextCentreIsExactlyAlongTheHeading) {
  for (const auto& board : test::every_board())
    for (const Gate& gate : gates(board->topology))
      if (const auto next = board->topology.through(gate)) {
        EXPECT_TRUE(
            points_along(board->topology.centre12(next->cell) - board->topology.centre12(gate.cell),
                         board->topology.heading(gate)));
      }
}

TEST(Topology, Law5_TouchingIsSymmetric) {
  for (const auto& board : test::every_board())
    for (CellId cell : board->cells())
      for (CellId other : board->topology.touching(cell)) {
        const auto back = board->topology.touching(other);
        EXPECT_TRUE(std::find(back.begin(), back.end(), cell) != back.end());
      }
}

TEST(Topology, Law6_AStepGoesThroughTheGateOfItsHeading) {
  for (const auto& board : test::every_board()) {
    const Topology& topology = board->topology;
    for (const Gate& gate : gates(topology))
      EXPECT_EQ(topology.gate(gate.cell, topology.heading(gate)), gate);
    for (CellId cell : topology.cells())
      for (Heading h : every_heading) {
        const auto out = topology.gate(cell, h);
        const auto in = out ? topology.through(*out) : std::nullopt;
        EXPECT_EQ(topology.step(cell, h), in ? std::optional(in->cell) : std::nullopt);
      }
  }
}

TEST(Topology, EveryBoardIsConnectedWithoutHoles) {
  for (const auto& board : test::every_board()) EXPECT_EQ(board->topology.euler(), 1) << board->id;
}

TEST(Topology, CellsThatShareOnlyEdgePointsDoNotOverlap) {
  for (const auto& board : test::every_board())
    for (CellId p : Ids<CellId>(std::min(board->size(), 60)))
      for (CellId q : Ids<CellId>(static_cast<int>(p)))
        EXPECT_FALSE(overlap(board->topology.outline(p), board->topology.outline(q)));
}

TEST(Topology, OverlapsAndDuplicatesAreFound) {
  const Outline square = {{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 1}, {0, 0, 0, 1}};
  // Moved right by 2 - sqrt(3), about 0.27 of a side, and by none at all.
  Outline moved = square;
  for (Exact& corner : moved) corner = corner + Exact{2, -2, 0, 1};
  EXPECT_TRUE(overlap(square, moved));
  EXPECT_EQ(flaw(std::vector<Outline>{square, moved}), "two cells overlap");
  EXPECT_EQ(flaw(std::vector<Outline>{square, square}), "two cells have the same corners");
}

struct LotusTotals {
  const char* id;
  int hexagons, pairs, triples;
};

TEST(Lotus, BoardSizeIs13PerHexagonMinus3PerPairPlus1PerTriple) {
  for (const auto& [id, h, e, t] : {LotusTotals{"lotus-1", 1, 0, 0},
                                    {"lotus-2", 2, 1, 0},
                                    {"lotus-3", 3, 3, 1},
                                    {"lotus-39", 4, 5, 2},
                                    {"lotus-5", 5, 7, 3},
                                    {"lotus-7", 7, 12, 6},
                                    {"lotus-19", 19, 42, 24}})
    EXPECT_EQ(test::board("lotus", id)->size(), 13 * h - 3 * e + t) << id;
}

TEST(Lotus, OneWordDescribesTheSameBoards) {
  EXPECT_EQ(test::board("lotus", "lotus:0,0;1,0;0,1;1,-1")->names(),
            test::board("lotus", "lotus-39")->names());
  EXPECT_EQ(test::board("lotus", "rings:0,0;1,0;0,1;1,-1")->names(),
            test::board("lotus", "lotus-39")->names());
  EXPECT_EQ(test::board("truncated-square", "rings:0,0")->size(), 5);
}

TEST(Lotus, NamesAreThoseOfDiagram3_6) {
  const auto board = test::board("lotus", "lotus-39");
  const std::vector<std::string> names = {
      "a3", "a4", "a5", "b3", "b5", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "d1",
      "d3", "d5", "d7", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "f1", "f3", "f5",
      "f7", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "h3", "h5", "i3", "i4", "i5"};
  EXPECT_EQ(board->names(), names);
}

TEST(Lotus, WhiteSitsAtTheBottom) {
  const auto board = test::board("lotus", "lotus-39");
  EXPECT_LT(board->topology.centre(*board->find("e1")).y,
            board->topology.centre(*board->find("e7")).y);
  EXPECT_LT(board->topology.centre(*board->find("a4")).x,
            board->topology.centre(*board->find("i4")).x);
}

TEST(Lotus, The41CellBoardHasTwoMoreTriangles) {
  const auto small = test::board("lotus", "lotus-39"), large = test::board("lotus", "lotus-41");
  EXPECT_EQ(large->size(), 41);
  for (const auto& [extra, beside] : {std::pair{"z4", "a4"}, {"j4", "i4"}}) {
    const auto cell = large->find(extra);
    ASSERT_TRUE(cell);
    EXPECT_EQ(large->topology.sides(*cell), 3);
    ASSERT_EQ(large->topology.beside(*cell).size(), 1u);
    EXPECT_EQ(large->name(large->topology.beside(*cell)[0]), beside);
  }
}

TEST(Lotus, Has17DiagonalsFourZFilesOfFiveCellsAndThreeXRanks) {
  const auto board = test::board("lotus", "lotus-39");
  EXPECT_EQ(board->lines(*board->axis("Y")).size(), 5u);
  EXPECT_EQ(board->lines(*board->axis("V")).size(), 6u);
  EXPECT_EQ(board->lines(*board->axis("W")).size(), 6u);
  EXPECT_EQ(board->lines(*board->axis("X")).size(), 3u);
  const auto files = board->lines(*board->axis("Z"));
  EXPECT_EQ(files.size(), 4u);
  for (const auto& file : files) EXPECT_EQ(file.size(), 5u);
}

TEST(Lotus, EveryOtherCellOfAYVOrWLineIsATriangleAndNoneOfAnXOrZLine) {
  for (const char* id : {"lotus-39", "lotus-7", "lotus-19"}) {
    const auto board = test::board("lotus", id);
    const auto triangle = [&](CellId cell) { return board->topology.sides(cell) == 3; };
    for (const char* axis : {"Y", "V", "W"})
      for (const auto& line : board->lines(*board->axis(axis)))
        for (std::size_t i = 1; i < line.size(); ++i)
          EXPECT_NE(triangle(line[i - 1]), triangle(line[i]));
    for (const char* axis : {"X", "Z"})
      for (const auto& line : board->lines(*board->axis(axis)))
        EXPECT_TRUE(std::none_of(line.begin(), line.end(), triangle));
  }
}

TEST(Lotus, EachHexagonHasARingOfTwelve) {
  for (const char* id : {"lotus-1", "lotus-39", "lotus-19"}) {
    const auto board = test::board("lotus", id);
    ASSERT_EQ(board->circles.size(), 1u);
    for (const RingSet::Ring& ring : board->circles[0].rings) EXPECT_EQ(ring.cells.size(), 12u);
  }
  EXPECT_EQ(test::board("lotus", "lotus-19")->circles[0].rings.size(), 19u);
}

TEST(Region, MalformedWordsAreRejected) {
  for (const char* word : {"", "8", "8x", "0x8", "8x8x8", "hex:", "hex:0", "lotus:", "lotus:1",
                           "lotus:1,x", "99999x1"})
    EXPECT_FALSE(parse_region(word)) << word;
}

TEST(Region, ADisconnectedBoardIsRejected) {
  const Tiling lotus = test::tiling("lotus");
  Report report;
  EXPECT_FALSE(cut(lotus, *parse_region("lotus:0,0;9,0"), report));
  ASSERT_TRUE(report.has_errors());
  EXPECT_EQ(report.problems()[0].message,
            "board 'lotus:0,0;9,0' is not in one piece without holes");
}

TEST(Region, FileAaFollowsZ) {
  EXPECT_EQ(file_letters(0), "a");
  EXPECT_EQ(file_letters(25), "z");
  EXPECT_EQ(file_letters(26), "aa");
  EXPECT_EQ(test::board("rectangular", "30x2")->names().back(), "ad2");
}

/// The problems of a tiling of squares with a part of its text replaced.
std::string tiling_problems(const std::string& from, const std::string& to) {
  std::string text =
      "name = \"squares\"\nperiod = [[1, 0, 0, 0], [0, 0, 0, 1]]\nnaming = \"lattice\"\n"
      "tile = [{ kind = \"square\", sides = 4, corner = [0, 0, 0, 0], heading = 0 }]\n"
      "tints = { i = 1, j = 1, of = 2 }\n[region.rings]\nhexagons = [[0, 0]]\n";
  if (!from.empty()) text.replace(text.find(from), from.size(), to);
  Report report;
  const auto data = parse_data(text, "t.toml", report);
  const Tiling tiling = read_tiling(*data, report);
  if (!report.has_errors()) cut(tiling, *parse_region("45x45"), report);
  return describe(report);
}

TEST(Tiling, NumbersAreAtMost1000) {
  EXPECT_EQ(tiling_problems("", ""), "");
  const std::pair<std::string, std::string> places[] = {{"[[1, 0, 0", "[[N, 0, 0"},
                                                        {"corner = [0", "corner = [N"},
                                                        {"i = 1", "i = N"},
                                                        {"j = 1", "j = N"},
                                                        {"[[0, 0]]", "[[0, N]]"}};
  for (auto [from, to] : places)
    for (const char* number : {"1001", "-1001", "2147483647", "-2147483648"}) {
      std::string with = to;
      with.replace(with.find('N'), 1, number);
      EXPECT_NE(tiling_problems(from, with).find("'" + std::string(number) + "' is out of range"),
                std::string::npos)
          << with;
    }
  EXPECT_EQ(tiling_problems("i = 1", "i = 1000").find("out of range"), std::string::npos);
  EXPECT_EQ(tiling_problems("corner = [0", "corner = [-1000").find("out of range"),
            std::string::npos);
  EXPECT_EQ(tiling_problems("[[1, 0, 0", "[[1000, 0, 0").find("out of range"), std::string::npos);
}

TEST(Tiling, ATileNeedsAHeading) {
  EXPECT_TRUE(tiling_problems(", heading = 0", "")
                  .starts_with("t.toml:4:9: error: missing key 'heading'\n"));
}

/// The problems of a tiling with `count` squares per period and of a region of it.
std::string problems_of_tiles(int count, const std::string& region = "45x45") {
  std::string text = "name = \"rows\"\nnaming = \"lattice\"\nrows = \"square\"\nperiod = [[" +
                     std::to_string(std::clamp(count, 1, 1000)) + ", 0, 0, 0], [0, 0, 0, 1]]\n";
  for (int i = 0; i < count; ++i)
    text += "[[tile]]\nkind = \"square\"\nsides = 4\nheading = 0\ncorner = [" +
            std::to_string(i % 1000) + ", 0, 0, 0]\n";
  Report report;
  const Tiling tiling = read_tiling(*parse_data(text, "t.toml", report), report);
  if (!report.has_errors()) cut(tiling, *parse_region(region), report);
  std::string found_problems;
  for (const Problem& problem : report.problems()) found_problems += problem.message + "\n";
  return found_problems;
}

TEST(Tiling, CellsAreCountedBeforeCutting) {
  EXPECT_EQ(problems_of_tiles(1), "");
  EXPECT_EQ(problems_of_tiles(0), "missing key 'tile'\n");
  EXPECT_EQ(problems_of_tiles(2), "board '45x45' has more than 2048 cells\n");
  EXPECT_EQ(problems_of_tiles(1000), "board '45x45' has more than 2048 cells\n");
  EXPECT_EQ(problems_of_tiles(1000, "hex:26"), "board 'hex:26' has more than 2048 cells\n");
  EXPECT_EQ(problems_of_tiles(2049), "a tiling has at most 2048 tiles\n");
  std::string rings = "lotus:0,0";
  for (int i = 1; i < 100; ++i) rings += ";" + std::to_string(i) + ",0";
  // The middle of a long name is left out.
  const std::string found = problems_of_tiles(1000, rings);
  EXPECT_TRUE(found.starts_with("board 'lotus:0,0;1,0;2,0;")) << found;
  EXPECT_TRUE(found.ends_with(";99,0' has more than 2048 cells\n")) << found;
}

TEST(Tiling, ADuplicateHeadingOfAnAxisIsAWarning) {
  Report report;
  const auto data = parse_data(
      "name = \"t\"\nnaming = \"lattice\"\nperiod = [[1, 0, 0, 0], [0, 0, 0, 1]]\ntile = []\n"
      "[axis.o]\nheadings = [0, 180, 0]\n",
      "t.toml", report);
  EXPECT_EQ(read_tiling(*data, report).axes.at(0).headings.size(), 2u);
  EXPECT_NE(describe(report).find("t.toml:6:21: warning: a second heading 0 adds nothing\n"),
            std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::topology_test
