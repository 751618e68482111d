// Names in the notation of a game, listed lines, and boards played on points.
#include "board/board.h"
#include "figure/words.h"
#include "support/free_boards.h"
#include "support/rooms.h"

namespace boardwright::tests::given_names_test {
namespace {

using test::given_board;
using test::reached;

const std::vector<Seat> two = {{"White", upward}, {"Black", opposite(upward)}};

std::string problem_of(const std::string& text, const std::string& tiling = "rectangular") {
  Report report;
  test::patch_of(text, tiling, report);
  return report.has_errors() ? report.problems()[0].message : "";
}

TEST(GivenNames, ShogiFilesRunFromRightToLeft) {
  const auto board = given_board("rectangle = [9, 9]\nfiles = \"9-1\"\nranks = \"i-a\"");
  EXPECT_EQ(board->file_order.front(), "9");
  EXPECT_EQ(board->rank_order.front(), "i");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "7g"), "7f");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "3c", second_seat), "3d");
  const auto numbers = given_board("rectangle = [9, 9]\nfiles = \"9-1\"\nranks = \"9-1\"");
  EXPECT_EQ(reached(*numbers, {"step orthogonal forward"}, "77"), "76");
  const auto letters = given_board("rectangle = [10, 10]\nfiles = \"a-j\"\nranks = \"a-j\"");
  EXPECT_EQ(letters->names().front(), "aa");
  EXPECT_EQ(letters->names().back(), "jj");
}

TEST(GivenNames, NumberOfNamesMustMatchTheLines) {
  EXPECT_EQ(problem_of("rectangle = [9, 9]\nfiles = \"8-1\""),
            "board 'mine' has 9 files, and names for 8");
  EXPECT_EQ(problem_of("rectangle = [2, 2]\nfiles = \"a,a\""), "a second 'a'");
}

TEST(GivenNames, GlinskiHasNoFileJAndBentRanks) {
  const auto board = test::board("hexagonal-flat", "glinski");
  EXPECT_EQ(board->size(), 91);
  EXPECT_EQ(joined(board->file_order, ""), "abcdefghikl");
  for (const char* name : {"a1", "a6", "f1", "f11", "l1", "l6", "k7", "g10"})
    EXPECT_TRUE(board->find(name)) << name;
  for (const char* name : {"a7", "j1", "f12", "l7", "g11"}) EXPECT_FALSE(board->find(name)) << name;
  // The Rook of f6 sees 30 cells, the Bishop 12, the Knight 12; files run straight up.
  EXPECT_EQ(words(reached(*board, {"slide side"}, "f6")).size(), 30u);
  EXPECT_EQ(words(reached(*board, {"slide corner"}, "f6")).size(), 12u);
  EXPECT_EQ(reached(*board, {"step side forward"}, "f5"), "e5 f6 g5");
  EXPECT_EQ(reached(*board, {"step side heading 0"}, "f5"), "f6");
  EXPECT_EQ(reached(*board, {"step side"}, "e5"), "d4 d5 e4 e6 f5 f6");
}

TEST(GivenNames, ShafranRanksRunDownToTheRight) {
  const auto board = given_board(
      "rectangle = [9, 10]\n"
      "missing = [\"a7\", \"a8\", \"a9\", \"a10\", \"b8\", \"b9\", \"b10\", \"c9\", \"c10\", "
      "\"d10\",\n"
      "  \"f1\", \"g1\", \"g2\", \"h1\", \"h2\", \"h3\", \"i1\", \"i2\", \"i3\", \"i4\"]",
      two, "hexagonal-flat");
  EXPECT_EQ(board->size(), 70);
  EXPECT_EQ(reached(*board, {"slide side heading 240 60"}, "e5"), "a5 b5 c5 d5 f5 g5 h5 i5");
}

TEST(GivenNames, CornersCanBeMissing) {
  const auto board =
      given_board("rectangle = [10, 10]\nmissing = [\"a1\", \"j1\", \"a10\", \"j10\"]");
  EXPECT_EQ(board->size(), 96);
  EXPECT_EQ(reached(*board, {"step orthogonal"}, "b1"), "b2 c1");
  EXPECT_EQ(board->topology.euler(), 1);
  EXPECT_EQ(problem_of("rectangle = [5, 5]\nmissing = [\"c3\"]"),
            "board 'mine' is not in one piece without holes");
  const auto ring = given_board("rectangle = [5, 5]\nmissing = [\"c3\"]\nholes = true");
  EXPECT_EQ(reached(*ring, {"slide diagonal"}, "b2"), "a1 a3 c1");
}

