// Lines, routes and rings of figures, and those that the board does not have.
#include "figure/board_ways.h"

#include "diagram/drawing.h"
#include "support/rooms.h"

namespace boardwright::tests::ways_test {
namespace {

const Game& lotus() {
  static const std::unique_ptr<Game> game = test::read_rules("lotus-39");
  return *game;
}

std::string problems(const std::string& keys) { return test::problems(lotus(), keys); }

TEST(Ways, LineRunsAlongAnAxisThroughACell) {
  const auto line = [](const char* axis, const char* through) {
    return problems("lines = [{ axis = \"" + std::string(axis) + "\", through = \"" + through +
                    "\", mark = \"x\" }]\n");
  };
  EXPECT_EQ(line("Y", "e4"), "");
  EXPECT_EQ(line("Z", "e4"), "4: no line of axis Z through e4\n");
  EXPECT_EQ(line("Q", "e4"), "4: unknown axis 'Q' (there are: X, Z, Y, V, W)\n");
  EXPECT_EQ(line("Y", "e49"), "4: no cell 'e49' on board 'lotus-39' (cells are a3 to i5)\n");
  EXPECT_EQ(
      line("Z", "g4"),
      "4: two lines of axis Z cross on g4 (name a cell that only one of them runs through)\n");
}

TEST(Ways, RouteIsTheShortestOnItsPath) {
  const auto route = [](const std::string& path, const std::string& via) {
    return problems("routes = [{ path = \"" + path + "\", via = [" + via + "], mark = \"x\" }]\n");
  };
  EXPECT_EQ(route("lotus", "\"g7\", \"c3\""), "");
  EXPECT_EQ(route("lotus", "\"g7\", \"g4\""), "4: no path through these cells\n");
  EXPECT_EQ(route("lotos", "\"g7\""), "4: unknown path 'lotos' (did you mean 'lotus'?)\n");
}

TEST(Ways, RingSurroundsItsCell) {
  const auto ring = [](const std::string& circle, const std::string& around) {
    return problems("rings = [{ circle = \"" + circle + "\", around = \"" + around +
                    "\", mark = \"x\" }]\n");
  };
  EXPECT_EQ(ring("lotus", "g4"), "");
  EXPECT_EQ(ring("lotus", "g7"), "4: no ring 'lotus' round g7\n");
  EXPECT_EQ(ring("lotos", "e4"), "4: no ring 'lotos' round e4\n");
}

TEST(Ways, FigureNeedsABoardOfTheGame) {
  EXPECT_EQ(problems("board = \"lotus-3\"\n"), "1: unknown board 'lotus-3'\n");
}

}  // namespace
}  // namespace boardwright::tests::ways_test
