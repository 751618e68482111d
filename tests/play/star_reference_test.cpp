// The reference generator of Immortal Star Masters against counts and lists made by hand.
#include "support/star_reference.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace boardwright::tests::star_reference_test {
namespace {

using test::StarReference;
using MoveList = std::vector<std::string>;

StarReference parse(const std::string& text) { return StarReference::parse(text); }

bool has(const MoveList& moves, const std::string& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The targets of a Red piece on the board, otherwise empty or with the seats of `others`.
MoveList lone(const std::string& letter, const std::string& cell, const std::string& others = "") {
  return parse("turn: Red\nRed: " + letter + " " + cell + "\n" + others).legal();
}

std::size_t how_many(const std::string& letter, const std::string& cell,
                     const std::string& others = "") {
  return lone(letter, cell, others).size();
}

TEST(StarBoard, Has241CellsInRanksAndTerritories) {
  const auto cells = test::star_cells();
  EXPECT_EQ(std::set<std::string>(cells.begin(), cells.end()).size(), 241u);
  std::map<int, int> ranks, territories;
  for (const std::string& cell : cells) {
    ++ranks[test::star_rank(cell)];
    ++territories[test::star_territory(cell)];
  }
  const std::map<int, int> counted = {{1, 48}, {2, 42}, {3, 36}, {4, 30}, {5, 24},
                                      {6, 24}, {7, 18}, {8, 12}, {9, 6},  {10, 1}};
  EXPECT_EQ(ranks, counted);
  const std::map<int, int> owned = {{0, 61}, {1, 30}, {2, 30}, {3, 30}, {4, 30}, {5, 30}, {6, 30}};
  EXPECT_EQ(territories, owned);
}

TEST(StarBoard, MiddleLineCellsHaveSeveralNames) {
  const auto id = [](const std::string& name) {
    const std::string move = lone("R", name).at(0);
    return move.substr(0, move.find(' '));
  };
  for (const char* seat : {"rd-", "br-", "yw-", "gr-", "bl-", "mg-"})
    for (const auto& [name, first] :
         {std::pair("q2", "k2"), std::pair("c1", "k2"), std::pair("QN4", "kn4"),
          std::pair("qb6", "kb6"), std::pair("qr8", "kr8"), std::pair("W6", "w6")})
      EXPECT_EQ(id(seat + std::string(name)), seat + std::string(first));
  EXPECT_EQ(id("Center"), "c10");
  EXPECT_THROW(id("rd-w5"), std::invalid_argument);
  EXPECT_THROW(id("rd-kr5x"), std::invalid_argument);
  EXPECT_THROW(id("rd-qr9"), std::invalid_argument);
}

TEST(StarBoard, EachQueenStartsFourCellsFromAnIndicator) {
  for (const char* queen : {"rd-q1", "br-q1", "yw-q1", "gr-q1", "bl-q1", "mg-q1"})
    EXPECT_EQ(test::star_indicator_distance(queen), 4) << queen;
}

TEST(StarPieces, InTheCentre) {
  EXPECT_EQ(how_many("R", "c10"), 24u);  // six rays of four cells, then a Wall
  EXPECT_EQ(how_many("B", "c10"), 24u);  // six rays of four cells, the last on rank 2
  EXPECT_EQ(how_many("Q", "c10"), 48u);
  EXPECT_EQ(how_many("K", "c10"), 12u);
  EXPECT_EQ(how_many("S", "c10"), 12u);
}

TEST(StarPieces, InTheCornerBetweenEdgeAndWall) {
  EXPECT_EQ(lone("K", "rd-qr1"), (MoveList{"rd-qr1 rd-qb1", "rd-qr1 rd-qb2", "rd-qr1 rd-qr2"}));
  EXPECT_EQ(how_many("R", "rd-qr1"), 24u);  // 7 along rank 1, 17 along the file across the board
  EXPECT_EQ(lone("B", "rd-qr1"), (MoveList{"rd-qr1 rd-kb4", "rd-qr1 rd-qb2", "rd-qr1 rd-qn3"}));
  EXPECT_EQ(lone("S", "rd-qr1"), (MoveList{"rd-qr1 rd-qb3", "rd-qr1 rd-qn2"}));
}

TEST(StarPieces, BesideTheLastCellOfAWall) {
  EXPECT_EQ(how_many("K", "rd-qr5"), 10u);  // not onto the Wall, on either of its two cells
  EXPECT_EQ(how_many("S", "rd-qr5"), 10u);  // one corner step of six ends on the Wall
}

TEST(StarPieces, PassAWallOnlyAtItsEnd) {
  EXPECT_TRUE(has(lone("B", "rd-qr5"), "rd-qr5 br-qr5"));
  EXPECT_TRUE(has(lone("K", "rd-qr5"), "rd-qr5 br-qr5"));
  EXPECT_FALSE(has(lone("B", "rd-qr4"), "rd-qr4 br-qr4"));
  EXPECT_FALSE(has(lone("K", "rd-qr4"), "rd-qr4 br-qr4"));
  EXPECT_TRUE(has(lone("B", "rd-qr4"), "rd-qr4 rd-w6"));
}

TEST(StarPawns, AtHomeGoAwayFromTheEdge) {
  EXPECT_EQ(lone("P", "rd-kn3"), (MoveList{"rd-kn3 rd-kb4", "rd-kn3 rd-kn4"}));
  EXPECT_EQ(lone("P", "rd-kn3*"),
            (MoveList{"rd-kn3 rd-kb4", "rd-kn3 rd-kn4", "rd-kn3 rd-kr5", "rd-kn3 rd-qb5"}));
  EXPECT_EQ(
      lone("P", "rd-kn3", "Green: S rd-kb4 rd-kn4 rd-kr4 rd-kb5 rd-qb4 rd-kr2 rd-qn2 rd-k2"),
      (MoveList{"rd-kn3 rd-kb5 x rd-kb5", "rd-kn3 rd-kr4 x rd-kr4", "rd-kn3 rd-qb4 x rd-qb4"}));
}

TEST(StarPawns, RoamInTheCentralAreaUnlessSetOtherwise) {
  EXPECT_EQ(how_many("P", "c10"), 6u);
  EXPECT_EQ(lone("P", "c10", "set: pawn roams 0"),
            (MoveList{"c10 bl-w9", "c10 br-w9", "c10 gr-w9", "c10 yw-w9"}));
  const std::string around = "Green: S rd-kr8 br-kr8 yw-kr8 gr-kr8 bl-kr8 mg-kr8\n";
  EXPECT_EQ(how_many("P", "c10", around), 12u);
  EXPECT_EQ(how_many("P", "c10", around + "set: pawn roams 0"), 7u);
}

TEST(StarPieces, OfAPartnerNeedNotLeaveAnAbandonedTerritory) {
  const auto sides = [](const char* with) {
    return lone("R", "gr-kn4",
                std::string("sides: Red+") + with + "\nGreen: mated S gr-kr5\nBlue: K bl-k1\n");
  };
  EXPECT_TRUE(has(sides("Green"), "gr-kn4 gr-kn3"));
  EXPECT_FALSE(has(sides("Blue"), "gr-kn4 gr-kn3"));
  EXPECT_TRUE(has(sides("Blue"), "gr-kn4 gr-kb5"));
}

TEST(StarPawns, ElsewhereGoToTheEdgeAndArePromoted) {
  EXPECT_EQ(lone("P", "gr-kn4"), (MoveList{"gr-kn4 gr-kn3", "gr-kn4 gr-qn3"}));
  EXPECT_EQ(how_many("P", "gr-kn2"), 8u);
  EXPECT_TRUE(has(lone("P", "gr-kn2"), "gr-kn2 gr-kn1 = knight"));
  EXPECT_TRUE(has(lone("P", "gr-kn2", "Green: B gr-kb1"), "gr-kn2 gr-kb1 x gr-kb1 = queen"));
}

TEST(StarPawns, CaptureEnPassantOnTheirNextTurnOnly) {
  const std::string rest =
      "Red: last rd-qr3 rd-qr5 K rd-k1 P rd-qr5\nBrown: K br-k1 P rd-w6\n"
      "Green: K gr-k1 P rd-qb5\n";
  const std::string brown = "rd-w6 rd-qr4 x rd-qr5", green = "rd-qb5 rd-qr4 x rd-qr5";
  const StarReference first = parse("turn: Brown\n" + rest);
  EXPECT_TRUE(has(first.legal(), brown));
  EXPECT_TRUE(has(first.legal_from("rd-qb5"), green));
  const StarReference second = parse("turn: Green\n" + rest);
  EXPECT_FALSE(has(second.legal_from("rd-w6"), brown));
  EXPECT_TRUE(has(second.legal(), green));
  EXPECT_FALSE(has(parse("turn: Red\n" + rest).legal_from("rd-qb5"), green));

  const StarReference taken = first.after(brown);
  EXPECT_EQ(taken.print(),
            "turn: Green\nRed: K rd-k1\nBrown: K br-k1 P rd-qr4\n"
            "Green: K gr-k1 P rd-qb5\n");
  EXPECT_EQ(taken.scores(), (std::vector<int>{6, 6, 0, 6, 0, 0}));
  const StarReference left = first.after("br-k1 br-k2").after("gr-k1 gr-k2");
  EXPECT_EQ(left.print().find("last"), std::string::npos);
}

TEST(StarKings, CastleToBothSidesWhereNothingIsAttacked) {
  const std::string king_side = "rd-k1 rd-kb1 & rd-kr1 rd-kn1",
                    queen_side = "rd-k1 rd-qn1 & rd-qr1 rd-q1",
                    red = "turn: Red\nRed: K rd-k1* R rd-kr1* rd-qr1*\n";
  const MoveList free = parse(red).legal();
  EXPECT_TRUE(has(free, king_side));
  EXPECT_TRUE(has(free, queen_side));
  const MoveList watched = parse(red + "Green: R rd-qb2").legal();
  EXPECT_TRUE(has(watched, king_side));
  EXPECT_FALSE(has(watched, queen_side));
  EXPECT_FALSE(has(parse(red + "Green: R rd-k2").legal(), king_side));
  EXPECT_FALSE(has(parse(red + "Green: R rd-kr2").legal(), king_side));
  EXPECT_FALSE(has(parse("turn: Red\nRed: K rd-k1 R rd-kr1* rd-qr1*\n").legal(), king_side));
  EXPECT_FALSE(has(parse("turn: Red\nRed: K rd-k1* R rd-kr1\n").legal(), king_side));
  EXPECT_EQ(parse(red).after(queen_side).print(), "turn: Red\nRed: K rd-qn1 R rd-q1 rd-kr1*\n");
}

TEST(StarKings, AreNotLeftAttackedAndNeverCaptured) {
  const StarReference pinned =
      parse("turn: Red\nRed: K c10 R rd-kr8\nGreen: K gr-k1 B rd-kb6\nBlue: K bl-k1 R gr-k2\n");
  EXPECT_FALSE(pinned.checked());
  EXPECT_TRUE(pinned.legal_from("rd-kr8").empty());
  EXPECT_TRUE(pinned.attacked("gr-k1", 4));
  EXPECT_FALSE(has(pinned.legal_from("gr-k2"), "gr-k2 gr-k1 x gr-k1"));
  EXPECT_TRUE(parse("turn: Red\nRed: K c10\nGreen: B rd-kb6").checked());
  EXPECT_FALSE(parse("turn: Red\nsides: Red+Green\nRed: K c10\nGreen: B rd-kb6").checked());
  EXPECT_FALSE(parse("turn: Red\nRed: K c10\nGreen: mated B rd-kb6").checked());
}

TEST(StarTerritory, DeadZoneCannotBeEntered) {
  EXPECT_EQ(how_many("B", "c10", "Green: K gr-k1"), 24u);
  EXPECT_EQ(how_many("B", "c10", "Green: mated P gr-kr3"), 22u);
  EXPECT_EQ(how_many("B", "c10", "Green: mated P gr-kn4\nBlue: S gr-k2"), 22u);
}

TEST(StarTerritory, DeadZoneIsLeftTowardTheCentre) {
  EXPECT_EQ(how_many("R", "gr-k2", "Green: mated P gr-kr3"), 26u);
  EXPECT_EQ(how_many("R", "gr-k2", "Green: mated P gr-kn2"), 26u);
  const MoveList active = lone("R", "gr-k2", "Green: mated P gr-kn2\nBlue: S gr-k1");
  EXPECT_EQ(active.size(), 27u);
  EXPECT_TRUE(has(active, "gr-k2 gr-k1 x gr-k1"));
}

TEST(StarMate, RemovesTheKingAndForfeitPawns) {
  const StarReference before = parse(
      "turn: Red\nRed: K rd-k1 R gr-qr2 gr-qb2 P gr-kn4\nGreen: K gr-kr1 P c10 gr-qr5\n"
      "Blue: K bl-k1 P gr-kb3\n");
  const StarReference after = before.after("gr-qr2 gr-qr1");
  EXPECT_EQ(after.print(),
            "turn: Blue\nRed: K rd-k1 R gr-qr1 gr-qb2\nGreen: mated P gr-qr5 c10\nBlue: K bl-k1\n");
  EXPECT_EQ(after.scores(), (std::vector<int>{16, 0, 0, 0, 16, 0}));
}

TEST(StarPerft, OfTheSetUps) {
  const auto perft = [](const std::vector<int>& seats, int depth) {
    return parse(test::star_array(seats)).perft(depth);
  };
  // Red: 14 moves of the front Pawns, 4 of the Pawn before them, 6 of Knights, 2 of Bishops, 3 of
  // the Queen, 3 of the King.
  EXPECT_EQ(perft({1, 2, 3, 4, 5, 6}, 1), 32u);
  EXPECT_EQ(perft({1, 2, 3, 4, 5, 6}, 2), 32u * 32u);
  EXPECT_EQ(perft({1, 2, 3, 4, 5, 6}, 3), 32u * 32u * 32u);
  EXPECT_EQ(perft({1, 4}, 1), 32u);
  EXPECT_EQ(perft({1, 4}, 2), 32u * 32u - 4u);  // four openings look at a cell of Green's King
  EXPECT_EQ(perft({1, 4}, 3), 35112u);
}

/// The text with every seat and cell rotated by two seats, a third of a turn.
std::string rotated(const std::string& text) {
  static const std::map<std::string, std::string> next = {
      {"Red", "Yellow"},    {"Yellow", "Blue"},   {"Blue", "Red"}, {"Brown", "Green"},
      {"Green", "Magenta"}, {"Magenta", "Brown"}, {"rd", "yw"},    {"yw", "bl"},
      {"bl", "rd"},         {"br", "gr"},         {"gr", "mg"},    {"mg", "br"}};
  std::string all, word;
  for (char c : text + '\n') {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += c;
      continue;
    }
    const auto found = next.find(word);
    all += (found == next.end() ? word : found->second) + c;
    word.clear();
  }
  all.pop_back();
  return all;
}

TEST(StarRandom, LawsHold) {
  std::mt19937 dice(1984);
  for (int i = 0; i < 200; ++i) {
    const std::string text = test::random_star_position(dice);
    const StarReference position = parse(text);
    EXPECT_EQ(position.print(), text);
    const MoveList legal = position.legal();

    MoveList one_by_one;
    for (int cell = 0; cell < 241; ++cell)
      if (position.pieces[cell].seat == position.turn)
        for (const std::string& move : position.legal_from(test::star_cells()[cell]))
          one_by_one.push_back(move);
    std::sort(one_by_one.begin(), one_by_one.end());
    EXPECT_EQ(legal, one_by_one);

    MoveList rotated_moves;
    for (const std::string& move : legal) rotated_moves.push_back(rotated(move));
    std::sort(rotated_moves.begin(), rotated_moves.end());
    EXPECT_EQ(parse(rotated(text)).legal(), rotated_moves) << text;

    if (legal.empty()) continue;
    const StarReference after = position.after(legal[dice() % legal.size()]);
    EXPECT_EQ(parse(after.print()).print(), after.print());
    EXPECT_EQ(parse(after.print()).legal(), after.legal());
  }
}

}  // namespace
}  // namespace boardwright::tests::star_reference_test
