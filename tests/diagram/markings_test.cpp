// Signs that a board itself bears, in figures and in print.
#include <gtest/gtest.h>

#include <algorithm>

#include "diagram/board_picture.h"
#include "diagram/drawing.h"
#include "support/free_boards.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::markings_test {
namespace {

using test::drawn;
using test::given_board;

constexpr const char* points = "rectangle = [5, 5]\non = \"points\"\n";

/// "2:11 message": the first problem of a region.
std::string problem_of(const std::string& text) {
  Report report;
  test::patch_of(text, "rectangular", report);
  if (!report.has_errors()) return "";
  const Problem& problem = report.problems()[0];
  return std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) + " " +
         problem.message;
}

/// A chess game without pieces on a board with these keys.
std::unique_ptr<Game> game_on(const std::string& keys) {
  auto game = test::read_rules("chess");
  game->boards.front() = given_board(keys);
  return game;
}

std::size_t angles(const Path& path) {
  return static_cast<std::size_t>(std::ranges::count_if(
      path.strokes, [](const Stroke& stroke) { return stroke.kind == Stroke::Kind::move; }));
}

TEST(MarkedPoints, HaveAnAngleBetweenAnyTwoOfTheirLines) {
  const auto game = game_on(std::string(points) + "marked = [\"c3\", \"a3\", \"e2\", \"a1\"]");
  const Diagram diagram = drawn(*game, "");
  const auto marks = test::paths(diagram, "point-mark");
  ASSERT_EQ(marks.size(), 4u);
  EXPECT_EQ(angles(marks[0]), 4u);
  EXPECT_EQ(angles(marks[1]), 2u);
  EXPECT_EQ(angles(marks[2]), 2u);
  EXPECT_EQ(angles(marks[3]), 1u);
  const Vec c3 = game->board().topology.centre(*game->board().find("c3"));
  for (const Stroke& stroke : marks[0].strokes) {
    EXPECT_GT(std::abs(stroke.to.x - c3.x), 0.05);
    EXPECT_GT(std::abs(stroke.to.y - c3.y), 0.05);
    EXPECT_LT(length(stroke.to - c3), 0.35);
  }
  const double left = game->board().topology.centre(*game->board().find("a3")).x;
  for (const Stroke& stroke : marks[1].strokes) EXPECT_GT(stroke.to.x, left);
}

TEST(MarkedPoints, OutsideAPartOfTheBoardAreNotDrawn) {
  const auto game = game_on(std::string(points) + "marked = [\"b2\", \"e5\"]");
  EXPECT_EQ(test::paths(drawn(*game, "part = { files = \"a,b,c\" }\n"), "point-mark").size(), 1u);
}

TEST(MarkedPoints, AreOnPrintedBoards) {
  const auto game = test::read_rules("xiangqi");
  const BoardPicture picture =
      draw_board(*game, game->board(), Names::off, first_seat, test::classic());
  EXPECT_EQ(test::parts<Path>(picture.scene.root, "point-mark").size(), 14u);
}

TEST(MarkedPoints, AreProblemsWhereTheyCannotBe) {
  EXPECT_EQ(problem_of("rectangle = [5, 5]\nmarked = [\"b2\"]"),
            "2:1 only a board on points has marked points");
  EXPECT_EQ(problem_of(std::string(points) + "marked = [\"b2\", \"b2\"]"),
            "3:17 'b2' is marked twice");
  EXPECT_EQ(problem_of(std::string(points) + "marked = [\"b2\", \"z9\"]"),
            "3:17 no point 'z9' to mark");
}

}  // namespace
}  // namespace boardwright::tests::markings_test
