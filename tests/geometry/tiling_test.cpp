// Errors in a tiling, or in a board cut from it, are reported with their places.
#include "geometry/tiling.h"

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::tiling_test {
namespace {

/// "line:column message (hint)" of all problems.
std::string problems_of(const Report& report) {
  std::string found;
  for (const Problem& problem : report.problems())
    found += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) + " " +
             problem.message + (problem.hint.empty() ? "" : " (" + problem.hint + ")") + "\n";
  return found;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return text.replace(at, from.size(), to);
}

constexpr const char* squares = R"(name = "squares"
period = [[1, 0, 0, 0], [0, 0, 0, 1]]
naming = "lattice"
tile = [{ kind = "square", sides = 4, corner = [0, 0, 0, 0], heading = 0 }]
tints = { i = 1, j = 1, of = 2 }
[axis.o]
headings = [0, 90]
shapes = ["square"]
[region.b]
rectangle = [2, 2]
)";

/// The problems of the tiling of squares with a part of its text replaced, and of its board.
std::string problems(const std::string& from, const std::string& to) {
  Report report;
  const auto data = parse_data(replaced(squares, from, to), "t.toml", report);
  const Tiling tiling = read_tiling(*data, report);
  if (!report.has_errors()) cut(tiling, *tiling.region("b"), report);
  return problems_of(report);
}

TEST(TilingFile, ReportsWrongTilesAndPeriods) {
  EXPECT_EQ(problems("2, 2", "2, 2"), "");
  EXPECT_EQ(problems("[[1, 0, 0, 0], [0, 0, 0, 1]]", "[[1, 0, 0, 0]]"),
            "2:10 a tiling has two translations\n");
  EXPECT_EQ(problems("sides = 4", "sides = 5"),
            "4:36 a tile with 5 sides (tiles have 3, 4, 6, 8 or 12 sides)\n");
  EXPECT_EQ(
      problems("corner = [0, 0, 0, 0]", "corner = [0, 0]"),
      "4:48 a point needs four integers, or eight (write [a, b, c, d], or [a, b, c, d, e, f, g, "
      "h] where sides point at 45 degrees)\n");
  EXPECT_EQ(problems("heading = 0", "heading = 15"),
            "4:9 tile 'square' has a side with no tile beyond it (each side of a tile is a "
            "whole side of the next one)\n");
  EXPECT_EQ(
      problems(", heading = 0", ""),
      "4:9 missing key 'heading' (where its first side leads from there, a multiple of 15)\n");
  EXPECT_EQ(problems("of = 2", "of = 5"), "5:9 cells have 2 to 4 colours\n");
}

TEST(TilingFile, ReportsWrongHeadingsAndUnknownWords) {
  const std::string hint = " (give a multiple of 15 degrees from 0 to 345)\n";
  EXPECT_EQ(problems("[0, 90]", "[0, 44]"), "7:16 heading 44 is not usable" + hint);
  EXPECT_EQ(problems("[0, 90]", "[0, 360]"), "7:16 heading 360 is not usable" + hint);
  EXPECT_EQ(problems("[0, 90]", "[-15, 90]"), "7:13 heading -15 is not usable" + hint);
  EXPECT_EQ(problems("[\"square\"]", "[\"sqare\"]"),
            "8:11 unknown shape 'sqare' (did you mean 'square'? There are: triangle, square, "
            "hexagon, octagon, dodecagon)\n");
  EXPECT_EQ(problems("\"lattice\"", "\"lattic\""),
            "3:10 unknown naming 'lattic' (did you mean 'lattice'? There are: lattice, columns)\n");
}

TEST(TilingFile, ReportsWrongSizes) {
  const std::string hint = " (give 1 to 2048)\n";
  EXPECT_EQ(problems("[2, 2]", "[0, 2]"), "10:14 size 0 is not usable" + hint);
  EXPECT_EQ(problems("[2, 2]", "[2, 2049]"), "10:17 size 2049 is not usable" + hint);
  EXPECT_EQ(problems("[2, 2]", "[2]"),
            "10:13 a rectangle needs two numbers (write [files, ranks])\n");
  EXPECT_EQ(problems("rectangle = [2, 2]", "hexagons = [[0, 0], [1]]"),
            "10:21 a hexagon's place needs two numbers (write [i, j])\n");
}

