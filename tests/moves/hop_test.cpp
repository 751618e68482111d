// Moves over pieces: their hurdles and their ends.

#include "moves/reach.h"
#include "moves/same_moves.h"
#include "support/boards.h"
#include "support/free_boards.h"
#include "support/rooms.h"

namespace boardwright::tests::hop_test {
namespace {

CellSet named(const Board& board, const std::string& names) {
  CellSet cells;
  for (const std::string_view name : words(names)) cells.insert(*board.find(name));
  return cells;
}

/// The reach of a move: "a1 b2|c3": cells to end on and cells of captures.
std::string reached(const std::string& move, const std::string& cell, const std::string& own = {},
                    const std::string& enemy = {}) {
  const auto board = test::board("rectangular", "9x10");
  const PieceMoves moves(*board, test::moves(*board, {move}), first_seat);
  const Reach found = reach(moves, {named(*board, own), named(*board, enemy)}, *board->find(cell));
  const auto names = [&](const CellSet& cells) { return joined(names_of(*board, cells), " "); };
  return names(found.moves) + "|" + names(found.captures) +
         (found.passed.empty() ? "" : "|" + names(found.passed));
}

TEST(Hop, CannonCapturesOverOnePiece) {
  const std::string cannon = "capture hop orthogonal";
  EXPECT_EQ(reached(cannon, "b3", "", "b10"), "|");
  EXPECT_EQ(reached(cannon, "b3", "b6", "b10"), "|b10");
  EXPECT_EQ(reached(cannon, "b3", "", "b6 b8 b10"), "|b8");
  EXPECT_EQ(reached(cannon, "b3", "b6 b8", "b10"), "|");
  EXPECT_EQ(reached("hop orthogonal", "b3", "b6", "b9"), "b7 b8|b9");
  EXPECT_EQ(reached("move hop orthogonal", "b3", "b6", "b9"), "b7 b8|");
}

TEST(Hop, HurdlesAreCounted) {
  EXPECT_EQ(reached("hop orthogonal hurdles 2", "b3", "b6", "b8"), "b9 b10|");
  EXPECT_EQ(reached("hop orthogonal hurdles 2", "b3", "b6", "b7"), "b8 b9 b10|");
  EXPECT_EQ(reached("hop orthogonal hurdles 2", "b3", "b6", ""), "|");
}

TEST(Hop, BeyondLimitsItsEnd) {
  const std::string grasshopper = "hop orthogonal diagonal beyond 1";
  EXPECT_EQ(reached(grasshopper, "b3", "b6", "d5 e6"), "b7|e6");
  EXPECT_EQ(reached(grasshopper, "b3", "b6 b7", "d5"), "e6|");
  EXPECT_EQ(reached("hop orthogonal beyond 2", "b3", "b6", ""), "b7 b8|");
  const std::string equihopper = "hop orthogonal diagonal beyond equal";
  EXPECT_EQ(reached(equihopper, "b3", "b6 d3", "c4"), "b9 d5 f3|");
  EXPECT_EQ(reached(equihopper, "b3", "b6 b8 d3", "f3"), "|f3");
  EXPECT_EQ(reached(equihopper, "b3", "b8", ""), "|");
}

TEST(Hop, HurdlesCanBeOfOneSide) {
  EXPECT_EQ(reached("hop orthogonal hurdle enemy", "b3", "b6", "c3"), "d3 e3 f3 g3 h3 i3|");
  EXPECT_EQ(reached("hop orthogonal hurdle own", "b3", "b6", "c3"), "b7 b8 b9 b10|");
  EXPECT_EQ(reached("hop orthogonal hurdles 2 hurdle own", "b3", "b6", "b7"), "|");
}

TEST(Hop, LocustCapturesItsHurdle) {
  const std::string locust = "hop orthogonal diagonal beyond 1 locust";
  EXPECT_EQ(reached(locust, "b3", "b6", "d5"), "e6||d5");
  EXPECT_EQ(reached(locust, "b3", "", "d5 e6"), "|");
  EXPECT_EQ(reached(locust, "b3", "e6", "d5"), "|");
  EXPECT_EQ(reached("hop orthogonal locust", "b3", "", "b9"), "b10||b9");
}

TEST(Hop, ConditionsApplyAsToASlide) {
  EXPECT_EQ(reached("hop orthogonal up to 4", "b3", "b4", ""), "b5 b6 b7|");
  EXPECT_EQ(reached("hop orthogonal forward", "b3", "b8 d3", ""), "b9 b10|");
  EXPECT_EQ(reached("hop orthogonal heading 270", "b3", "b8 d3", ""), "e3 f3 g3 h3 i3|");
}

TEST(Hop, BeyondCanBeExactOrLeast) {
  const std::string exactly = "hop orthogonal beyond exactly 2",
                    least = "hop orthogonal beyond at least 2";
  EXPECT_EQ(reached(exactly, "b3", "b6", ""), "b8|");
  EXPECT_EQ(reached(exactly, "b3", "b6 b7", ""), "|");
  EXPECT_EQ(reached(exactly, "b3", "b6", "b8"), "|b8");
  EXPECT_EQ(reached(least, "b3", "b6", ""), "b8 b9 b10|");
  EXPECT_EQ(reached(least, "b3", "b6", "b7"), "|");
}

TEST(Hop, EveryLineCanHaveHurdles) {
  EXPECT_EQ(reached("ride 2:1 orthogonal hurdles 1 beyond 1", "e5", "g6", "f7 g9"), "i7|g9");
  EXPECT_EQ(reached("ride 2:1 orthogonal hurdles 1", "a1", "c5"), "d7 e9|");
  EXPECT_EQ(reached("ride 2:1 orthogonal hurdles 1 hurdle enemy", "a1", "c5"), "|");
  EXPECT_EQ(reached("ride 2:1 orthogonal hurdles 2", "a1", "b3", "c5 e9"), "d7|e9");
  EXPECT_EQ(reached("ride 2:1 orthogonal hurdles 1 beyond 1 locust", "a1", "", "c5"), "d7||c5");
  EXPECT_EQ(reached("wheel 2:1 orthogonal hurdles 1 beyond 1", "e1", "g2"), "h4 i1|");
  EXPECT_EQ(reached("slide orthogonal hurdles 1", "b3", "b6", "b9"),
            reached("hop orthogonal", "b3", "b6", "b9"));
}

TEST(Hop, ALeapLeadsOverItsOwnCell) {
  EXPECT_EQ(reached("leap 10 orthogonal around", "e5"), "d5 f5|");
  EXPECT_EQ(reached("ride 2:0 orthogonal around up to 1", "e5"), "c5 e3 e7 g5|");
  EXPECT_EQ(reached("leap 9 orthogonal around", "e5"), "|");
}

TEST(Hop, CanContinue) {
  const std::string onward = "hop orthogonal beyond 1 then step diagonal outward";
  EXPECT_EQ(reached(onward, "b3", "b6"), "a8 c8|");
  EXPECT_EQ(reached(onward, "b3", "b6 b7"), "|");
  EXPECT_EQ(reached(onward, "b3", "b6", "c8"), "a8|c8");
  EXPECT_EQ(reached("hop orthogonal hurdle own then step diagonal outward", "b3", "b6", "d3"),
            "a8 a9 a10 c8 c9 c10|");
  EXPECT_EQ(reached("hop orthogonal beyond 1 locust then step orthogonal back", "b3", "", "b6"),
            "b6||b6");
  EXPECT_EQ(reached("hop orthogonal hurdles 2 beyond 1 then step orthogonal left", "b3", "b5 b7"),
            "a8|");
  EXPECT_EQ(reached("hop orthogonal beyond equal then step orthogonal ahead", "b3", "b5"), "b8|");
  EXPECT_EQ(reached("hop orthogonal beyond exactly 3 then step orthogonal left", "b3", "b5"),
            "a8|");
}

TEST(Hop, ContinuesLikeItsParts) {
  const auto board = test::board("rectangular", "9x10");
  const auto same = [&](const std::string& hop, const std::string& parts) {
    return are_same(PieceMoves(*board, test::moves(*board, {hop}), first_seat),
                    PieceMoves(*board, test::moves(*board, {parts}), first_seat), *board);
  };
  EXPECT_TRUE(same("hop orthogonal then step diagonal outward",
                   "slide orthogonal vaulting then slide orthogonal ahead then step diagonal "
                   "outward"));
  EXPECT_TRUE(same("hop diagonal hurdles 2 beyond 1 clear then slide orthogonal any up to 2",
                   "slide diagonal vaulting then slide diagonal ahead vaulting then step diagonal "
                   "ahead clear then slide orthogonal any up to 2"));
  EXPECT_FALSE(same("hop orthogonal then step diagonal outward",
                    "slide orthogonal vaulting then step orthogonal ahead then step diagonal "
                    "outward"));
}

TEST(Length, CanBeExactOrLeast) {
  EXPECT_EQ(reached("slide orthogonal exactly 2", "e5"), "c5 e3 e7 g5|");
  EXPECT_EQ(reached("slide orthogonal exactly 2", "e5", "e6", "d5 e3"), "g5|e3");
  EXPECT_EQ(reached("slide orthogonal at least 7", "b3"), "b10 i3|");
  EXPECT_EQ(reached("slide orthogonal up to 3 at least 2 heading 0", "e5"), "e7 e8|");
  EXPECT_EQ(reached("ride 2 orthogonal exactly 2", "a1"), "a5 e1|");
  EXPECT_EQ(reached("step diagonal then slide orthogonal outward exactly 2", "a1"), "b4 d2|");
  EXPECT_EQ(reached("slide orthogonal exactly 2 then step orthogonal left heading 0", "b3"), "a5|");
  EXPECT_EQ(reached("zigzag diagonal exactly 2 heading 45 315", "e1"), "e3|");
}

TEST(Then, CellsPassedOverNeitherCountNorBlock) {
  const auto board = test::board("rectangular", "8x8");
  CellSet middle;
  for (const char* name : {"d4", "e4", "d5", "e5"}) middle.insert(*board->find(name));
  board->zones["middle"] = {middle, middle};
  const PieceMoves moves(*board,
                         test::moves(*board, {"step orthogonal then slide orthogonal ahead "
                                              "over middle"}),
                         first_seat);
  const Reach found = reach(moves, {middle, {}}, *board->find("d2"));
  EXPECT_TRUE(found.moves.contains(*board->find("d6")));
}

TEST(Then, RideCanEndWhereTheMoveBegan) {
  const auto board = test::board("rectangular", "8x8");
  const PieceMoves moves(
      *board,
      test::moves(*board, {"move leap 2:1 orthogonal then ride 2:1 orthogonal back exactly 1"}),
      first_seat);
  EXPECT_TRUE(possible_ends(moves, *board->find("e5")).contains(*board->find("e5")));
}

TEST(Hops, EndNowhereShortOfTheirHurdles) {
  const auto board = test::board("rectangular", "8x8");
  const PieceMoves moves(
      *board, test::moves(*board, {"slide orthogonal hurdles 2 beyond at least 2"}), first_seat);
  const CellSet ends = possible_ends(moves, *board->find("a1"));
  EXPECT_FALSE(ends.contains(*board->find("a4")));
  EXPECT_TRUE(ends.contains(*board->find("a5")));
}

TEST(Then, RepeatedStepsCanEndNowhere) {
  const auto board = test::board("rectangular", "8x8");
  const CellSet corner{*board->find("a1")};
  board->zones["corner"] = {corner, corner};
  const PieceMoves moves(
      *board,
      test::moves(*board, {"step orthogonal then step orthogonal left repeating onto corner"}),
      first_seat);
  for (const CellId cell : board->cells())
    EXPECT_EQ(possible_ends(moves, cell) - corner, CellSet{}) << board->name(cell);
  EXPECT_TRUE(possible_ends(moves, *board->find("c3")).contains(*board->find("a1")));
}

TEST(Then, RouteOfABentLeapHasItsTurn) {
  const auto board = test::board("rectangular", "8x8");
  const PieceMoves moves(
      *board,
      test::moves(*board, {"leap diagonal then step orthogonal outward heading 45 aside 0"}),
      first_seat);
  const auto cell = [&](const char* name) { return *board->find(name); };
  EXPECT_EQ(routes(moves, {}, cell("b3")),
            (std::vector<std::vector<CellId>>{{cell("b3"), cell("a4"), cell("a5")}}));
}

// The first cell has the number 0.
TEST(SameMoves, PathOverTheFirstCellIsAnother) {
  const auto board = test::given_board("rectangle = [8, 8]\nwrap = \"files\"");
  const CellId first{0};
  const Heading east = geometry::rightward;
  const CellId before = board->topology.walk(first, east)->cell;
  board->zones["before"] = {CellSet{before}, CellSet{before}};
  const auto same = [&](const std::string& one, const std::string& other) {
    return are_same(PieceMoves(*board, test::moves(*board, {one}), first_seat),
                    PieceMoves(*board, test::moves(*board, {other}), first_seat), *board);
  };
  const std::string slide = "move slide orthogonal exactly 2 heading 90 from before";
  EXPECT_TRUE(same(slide, slide));
  EXPECT_FALSE(same(slide, "move leap 2 orthogonal heading 90 from before"));
}

TEST(Length, OfCirclesCanBeExact) {
  const auto board = test::board("lotus", "lotus-39");
  const board::RingSet& set = board->circles.front();
  const PieceMoves moves(*board, test::moves(*board, {"circle " + set.name + " exactly 2"}),
                         first_seat);
  for (const board::RingSet::Ring& ring : set.rings) {
    const auto n = ring.cells.size();
    for (std::size_t i = 0; i < n; ++i) {
      const CellSet two = reach(moves, {}, ring.cells[i]).moves;
      EXPECT_TRUE(two.contains(ring.cells[(i + 2) % n]) &&
                  two.contains(ring.cells[(i + n - 2) % n]));
    }
  }
}

// The leaps that do not lead forward keep their places in the order.
TEST(Wheel, TurnsOnlyToTheNextDirection) {
  EXPECT_EQ(reached("wheel diagonal orthogonal forward", "e5"), "d6 d7 e6 e8 f6 f7|");
  EXPECT_EQ(reached("zigzag orthogonal diagonal exactly 2 forward", "e5"), "d7 f7|");
}

TEST(Wheel, TakesLeapsThatBendInTheOrderOfTheirWays) {
  const auto board = test::board("hexagonal", "hex:7");
  const PieceMoves moves(*board, test::moves(*board, {"wheel corner then side outward exactly 2"}),
                         first_seat);
  EXPECT_EQ(joined(names_of(*board, reach(moves, {}, *board->find("g7")).moves), " "),
            "a10 b7 b12 d4 d13 g2 g12 j1 j10 l2 l7 m4");
}

TEST(Toward, IsAskedOfEachStepBehindThen) {
  const auto board = test::board("rectangular", "8x8");
  const CellSet corner{*board->find("a1")};
  board->zones["corner"] = {corner, corner};
  const PieceMoves moves(
      *board, test::moves(*board, {"step orthogonal then step diagonal any toward corner"}),
      first_seat);
  const CellSet found = reach(moves, {}, *board->find("d2")).moves;
  EXPECT_EQ(found, CellSet{*board->find("b1")} | CellSet{*board->find("c2")});
}

TEST(Zigzag, CanFollowAnAxisOrTurnFarther) {
  EXPECT_EQ(reached("zigzag 2:1 orthogonal along orthogonal", "e1"),
            "a1 c2 d3 d7 e5 e9 f3 f7 g2 i1|");
  EXPECT_EQ(reached("zigzag 2:1 orthogonal along diagonal", "e1"), "a6 b4 c2 d3 f3 g2 h4 i6|");
  EXPECT_EQ(reached("zigzag 2:1 orthogonal turning 90 270 up to 2", "e5"),
            "b4 b6 c4 c6 d2 d3 d7 d8 f2 f3 f7 f8 g4 g6 h4 h6|");
}

TEST(Reflecting, LineIsReflectedAtTheRim) {
  const std::string once = "slide diagonal heading 45 reflecting 1";
  EXPECT_EQ(reached(once, "d8"), "a9 b10 c9|");
  EXPECT_EQ(reached(once, "c8"), "a10 b9|");  // in a corner it would come straight back
  EXPECT_EQ(reached(once, "d8", "a9"), "b10 c9|");
  EXPECT_EQ(reached(once, "d8", "", "b10"), "c9|b10");
  EXPECT_EQ(reached("slide diagonal heading 45 reflecting 2", "d8"),
            "a9 b8 b10 c7 c9 d6 e5 f4 g3 h2 i1|");
  EXPECT_EQ(reached("slide orthogonal reflecting 3", "b3"), reached("slide orthogonal", "b3"));
  EXPECT_EQ(reached("slide diagonal heading 45 reflecting 1 hurdles 1", "d8", "b10"), "a9|");
  EXPECT_EQ(reached("slide diagonal then step orthogonal ahead reflecting 1", "a1"), "|");
}

/// On every board a reflected line reaches all cells that the line reaches, and no cell twice.
TEST(Reflecting, ExtendsLinesOnAllBoards) {
  for (const auto& board : test::every_board())
    for (const Axis& axis : board->axes) {
      const PieceMoves line(*board, test::moves(*board, {"slide " + axis.name}), first_seat),
          back(*board, test::moves(*board, {"slide " + axis.name + " reflecting 3"}), first_seat);
      for (const CellId cell : board->cells()) {
        const CellSet before = reach(line, {}, cell).moves;
        EXPECT_EQ(before - reach(back, {}, cell).moves, CellSet{}) << axis.name;
        for (const PieceMoves::Ray& ray : back.rays(cell)) {
          CellSet seen{cell};
          for (const PieceMoves::Hop hop : back.hops(ray)) {
            EXPECT_FALSE(seen.contains(hop.cell)) << axis.name << " from " << board->name(cell);
            seen.insert(hop.cell);
          }
        }
      }
    }
}

TEST(Hop, RoutesEndOnEveryCellReached) {
  const auto board = test::board("rectangular", "9x10");
  const PieceMoves moves(*board, test::moves(*board, {"hop orthogonal diagonal"}), first_seat);
  const Occupancy pieces{named(*board, "b6"), named(*board, "d5")};
  const auto ways = routes(moves, pieces, *board->find("b3"));
  ASSERT_EQ(ways.size(), 2u);
  EXPECT_EQ(board->name(ways[0].back()), "b10");
  EXPECT_EQ(ways[0].size(), 8u);
  EXPECT_EQ(board->name(ways[1].back()), "i10");
}

// Moves of several stretches.

TEST(Legs, XiangqiElephantIsLame) {
  const std::string elephant = "step diagonal then step diagonal ahead";
  EXPECT_EQ(reached(elephant, "e5"), "c3 c7 g3 g7|");
  EXPECT_EQ(reached(elephant, "e5", "d4", "f6"), "c7 g3|");
  EXPECT_EQ(reached(elephant, "e5", "", "c7"), "c3 g3 g7|c7");
}

TEST(Legs, JanggiElephantGoesThreeSteps) {
  const std::string elephant =
      "step orthogonal then step diagonal outward then step diagonal ahead";
  EXPECT_EQ(reached(elephant, "e5"), "b3 b7 c2 c8 g2 g8 h3 h7|");
  EXPECT_EQ(reached(elephant, "e5", "e6", ""), "b3 b7 c2 g2 h3 h7|");
  EXPECT_EQ(reached(elephant, "e5", "", "d7"), "b3 b7 c2 g2 g8 h3 h7|");
}

TEST(Legs, BentRidersTurnOnce) {
  const std::string griffin = "step diagonal then slide orthogonal outward";
  EXPECT_EQ(reached(griffin, "a1"), "b3 b4 b5 b6 b7 b8 b9 b10 c2 d2 e2 f2 g2 h2 i2|");
  EXPECT_EQ(reached(griffin, "a1", "b5", "e2"), "b3 b4 c2 d2|e2");
  EXPECT_EQ(reached(griffin, "a1", "b2"), "|");
  EXPECT_EQ(reached("slide orthogonal then step diagonal ahead", "a1"), "|");
  EXPECT_EQ(reached("slide orthogonal then step orthogonal left heading 0", "b8"), "a9 a10|");
  EXPECT_EQ(reached(griffin + " up to 2", "a1"), "b3 b4 c2 d2|");
  const std::string rhino = "step orthogonal then slide diagonal outward";
  EXPECT_EQ(reached(rhino, "a1"), "b3 c2 c4 d3 d5 e4 e6 f5 f7 g6 g8 h7 h9 i8 i10|");
}

TEST(Legs, HookMoverTurnsAtARightAngleAnywhere) {
  const auto board = test::board("rectangular", "9x10");
  const PieceMoves hook(
      *board,
      test::moves(*board, {"slide orthogonal", "slide orthogonal then slide orthogonal sideways"}),
      first_seat);
  for (const CellId cell : board->cells())
    EXPECT_EQ(reach(hook, {}, cell).moves, board->all() - CellSet{cell});
  const Occupancy pieces{named(*board, "a3"), named(*board, "c1")};
  const Reach found = reach(hook, pieces, *board->find("a1"));
  EXPECT_EQ(found.captures, named(*board, "c1"));
  EXPECT_EQ(found.moves, named(*board, "a2 b1 b2 c2 d2 e2 f2 g2 h2 i2 b3 b4 b5 b6 b7 b8 b9 b10"));
}

TEST(Legs, BendsTurnByTheGivenDegrees) {
  const auto to = [](const std::string& bend) {
    return reached("step orthogonal then step orthogonal " + bend + " heading 0", "e5");
  };
  EXPECT_EQ(to("ahead"), "e7|");
  EXPECT_EQ(to("left"), "d6|");
  EXPECT_EQ(to("right"), "f6|");
  EXPECT_EQ(to("sideways"), "d6 f6|");
  EXPECT_EQ(to("any"), "d6 e7 f6|");
  EXPECT_EQ(to("turning 90 0"), "d6 e7|");
  EXPECT_EQ(to("back"), "|");
}

TEST(Legs, LeapsCanBeStretches) {
  EXPECT_EQ(reached("leap 2 orthogonal then slide orthogonal ahead", "e5", "e6 f5 d5", "i5"),
            "a5 b5 e1 e2 e8 e9 e10 h5|i5");
  EXPECT_EQ(reached("step orthogonal then leap 2 orthogonal ahead", "e5", "e7", "f5"), "b5 e2 e8|");
}

TEST(Legs, KnightContinuesAsABishop) {
  const std::string unicorn = "leap 2:1 orthogonal then slide diagonal outward";
  EXPECT_EQ(reached(unicorn, "a1"), "c4 d3 d5 e4 e6 f5 f7 g6 g8 h7 h9 i8 i10|");
  EXPECT_EQ(reached(unicorn, "a1", "b3", "d3"), "c4 d5 e6 f7 g8 h9 i10|d3");
  EXPECT_EQ(reached("leap 2:1 orthogonal clear then slide diagonal outward", "a1", "b3", "d3"),
            "|d3");
  const auto to = [](const std::string& rest) {
    return reached("leap 2:1 orthogonal then " + rest + " heading 0 aside 270", "e5");
  };
  EXPECT_EQ(to("step diagonal outward"), "g8|");  // on from f7
  EXPECT_EQ(to("step diagonal ahead"), "g8|");
  EXPECT_EQ(to("step orthogonal outward"), "f8|");
  EXPECT_EQ(to("step orthogonal diagonal outward"), "f8 g8|");
  EXPECT_EQ(to("step orthogonal left"), "e7|");
  EXPECT_EQ(to("step orthogonal right"), "g7|");
  EXPECT_EQ(to("step orthogonal sideways"), "e7 g7|");
  EXPECT_EQ(to("step orthogonal back"), "f6|");
  EXPECT_EQ(to("step diagonal turning 90"), "e8|");
  EXPECT_EQ(to("step orthogonal any"), "e7 f6 f8 g7|");
  EXPECT_EQ(to("side ahead"), "f8|");
}

TEST(Legs, LeapNMCanBeAStretch) {
  const auto behind = [](const std::string& bend) {
    return reached("step orthogonal then leap 2:1 orthogonal " + bend + " heading 0", "e5");
  };
  EXPECT_EQ(behind("ahead"), "d8 f8|");  // on from e6
  EXPECT_EQ(behind("outward"), "d8 f8|");
  EXPECT_EQ(behind("left"), "d8|");
  EXPECT_EQ(behind("right"), "f8|");
  EXPECT_EQ(behind("back"), "d4 f4|");
  EXPECT_EQ(behind("any"), "c5 c7 d4 d8 f4 f8 g5 g7|");
  const auto twice = [](const std::string& bend) {
    return reached("leap 2:1 orthogonal then leap 2:1 orthogonal " + bend + " heading 0 aside 270",
                   "e5");
  };
  EXPECT_EQ(twice("ahead"), "g9|");  // on from f7
  EXPECT_EQ(twice("outward"), "e9 g9 h8|");
  EXPECT_EQ(twice("sideways"), "e9 h8|");
  EXPECT_EQ(twice("back"), "|");
  EXPECT_EQ(reached("leap 2:1 orthogonal then leap 2:1 orthogonal ahead", "e5"),
            "a3 a7 c1 c9 g1 g9 i3 i7|");
}

TEST(Legs, RepeatingStepsAreALameRider) {
  const std::string rider = "step orthogonal then step orthogonal ahead repeating";
  EXPECT_EQ(reached(rider, "a1"), "a3 a5 a7 a9 c1 e1 g1 i1|");
  EXPECT_EQ(reached(rider, "a1", "a4", "e1 d9"), "a3 c1|e1");
  EXPECT_EQ(reached(rider, "a1", "", "d1"), "a3 a5 a7 a9 c1|");
  EXPECT_EQ(reached("step orthogonal then step orthogonal ahead up to 2 repeating", "a1"),
            "a3 a5 c1 e1|");
  EXPECT_EQ(reached("step orthogonal repeating", "b3", "b6", "e3"),
            reached("slide orthogonal", "b3", "b6", "e3"));
  const std::string horse = "step orthogonal then step diagonal outward";
  EXPECT_EQ(reached(horse + " repeating", "a1"), "b3 c2 c5 d7 e3 e9 g4 i5|");
  EXPECT_EQ(reached(horse + " repeating", "a1", "b4 c3"), "b3 c2 e3 g4 i5|");
  EXPECT_EQ(reached(horse + " repeating", "a1", "b4", "c2"), "b3|c2");
  EXPECT_EQ(reached(horse + " up to 1 repeating", "e5"), reached(horse, "e5"));
}

TEST(Legs, LionCapturesTwice) {
  const std::string lion = "step orthogonal diagonal capturing then step orthogonal diagonal any";
  EXPECT_EQ(reached(lion, "e5"), "|");
  EXPECT_EQ(reached(lion, "e5", "", "e6"), "d5 d6 d7 e7 f5 f6 f7||e6");
  EXPECT_EQ(reached(lion, "e5", "", "e6 e7"), "d5 d6 d7 f5 f6 f7|e7|e6");
  EXPECT_EQ(reached(lion, "e5", "e6", "e7"), "|");
  EXPECT_EQ(reached("step orthogonal capturing then step orthogonal back", "e5", "", "e6 f5"),
            "||e6 f5");
}

TEST(Legs, ReturnWithoutCaptureIsANullMove) {
  const auto board = test::board("rectangular", "9x10");
  const auto back = [&](const std::string& move, const std::string& own, const std::string& enemy) {
    const PieceMoves moves(*board, test::moves(*board, {move}), first_seat);
    return reach(moves, {named(*board, own), named(*board, enemy)}, *board->find("a1")).back;
  };
  EXPECT_TRUE(back("step orthogonal then step orthogonal back", "a2", ""));
  EXPECT_FALSE(back("step orthogonal then step orthogonal back", "a2", "b1"));
  EXPECT_TRUE(back("leap 1 orthogonal then step orthogonal back", "a2", "b1"));
  EXPECT_FALSE(back("leap 1 orthogonal clear then step orthogonal back", "a2", "b1"));
  EXPECT_TRUE(back("slide orthogonal then slide orthogonal back", "", "b1 a3"));
  EXPECT_TRUE(
      back("step orthogonal then step orthogonal left then step orthogonal left then "
           "step orthogonal left",
           "", ""));
  EXPECT_FALSE(back("step orthogonal then step orthogonal back rising", "", ""));
  EXPECT_FALSE(back("step orthogonal capturing then step orthogonal back", "", "b1"));
  EXPECT_FALSE(back("capture step orthogonal then step orthogonal back", "", ""));
}

TEST(Legs, StretchCanRequireAPiece) {
  const std::string jump = "step orthogonal vaulting then step orthogonal ahead";
  EXPECT_EQ(reached(jump, "e5", "e6", "d5"), "c5 e7|");
  const std::string far = "slide orthogonal vaulting then slide orthogonal ahead";
  EXPECT_EQ(reached(far, "b3", "b6", "b9 c3"), reached("hop orthogonal", "b3", "b6", "b9 c3"));
  const std::string checkers = "slide diagonal capturing then step diagonal ahead";
  EXPECT_EQ(reached(checkers, "b3", "", "e6 c2"), "d1 f7||c2 e6");
  EXPECT_EQ(reached(checkers, "b3", "", "e6 f7"), "|f7|e6");
  EXPECT_EQ(reached("slide diagonal up to 2 capturing then step diagonal ahead", "b3", "", "e6"),
            "|");
}

TEST(Reach, PiecesCanBeSwapped) {
  const auto board = test::board("rectangular", "9x10");
  const auto swaps = [&](const std::string& move) {
    const PieceMoves moves(*board, test::moves(*board, {move}), first_seat);
    const Reach found =
        reach(moves, {named(*board, "b6 b8 d3"), named(*board, "c2 a3")}, *board->find("b3"));
    EXPECT_TRUE((found.moves | found.captures | found.blocked).empty());
    return joined(names_of(*board, found.swaps), " ");
  };
  EXPECT_EQ(swaps("slide orthogonal diagonal swap"), "b6 d3");
  EXPECT_EQ(swaps("slide orthogonal diagonal swap enemy"), "a3 c2");
}

TEST(Zigzag, TurnsToTheNextDirectionAndBack) {
  EXPECT_EQ(reached("zigzag diagonal heading 45 315 up to 4", "e1"), "d2 d4 e3 e5 f2 f4|");
  EXPECT_EQ(reached("zigzag diagonal up to 2", "e5"), "c5 d4 d6 e3 e7 f4 f6 g5|");
}

TEST(Hop, LeadsNowhereWithoutALineThatIsLongEnough) {
  const auto dead = [](const std::string& size, const std::string& move) {
    const auto board = test::board("rectangular", size);
    return !leads_somewhere(*board, test::moves(*board, {move}).front(), first_seat, {});
  };
  EXPECT_TRUE(dead("2x2", "hop orthogonal"));
  EXPECT_FALSE(dead("3x1", "hop orthogonal"));
  EXPECT_TRUE(dead("3x3", "capture hop orthogonal hurdles 2"));
  EXPECT_FALSE(dead("8x8", "step orthogonal then step orthogonal back"));
  EXPECT_TRUE(dead("8x8", "capture step orthogonal then step orthogonal back"));
  EXPECT_FALSE(dead("8x8", "step orthogonal capturing then step orthogonal back"));
  EXPECT_TRUE(dead("8x8", "step orthogonal then step diagonal ahead"));
}

TEST(Legs, StretchesAreLimited) {
  std::string move = "step orthogonal";
  Report report;
  const auto board = test::board("rectangular", "9x10");
  const Vocabulary vocabulary = vocabulary_of(*board);
  for (int i = 0; i < limits::stretches; ++i) move += " then step orthogonal any";
  EXPECT_TRUE(parse_pattern(move, {}, vocabulary, report));
  EXPECT_FALSE(parse_pattern(move + " then step orthogonal any", {}, vocabulary, report));
  EXPECT_EQ(report.problems().back().message, "a move of more than 8 stretches after the first");
}

}  // namespace
}  // namespace boardwright::tests::hop_test
