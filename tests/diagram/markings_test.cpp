// Signs that a board itself bears, in figures and in print.
#include <gtest/gtest.h>

#include <algorithm>

#include "diagram/board_picture.h"
#include "diagram/drawing.h"
#include "diagram/markings.h"
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
            "3:17 no point 'z9'");
}

TEST(RiverWords, LieBetweenTheBanksEachInItsHalf) {
  const auto game = test::read_rules("xiangqi");
  const auto words = test::paths(drawn(*game, ""), "river-words");
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].tag.title, "Chu River");
  const auto place = [&](const char* cell) {
    return game->board().topology.centre(*game->board().find(cell));
  };
  for (std::size_t i = 0; i < 2; ++i) {
    const double left = place(i == 0 ? "a5" : "e5").x, right = place(i == 0 ? "e5" : "i5").x;
    for (const Stroke& stroke : words[i].strokes) {
      if (stroke.kind == Stroke::Kind::close) continue;
      EXPECT_GT(stroke.to.x, left);
      EXPECT_LT(stroke.to.x, right);
      EXPECT_GT(stroke.to.y, place("a5").y);
      EXPECT_LT(stroke.to.y, place("a6").y);
    }
  }
  const Diagram north = drawn(*game, "part = { ranks = \"6,7,8,9,10\" }\n");
  EXPECT_TRUE(test::paths(north, "river-words").empty());
}

TEST(RiverWords, NeedARiverAndPathData) {
  const std::string words = "river-words = [{ words = \"w\", outline = \"M 0 0 X\" }]";
  EXPECT_EQ(problem_of(points + words), "3:1 these words need a river to stand in");
  Report report;
  check_markings(*given_board(std::string(points) + "river = \"2\"\n" + words), report);
  ASSERT_TRUE(report.has_errors());
  EXPECT_EQ(report.problems()[0].place.line, 4);
  EXPECT_EQ(report.problems()[0].place.column, 48);
  Report fine;
  check_markings(test::read_rules("xiangqi")->board(), fine);
  EXPECT_EQ(describe(fine), "");
}

TEST(StarPoints, LieWhereTwoCellsMeet) {
  const auto game = test::read_rules("shogi");
  const Board& board = game->board();
  const auto stars = test::paths(drawn(*game, ""), "star-point");
  ASSERT_EQ(stars.size(), 4u);
  const Vec middle =
      0.5 * (board.topology.centre(*board.find("7c")) + board.topology.centre(*board.find("6d")));
  EXPECT_LT(length(0.5 * (stars[0].strokes[0].to + stars[0].strokes[1].to) - middle), 1e-9);
  EXPECT_EQ(test::paths(drawn(*game, "part = { files = \"9,8,7,6\" }\n"), "star-point").size(), 2u);
}

TEST(StarPoints, AreProblemsWhereNoCornerIsMeant) {
  const std::string cells = "rectangle = [5, 5]\n";
  EXPECT_EQ(problem_of(cells + "stars = [[\"b2\", \"b3\"]]"),
            "2:11 b2 and b3 do not meet in one corner");
  EXPECT_EQ(problem_of(cells + "stars = [[\"b2\", \"d4\"]]"),
            "2:11 b2 and d4 do not meet in one corner");
  EXPECT_EQ(problem_of(cells + "stars = [[\"b2\", \"z9\"]]"), "2:17 no cell 'z9'");
  EXPECT_EQ(problem_of(cells + "stars = [[\"b2\"]]"), "2:10 a star point lies between two cells");
  EXPECT_EQ(problem_of(std::string(points) + "stars = [[\"b2\", \"c3\"]]"),
            "3:1 a board on points has no star points");
}

TEST(DrawnLines, RunFromEdgeToEdgeAndCarryNoMove) {
  const auto game = test::read_rules("sittuyin");
  const auto lines = test::paths(drawn(*game, ""), "drawn-line");
  ASSERT_EQ(lines.size(), 2u);
  const Vec a1 = game->board().topology.centre(*game->board().find("a1"));
  const Vec h8 = game->board().topology.centre(*game->board().find("h8"));
  EXPECT_LT(length(lines[0].strokes.front().to - (a1 - Vec{0.5, 0.5})), 1e-9);
  EXPECT_LT(length(lines[0].strokes.back().to - (h8 + Vec{0.5, 0.5})), 1e-9);
  EXPECT_EQ(game->board().axes.size(), test::board("rectangular", "8x8")->axes.size());
  EXPECT_TRUE(game->board().given_lines.empty());
  EXPECT_EQ(problem_of("rectangle = [5, 5]\ndrawn-lines = [[\"a1\", \"b3\"]]"),
            "2:16 no straight line leads from a1 to b3");
}

TEST(Tints, CanBeMissing) {
  EXPECT_FALSE(given_board("rectangle = [3, 3]\ntints = \"none\"")->has_tints());
  EXPECT_TRUE(given_board("rectangle = [3, 3]")->has_tints());
  for (const char* id : {"makruk", "sittuyin", "shatranj", "shogi", "dobutsu"})
    EXPECT_FALSE(test::read_rules(id)->board().has_tints()) << id;
  EXPECT_TRUE(test::read_rules("courier")->board().has_tints());
}

}  // namespace
}  // namespace boardwright::tests::markings_test