TEST(TilingBoard, ReportsWrongExtraCells) {
  const auto extra = [](const std::string& keys) {
    return problems("[2, 2]",
                    "[2, 2]\nextra = [{ name = \"z\", shape = \"square\", " + keys + " }]");
  };
  EXPECT_EQ(extra("beyond = \"a1\", heading = 180"), "");
  EXPECT_EQ(extra("beyond = \"a9\", heading = 180"), "11:10 no cell 'a9' to attach 'z' to\n");
  EXPECT_EQ(extra("beyond = \"a1\", heading = 30"),
            "11:10 cell 'a1' has no side with heading 30\n");
  EXPECT_EQ(extra("beyond = \"a1\""),
            "11:10 missing key 'heading' (in which direction from there)\n");
  EXPECT_EQ(extra("beyond = \"a1\", heading = 0"),
            "9:1 board 'b': two cells have the same corners\n");
  EXPECT_EQ(problems("[2, 2]",
                     "[2, 2]\nextra = [{ name = \"b2\", shape = \"square\", beyond = "
                     "\"a1\", heading = 180 }]"),
            "9:1 board 'b' names two cells 'b2'\n");
}

TEST(TilingBoard, ReportsUnknownRemovedCells) {
  EXPECT_EQ(problems("[2, 2]", "[2, 2]\nwalls = [\"a1\"]\nindicators = [\"a1\"]"), "");
  EXPECT_EQ(problems("[2, 2]", "[2, 2]\nmissing = [\"a9\"]"), "9:1 no cell 'a9' to leave out\n");
  EXPECT_EQ(problems("[2, 2]", "[2, 2]\nwalls = [\"a1\"]\nindicators = [\"b1\"]"),
            "9:1 indicator 'b1' is not a wall of the board\n");
  EXPECT_EQ(problems("[2, 2]", "[1, 1]\nmissing = [\"a1\"]"),
            "9:1 board 'b' has 0 cells (1 to 2048 are possible)\n");
}

TEST(TilingBoard, NeedsAtLeastOneTile) {
  Report report;
  const auto data = parse_data(
      "name = \"t\"\nnaming = \"lattice\"\nperiod = [[1, 0, 0, 0], [0, 0, 0, 1]]\n"
      "tile = []\n[region.b]\nrectangle = [2, 2]\n",
      "t.toml", report);
  const Tiling tiling = read_tiling(*data, report);
  EXPECT_FALSE(cut(tiling, *tiling.region("b"), report));
  EXPECT_EQ(problems_of(report), "5:1 board 'b' is cut from a tiling without tiles\n");
}

/// The problems of a hexagon with three cells per side and names by sectors, with a part of its
/// text replaced.
std::string problems_of_sectors(const std::string& from, const std::string& to) {
  std::string text =
      "hexagon = 3\n[sectors]\nray = [\"r\", \"Ray\"]\ncentre = [\"c\", \"Centre\"]\n"
      "files = [[\"k\", \"King\"]]\n";
  for (int i = 0; i < 6; ++i)
    text += "[[sectors.sector]]\nid = \"s" + std::to_string(i) +
            "\"\nname = \"Sector\"\nmiddle = " + std::to_string(30 + 60 * i) + "\n";
  Report report;
  read_region("r", *parse_data(replaced(text, from, to), "t.toml", report), report);
  return problems_of(report);
}

TEST(TilingSectors, AHexagonHasSixDifferentSectors) {
  EXPECT_EQ(problems_of_sectors("middle = 90", "middle = 90"), "");
  EXPECT_EQ(problems_of_sectors("hexagon = 3", "rectangle = [3, 3]"),
            "2:1 only a hexagon has sectors (write hexagon = 10)\n");
  EXPECT_EQ(problems_of_sectors("middle = 90", "middle = 150"),
            "2:1 a hexagon has six different sectors\n");
  EXPECT_EQ(problems_of_sectors("middle = 90", "middle = 60"),
            "13:10 the middle of a sector is at 30, 90, 150, … degrees\n");
  EXPECT_EQ(problems_of_sectors("hexagon = 3", "hexagon = 4"),
            "5:9 a hexagon of 4 a side needs 2 files\n");
  EXPECT_EQ(problems_of_sectors("[\"r\", \"Ray\"]", "[\"r\"]"),
            "3:7 a name needs two texts (write [\"kn\", \"King Knight\"])\n");
}

}  // namespace
}  // namespace boardwright::tests::tiling_test