TEST(GivenNames, SingleCellsCanHaveTheirOwnNames) {
  const auto board = given_board("rectangle = [3, 3]\nnamed = { a1 = \"w1\", c3 = \"w2\" }");
  EXPECT_EQ(joined(board->names(), " "), "a2 a3 b1 b2 b3 c1 c2 w1 w2");
  EXPECT_EQ(reached(*board, {"slide diagonal"}, "w1"), "b2 w2");
  const CellId corner = *board->find("w1");
  EXPECT_FALSE(board->is_called_by_lines(corner));
  EXPECT_EQ(board->cell(corner).rank_number, 0);
  EXPECT_FALSE(board->find("a1"));
  EXPECT_EQ(problem_of("rectangle = [3, 3]\nnamed = { d1 = \"w1\" }"), "no cell 'd1' to name");
  EXPECT_EQ(problem_of("rectangle = [3, 3]\nnamed = { a1 = \"W 1\" }"),
            "'W 1' cannot be the name of a cell");
  EXPECT_EQ(problem_of("rectangle = [3, 3]\nnamed = { a1 = \"b2\" }"),
            "board 'mine' names two cells 'b2'");
}

TEST(GivenNames, RegionCanBeAListOfPlaces) {
  const auto board = given_board("places = [[0, 0], [1, 0], [1, 1], [2, 1]]");
  EXPECT_EQ(joined(board->names(), " "), "a1 b1 b2 c2");
  EXPECT_EQ(problem_of("places = [[0, 0], [2, 0]]"),
            "board 'mine' is not in one piece without holes");
}

constexpr const char* janggi =
    "rectangle = [9, 10]\non = \"points\"\n"
    "lines = { palace = [[\"d1\", \"f3\"], [\"f1\", \"d3\"], [\"d8\", \"f10\"], [\"f8\", \"d10\"]] "
    "}";

TEST(GivenLines, GuideMovesOnlyAlongThem) {
  const auto board = given_board(janggi);
  EXPECT_EQ(reached(*board, {"slide palace"}, "d1"), "e2 f3");
  EXPECT_EQ(reached(*board, {"step palace"}, "e2"), "d1 d3 f1 f3");
  EXPECT_EQ(reached(*board, {"step palace"}, "d2"), "");
  EXPECT_EQ(reached(*board, {"slide palace"}, "f3"), "d1 e2");
  EXPECT_EQ(board->lines(*board->axis("palace")).size(), 4u);
  EXPECT_FALSE(board->has_tints());
}

TEST(GivenLines, CanReplaceTheLinesOfTheTiling) {
  const auto board = given_board("rectangle = [3, 3]\nlines = { diagonal = [[\"a1\", \"c3\"]] }");
  EXPECT_EQ(reached(*board, {"slide diagonal"}, "b2"), "a1 c3");
  EXPECT_EQ(reached(*board, {"slide diagonal"}, "a2"), "");
}

TEST(GivenLines, MustBeStraight) {
  EXPECT_EQ(problem_of("rectangle = [5, 5]\nlines = { x = [[\"a1\", \"b3\"]] }"),
            "no straight line leads from a1 to b3");
  EXPECT_EQ(problem_of("rectangle = [5, 5]\nlines = { x = [[\"a1\", \"z3\"]] }"),
            "no cell 'z3' on the line");
  EXPECT_EQ(problem_of("rectangle = [5, 5]\nriver = \"2\""), "only a board on points has a river");
}

TEST(Points, OnlyTheOuterFilesAreDrawnAcrossARiver) {
  const auto board = given_board("rectangle = [9, 10]\non = \"points\"\nriver = \"5\"");
  const auto drawn = [&](const char* p, const char* q) {
    return board->is_drawn_between(*board->find(p), *board->find(q));
  };
  EXPECT_TRUE(drawn("a5", "a6"));
  EXPECT_TRUE(drawn("i6", "i5"));
  EXPECT_FALSE(drawn("b5", "b6"));
  EXPECT_TRUE(drawn("b5", "c5"));
  EXPECT_TRUE(drawn("b4", "b5"));
  EXPECT_EQ(
      emit_layout(*board),
      " Pieces stand on the points, where lines cross. Above rank 5 runs a river: all files lead "
      "across it, and only the outer ones are drawn there.");
}

}  // namespace
}  // namespace boardwright::tests::given_names_test
