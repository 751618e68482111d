// Textbook totals, and laws of the engine over every board and many positions.
#include "moves/reach.h"

#include <random>

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::reach_test {
namespace {

using test::total_reach;

// Textbooks of fairy chess have the sums over all cells of the empty 8 x 8 board.
TEST(Textbook, SumsOnTheChessboard) {
  const auto board = test::board("rectangular", "8x8");
  EXPECT_EQ(total_reach(*board, {"slide orthogonal"}), 896);
  EXPECT_EQ(total_reach(*board, {"slide diagonal"}), 560);
  EXPECT_EQ(total_reach(*board, {"leap 2:1 orthogonal"}), 336);
  EXPECT_EQ(total_reach(*board, {"step orthogonal diagonal"}), 420);
  EXPECT_EQ(total_reach(*board, {"touch"}), 420);
  EXPECT_EQ(total_reach(*board, {"slide orthogonal diagonal"}), 1456);
}

TEST(Textbook, CountsFromTheCentreOf91Hexagons) {
  const auto board = test::board("hexagonal", "hexagon-91");
  ASSERT_EQ(board->size(), 91);
  const auto from_centre = [&](const std::vector<std::string>& notation) {
    return reach(PieceMoves(*board, test::moves(*board, notation), first_seat), {},
                 *board->find("f6"))
        .count();
  };
  EXPECT_EQ(from_centre({"slide side"}), 30);
  EXPECT_EQ(from_centre({"slide corner"}), 12);
  EXPECT_EQ(from_centre({"leap corner then side outward"}), 12);
  EXPECT_EQ(from_centre({"step side corner"}), 12);
  EXPECT_EQ(from_centre({"slide side corner"}), 42);
}

TEST(Textbook, HexagonOfSideTenHas271Cells) {
  EXPECT_EQ(test::board("hexagonal", "hex:10")->size(), 271);
}

/// Every notation that the lotus pieces use, and some for other boards.
std::vector<std::vector<std::string>> notations(const Board& board) {
  if (board.axis("Z") != nullptr)
    return {{"slide X Z"},
            {"slide Y V W"},
            {"slide Y V W over square hexagon"},
            {"touch"},
            {"path lotus"},
            {"path lotus up to 3"},
            {"circle lotus"},
            {"away 2"},
            {"leap 2 X Y Z"},
            {"slide X Z then side ahead onto triangle"}};
  if (board.axis("orthogonal") != nullptr)
    return {{"slide orthogonal"}, {"slide diagonal"}, {"leap 2:1 orthogonal"}, {"away 2"}};
  return {{"slide side"}, {"slide corner"}, {"leap corner then side outward"}, {"touch"}};
}

Occupancy random_pieces(const Board& board, CellId from, std::mt19937& dice) {
  Occupancy pieces;
  for (CellId cell : board.cells()) {
    const auto roll = dice() % 6;
    if (cell == from || roll > 1) continue;
    (roll == 0 ? pieces.own : pieces.enemy).insert(cell);
  }
  return pieces;
}

TEST(Reach, PiecesOnlyReduceReach) {
  std::mt19937 dice(1998);
  for (const auto& board : test::every_board())
    for (const auto& notation : notations(*board)) {
      const PieceMoves moves(*board, test::moves(*board, notation), first_seat);
      for (int i = 0; i < 40; ++i) {
        const auto from = static_cast<CellId>(dice() % static_cast<unsigned>(board->size()));
        const Occupancy pieces = random_pieces(*board, from, dice);
        const Reach empty = reach(moves, {}, from), found = reach(moves, pieces, from);
        EXPECT_TRUE(found.all().within(empty.moves));
        EXPECT_TRUE((found.moves & (pieces.own | pieces.enemy)).empty());
        EXPECT_TRUE(found.captures.within(pieces.enemy));
        EXPECT_TRUE(found.blocked.within(pieces.own));
        EXPECT_FALSE(found.all().contains(from));
      }
    }
}

TEST(Reach, ReachOnTheEmptyBoardIsMutual) {
  for (const auto& board : test::every_board())
    for (const auto& notation : notations(*board)) {
      // A ride that starts on all cells but ends only on some is not mutual.
      if (notation[0].find("onto") != std::string::npos ||
          notation[0].find("over") != std::string::npos)
        continue;
      const PieceMoves moves(*board, test::moves(*board, notation), first_seat);
      for (CellId cell : board->cells())
        for (CellId to : reach(moves, {}, cell).moves)
          EXPECT_TRUE(reach(moves, {}, to).moves.contains(cell));
    }
}

TEST(Reach, RoutesEndOnEveryCellReached) {
  std::mt19937 dice(39);
  for (const auto& board : test::every_board())
    for (const auto& notation : notations(*board)) {
      if (notation[0].starts_with("away")) continue;  // has no route
      const PieceMoves moves(*board, test::moves(*board, notation), first_seat);
      for (int i = 0; i < 20; ++i) {
        const auto from = static_cast<CellId>(dice() % static_cast<unsigned>(board->size()));
        const Occupancy pieces = random_pieces(*board, from, dice);
        CellSet passed;
        for (const auto& way : routes(moves, pieces, from))
          for (CellId cell : way) passed.insert(cell);
        EXPECT_TRUE(reach(moves, pieces, from).all().within(passed));
      }
    }
}

TEST(Reach, StateSetsTheLengthOfARange) {
  const auto board = test::board("rectangular", "8x8");
  Report report;
  Vocabulary vocabulary = vocabulary_of(*board, {{"n", 1}});
  const std::vector<MovePattern> moves = {
      *parse_pattern("slide orthogonal up to n", {"test", 1, 1}, vocabulary, report)};
  for (int n = 1; n <= 3; ++n)
    EXPECT_EQ(
        reach(PieceMoves(*board, moves, first_seat, {{"n", n}}), {}, *board->find("d4")).count(),
        4 * n);
}

/// A slow independent reading of slides, cell by cell from the geometry.
CellSet slow_slide(const Board& board, const Occupancy& pieces, CellId from, Heading heading) {
  CellSet found;
  const Exact start = board.topology.centre12(from);
  std::vector<std::pair<Surd, CellId>> ahead;
  for (CellId cell : board.cells())
    if (const Exact way = board.topology.centre12(cell) - start; points_along(way, heading))
      ahead.push_back({four_length_squared(way), cell});
  std::sort(ahead.begin(), ahead.end());
  for (const auto& [distance, cell] : ahead) {
    if (pieces.own.contains(cell)) break;
    found.insert(cell);
    if (pieces.enemy.contains(cell)) break;
  }
  return found;
}

TEST(Reach, RooksAgreeWithAGeometricReading) {
  std::mt19937 dice(64);
  const auto board = test::board("rectangular", "8x8");
  const PieceMoves rook(*board, test::moves(*board, {"slide orthogonal"}), first_seat);
  for (int i = 0; i < 500; ++i) {
    const auto from = static_cast<CellId>(dice() % 64);
    const Occupancy pieces = random_pieces(*board, from, dice);
    CellSet slow;
    for (int quarter = 0; quarter < 4; ++quarter)
      slow |= slow_slide(*board, pieces, from, heading_of(90 * quarter));
    EXPECT_EQ(reach(rook, pieces, from).all(), slow);
  }
}

}  // namespace
}  // namespace boardwright::tests::reach_test
