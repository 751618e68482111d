// Wheels of a figure, signs that show their kind, and signs of several pieces together.
#include "diagram/drawing.h"
#include "moves/reach.h"
#include "support/rooms.h"

namespace boardwright::tests::wheels_test {
namespace {

using test::drawn;
using test::problems;

const Game& river() {
  static const std::unique_ptr<Game> game = test::read_rules("gilman-river");
  return *game;
}

std::vector<std::string> cells(const Diagram& diagram, const std::string& mark) {
  std::vector<std::string> found;
  for (const Mark& each : diagram.content.marks)
    if (each.mark == mark) found.push_back(diagram.content.board->name(each.cell));
  return found;
}

std::string wheel(const std::string& from, const std::string& by, const std::string& turning,
                  const std::string& mark = "x") {
  return "{ piece = \"rose\", from = \"" + from + "\", by = \"" + by + "\", turning = \"" +
         turning + "\", mark = \"" + mark + "\" }";
}

const std::string large = "board = \"12x9\"\nborders = false\n";

TEST(Wheel, IsAClosedCurveAndItsSignsEndWithTheRange) {
  const Diagram shown = drawn(river(), large + "wheels = [" + wheel("f4", "g6", "right") + "]\n");
  EXPECT_EQ(cells(shown, "x"), (std::vector<std::string>{"g6", "i7", "k6", "l4", "k2", "i1"}));
  const auto curves = test::paths(shown, "route cross");
  ASSERT_EQ(curves.size(), 1u);
  ASSERT_EQ(curves[0].strokes.size(), 9u) << "a start and eight leaps";
  EXPECT_EQ(curves[0].strokes.front().to, curves[0].strokes.back().to);
  EXPECT_EQ(shown.content.caption, "Rose on f4, after leaping to g6: 6 cells turning right (x).");
}

TEST(Wheel, LeftAndRightTurnsAreMirrorImagesThatShareTheFirstLeap) {
  const Diagram both = drawn(river(), large + "wheels = [" + wheel("f4", "g6", "left", "o") + ", " +
                                          wheel("f4", "g6", "right") + "]\n");
  const auto left = cells(both, "o"), right = cells(both, "x");
  EXPECT_EQ(left, (std::vector<std::string>{"g6", "f8", "d9", "b8", "a6", "b4"}));
  std::vector<std::string> common;
  for (const std::string& cell : left)
    if (std::find(right.begin(), right.end(), cell) != right.end()) common.push_back(cell);
  EXPECT_EQ(common, std::vector<std::string>{"g6"});
}

TEST(Wheel, SignsAreWithinThePiecesReach) {
  const Board& board = *river().find_board("12x9");
  const PieceType& rose = *river().find_piece_type("rose");
  const CellSet all = reach(PieceMoves(board, rose.moves, first_seat), {}, *board.find("f4")).all();
  for (const char* turning : {"left", "right"}) {
    const Diagram shown = drawn(river(), large + "wheels = [" + wheel("f4", "g6", turning) + "]\n");
    for (const Mark& mark : shown.content.marks) EXPECT_TRUE(all.contains(mark.cell));
  }
}

TEST(Wheel, InvalidWheelIsRefused) {
  const auto refused = [](const std::string& keys) {
    return problems(river(), "wheels = [" + keys + "]\n");
  };
  EXPECT_NE(refused(wheel("d1", "d2", "left")).find("no leap leads from d1 to d2"),
            std::string::npos);
  EXPECT_NE(refused(wheel("a1", "b3", "left"))
                .find("this circle leaves the board (show it on a larger one)"),
            std::string::npos);
  EXPECT_NE(refused(wheel("d1", "z3", "left")).find("no cell 'z3'"), std::string::npos);
  EXPECT_NE(refused(wheel("d1", "b2", "back")).find("a wheel turns left or right"),
            std::string::npos);
  EXPECT_NE(refused(R"({ piece = "king", from = "d1", by = "d2", turning = "left", mark = "x" })")
                .find("piece 'king' has no wheel move"),
            std::string::npos);
}

TEST(Wheel, BordersCanBeLeftOut) {
  EXPECT_FALSE(test::paths(drawn(river(), "men = []\n"), "border river").empty());
  const Diagram bare = drawn(river(), "borders = false\n");
  EXPECT_TRUE(test::paths(bare, "border river").empty());
  EXPECT_EQ(bare.content.description.find("Lines are drawn"), std::string::npos);
}

// ------------------------------------------------------------------------------------------- signs

TEST(Signs, CellsReachedFromSeveralCellsAreMarkedOnce) {
  const Diagram shown =
      drawn(river(), "marks = [{ mark = \"x\", reach = \"rose\", from = \"c2,e2\" }]\n");
  EXPECT_EQ(shown.content.caption, "Roses on c2 and e2 reach 27 cells (x).");
  EXPECT_EQ(shown.content.marks.size(), 27u);
}

constexpr const char* two_pawns = R"(position = "captures"
shows = [{ cell = "c3", mark = "x" }, { cell = "f4", mark = "o" }]
)";

TEST(Signs, OnPiecesShowTheirKindIfThereAreSeveral) {
  const Diagram shown = drawn(river(), two_pawns);
  EXPECT_EQ(test::paths(shown, "mark capture").size(), 4u);
  EXPECT_EQ(test::paths(shown, "mark capture by-ring").size(), 2u);
  std::multiset<std::string> badges;
  for (const Text& text : test::texts(shown, "mark badge-number")) badges.insert(text.words);
  EXPECT_EQ(badges, (std::multiset<std::string>{"o", "o", "x", "x"}));
  const Diagram one = drawn(river(), R"(position = "captures"
shows = [{ cell = "c3", mark = "x" }]
)");
  EXPECT_EQ(test::paths(one, "mark capture").size(), 2u);
  EXPECT_TRUE(test::texts(one, "mark badge-number").empty());
}

TEST(Signs, OfABranchAreMentionedAndColourItsRoutes) {
  const Diagram shown = drawn(
      river(),
      "men = [{ label = \"M\", piece = \"marshal\", cell = \"d1\", mark = \"x\", branch = { by = "
      "\"d3\", mark = \"o\" } }]\n");
  EXPECT_EQ(cells(shown, "o").size(), 6u);
  EXPECT_NE(shown.content.caption.find("6 of them only by way of d3 (o)"), std::string::npos)
      << shown.content.caption;
  EXPECT_NE(
      shown.content.description.find("Only by way of d3 it gets to d3, d4, d5, d6, d7 and d8."),
      std::string::npos)
      << shown.content.description;
  EXPECT_EQ(test::paths(shown, "route ring").size(), 1u);
  EXPECT_EQ(test::paths(shown, "route cross").size(), 1u);
}

}  // namespace
}  // namespace boardwright::tests::wheels_test
