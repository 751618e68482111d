// Bends: the headings of the second part of a move.
#include "moves/bend.h"

#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::bend_test {
namespace {

CellSet named(const Board& board, const std::vector<std::string>& names) {
  CellSet cells;
  for (const std::string& name : names) cells.insert(*board.find(name));
  return cells;
}

Reach reached(const Board& board, const std::string& move, const std::string& cell,
              const Occupancy& pieces = {}) {
  return reach(PieceMoves(board, test::moves(board, {move}), first_seat), pieces,
               *board.find(cell));
}

HeadingSet degrees(const std::vector<int>& all) {
  HeadingSet found;
  for (const int each : all) found.set(static_cast<std::size_t>(each / 15));
  return found;
}

TEST(Bend, OutwardIsStraightOnAndTheNearestHeadingOnEitherSide) {
  const auto outward = [](int first, const std::vector<int>& second) {
    return bent(Then::Bend::outward, heading_of(first), degrees(second));
  };
  EXPECT_EQ(outward(0, {45, 135, 225, 315}), degrees({45, 315}));         // squares
  EXPECT_EQ(outward(30, {0, 60, 120, 180, 240, 300}), degrees({0, 60}));  // hexagons
  EXPECT_EQ(outward(0, {30, 150, 210, 330}), degrees({30, 330}));         // lotus: X, then V W
  EXPECT_EQ(outward(60, {0, 90, 180, 270}), degrees({0, 90}));            // lotus: Z, then X Y
  EXPECT_EQ(outward(0, {0, 45, 90, 270, 315}), degrees({0, 45, 315}));    // straight on too
  EXPECT_EQ(outward(0, {90, 180, 270}), degrees({}));  // a right angle is too much
  EXPECT_EQ(outward(0, {75, 90}), degrees({75}));      // on one side only
  EXPECT_EQ(bent(Then::Bend::ahead, rightward, degrees({0, 45})), degrees({0}));
  EXPECT_EQ(bent(Then::Bend::ahead, rightward, degrees({45})), degrees({}));
}

TEST(Bend, XiangqiHorseTurnsOutwardAndIsBlockedAtItsLeg) {
  const auto board = test::board("rectangular", "9x10");
  const std::string horse = "step orthogonal then step diagonal outward";
  const CellSet all = named(*board, {"d3", "f3", "c4", "g4", "c6", "g6", "d7", "f7"});
  EXPECT_EQ(reached(*board, horse, "e5").moves, all);
  EXPECT_EQ(reached(*board, horse, "e5", {named(*board, {"e6"}), {}}).moves,
            all - named(*board, {"d7", "f7"}));
  EXPECT_EQ(reached(*board, horse, "e5", {{}, named(*board, {"d5", "g6"})}).moves,
            all - named(*board, {"c4", "c6", "g6"}));
  EXPECT_EQ(reached(*board, horse, "e5", {{}, named(*board, {"g6"})}).captures,
            named(*board, {"g6"}));
  EXPECT_EQ(reached(*board, horse, "a1").moves, named(*board, {"b3", "c2"}));
}

TEST(Bend, LeapAndHorseReachTheKnightCellsOnSquares) {
  for (const char* size : {"8x8", "9x10", "20x3"}) {
    const auto board = test::board("rectangular", size);
    const int knight = test::total_reach(*board, {"leap 2:1 orthogonal"});
    EXPECT_EQ(test::total_reach(*board, {"leap orthogonal then step diagonal outward"}), knight);
    EXPECT_EQ(test::total_reach(*board, {"step orthogonal then step diagonal outward"}), knight);
    EXPECT_EQ(test::total_reach(*board, {"step diagonal then step orthogonal outward"}), knight);
    EXPECT_EQ(test::total_reach(*board, {"leap orthogonal then corner outward"}), knight);
  }
}

TEST(Bend, OutwardFromLeapToLeapGoesOnToBothSides) {
  const auto board = test::board("rectangular", "9x9");
  const auto ends = [&](const std::string& bend) {
    return reached(*board, "leap 2:1 orthogonal clear then leap 2:1 orthogonal " + bend, "e5")
        .moves;
  };
  EXPECT_EQ(ends("ahead"), named(*board, {"a3", "a7", "c1", "c9", "g1", "g9", "i3", "i7"}));
  EXPECT_EQ(ends("outward"), ends("ahead") | ends("sideways"));
  EXPECT_TRUE(ends("outward").contains(*board->find("h8")));
}

TEST(Bend, HorseReachesTheKnightCellsOnHexagons) {
  const auto board = test::board("hexagonal", "hex:6");
  for (CellId cell : board->cells()) {
    const std::string& name = board->name(cell);
    const CellSet knight = reached(*board, "leap corner then side outward", name).moves;
    for (const char* move : {"leap corner then step side outward",
                             "step corner then step side outward", "step corner then side outward",
                             "step side then step corner outward", "step side then corner outward"})
      EXPECT_TRUE(reached(*board, move, name).moves.within(knight)) << move << " " << name;
  }
  const std::string middle = "f6";
  EXPECT_EQ(reached(*board, "step corner then side outward", middle).moves.size(), 12);
  EXPECT_EQ(reached(*board, "step side then corner outward", middle).moves.size(), 12);
  EXPECT_EQ(reached(*board, "step side then side outward", middle).moves.size(), 12);
  EXPECT_EQ(reached(*board, "step side then side ahead", middle).moves.size(), 6);
}

TEST(Bend, LotusXLineBendsIntoVAndW) {
  const auto board = test::board("lotus", "lotus-39");
  const Axis& x = *board->axis("X");
  for (CellId cell : board->cells()) {
    CellSet wanted;
    for (const Heading first : x.headings)
      if (const auto at = board->step(x, cell, first))
        for (const char* name : {"V", "W"})
          for (const Heading then : board->axis(name)->headings)
            if (turn_between(first, then) == 2)
              if (const auto to = board->step(*board->axis(name), *at, then)) wanted.insert(*to);
    EXPECT_EQ(reached(*board, "step X then step V W outward", board->name(cell)).moves, wanted);
    EXPECT_EQ(reached(*board, "leap X then step V W outward", board->name(cell)).moves, wanted);
  }
}

TEST(Bend, AsideSelectsHeadingsOfTheSecondPart) {
  const auto board = test::board("rectangular", "9x10");
  for (const char* move_kind : {"step", "leap"}) {
    const std::string first = move_kind;
    EXPECT_EQ(
        reached(*board, first + " orthogonal then step diagonal outward aside 45", "e5").moves,
        named(*board, {"d7", "c6"}));
    EXPECT_EQ(
        reached(*board, first + " orthogonal then step diagonal outward forward aside 45", "e5")
            .moves,
        named(*board, {"d7"}));
  }
}

}  // namespace
}  // namespace boardwright::tests::bend_test
