// Pieces with their own numbers: growing pieces, and pieces with further numbers.
#include "figure/numbers.h"

#include "diagram/drawing.h"
#include "support/rooms.h"

namespace boardwright::tests::numbers_test {
namespace {

using test::drawn;
using test::problems;

const Game& chess99() {
  static const std::unique_ptr<Game> game = test::read_rules("chess99");
  return *game;
}

const PieceType& piece_type(const std::string& id) { return *chess99().find_piece_type(id); }

/// A figure of one piece: its further keys.
std::string piece(const std::string& label, const std::string& id, const std::string& cell,
                  const std::string& keys) {
  return "men = [{ label = \"" + label + "\", piece = \"" + id + "\", cell = \"" + cell + "\", " +
         keys + " }]\n";
}

std::size_t count(const Diagram& diagram, const std::string& mark) {
  return static_cast<std::size_t>(
      std::count_if(diagram.content.marks.begin(), diagram.content.marks.end(),
                    [&](const Mark& each) { return each.mark == mark; }));
}

// ------------------------------------------------------------------------------------ state, label

TEST(Numbers, StateSetsNumbers) {
  const Diagram simple = drawn(chess99(), piece("N", "progressive-knight", "c3", "mark = \"x\""));
  EXPECT_EQ(simple.content.caption, "Progressive Knight on c3: 8 moves (x).");
  const Diagram multiple = drawn(
      chess99(), piece("N", "progressive-knight", "c3", "mark = \"x\", state = \"n=3,multiple\""));
  EXPECT_EQ(multiple.content.caption,
            "Progressive Knight on c3 (multiple and n = 3): 57 moves (x).");
}

TEST(Numbers, LabelSetsNumbers) {
  const Diagram by_label =
      drawn(chess99(), piece("N³*", "progressive-knight", "c3", "mark = \"x\""));
  EXPECT_EQ(by_label.content.caption, "Progressive Knight N³* on c3: 57 moves (x).");
  const Diagram both = drawn(chess99(), piece("N³*", "progressive-knight", "c3",
                                              "mark = \"x\", state = \"n=3,multiple\""));
  EXPECT_EQ(test::marks(both), test::marks(by_label));
}

TEST(Numbers, ArrowsDependOnNumbers) {
  const Diagram pawn = drawn(chess99(), piece("P³⁺", "progressive-pawn", "c5", "arrows = true"));
  EXPECT_EQ(count(pawn, "move"), 3u);
  EXPECT_EQ(count(pawn, "capture"), 2u);
}

TEST(Numbers, NumbersThatThePieceLacksAreRefused) {
  EXPECT_EQ(
      problems(chess99(), piece("N", "progressive-knight", "c3", "mark = \"x\", state = \"m=3\"")),
      "4: piece 'progressive-knight' has no number 'm' (its numbers: multiple and n)\n");
  EXPECT_EQ(problems(chess99(), piece("K", "king", "c3", "mark = \"x\", state = \"n=3\"")),
            "4: piece 'king' has no number 'n' (it has no numbers)\n");
  EXPECT_EQ(problems(chess99(), piece("N", "progressive-knight", "c3", "state = \"n=x\"")),
            "4: 'n=x' is not a number of the piece (its numbers: multiple and n)\n");
  EXPECT_EQ(problems(chess99(), piece("N", "progressive-knight", "c3", "state = \"n=0\"")),
            "4: 'n=0' is not a number of the piece (its numbers: multiple and n)\n");
}

TEST(Numbers, LabelThatContradictsTheStateIsRefused) {
  EXPECT_EQ(problems(chess99(), piece("N³*", "progressive-knight", "c3",
                                      "mark = \"x\", state = \"n=2,multiple\"")),
            "4: label 'N³*' contradicts the state: it means n = 3 (leave out the state, or the "
            "mark in the "
            "label)\n");
  EXPECT_EQ(
      problems(chess99(), piece("P*", "progressive-pawn", "c3", "mark = \"x\"")),
      "4: label 'P*' is of a multiple piece, but piece 'progressive-pawn' cannot be multiple\n");
}

TEST(Numbers, OnlyLabelsWithMarksHaveNumbers) {
  const PieceType& knight = piece_type("progressive-knight");
  EXPECT_FALSE(parse_label(knight, "N"));
  EXPECT_FALSE(parse_label(knight, "N3"));
  EXPECT_FALSE(parse_label(knight, "W³*"));
  EXPECT_FALSE(parse_label(piece_type("king"), "K⁺"));
  ASSERT_TRUE(parse_label(knight, "N³*"));
  EXPECT_EQ(parse_label(knight, "N³*")->n, 3);
  EXPECT_TRUE(parse_label(knight, "N³*")->multiple);
  EXPECT_EQ(parse_label(knight, "N2+")->n, 2);
}

TEST(Numbers, WordingListsTheNumbersThatDiffer) {
  const State plain = {{"multiple", 0}, {"n", 1}};
  EXPECT_EQ(differing(plain, plain), "");
  EXPECT_EQ(differing({{"multiple", 1}, {"n", 3}}, plain), "multiple and n = 3");
  EXPECT_EQ(differing(plain, {{"multiple", 1}, {"n", 3}}), "not multiple and n = 1");
}

TEST(Numbers, PositionLabelsIncludeMarks) {
  const auto game = test::game_with(
      "chess99", "turn: White\nWhite: K a1 W²⁺ c3 N³* e5 N⁺ g2 N⁺ h2\nBlack: K a11\n");
  const Diagram shown = drawn(*game, "position = \"z\"\n");
  std::vector<std::string> labels;
  for (const PlacedPiece& each : shown.content.pieces) labels.push_back(each.piece.label);
  EXPECT_EQ(joined(labels, " "), "K K W²⁺ N³* N⁺ N⁺");
  EXPECT_NE(shown.content.description.find(
                "Progressive Knights N⁺ on g2 and h2; Progressive Knight N³* on "
                "e5; Progressive Wazir W²⁺ on c3"),
            std::string::npos)
      << shown.content.description;
}

TEST(Numbers, LabelsWithMarksFitTheirDiscs) {
  const auto fits = [](const std::string& label, const std::string& id) {
    const Diagram shown = drawn(chess99(), "men = [{ label = \"" + label + "\", piece = \"" + id +
                                               "\", cell = \"c3\" }]\n");
    const Text text = test::texts(shown, "man-label").at(0);
    const Path disc = test::paths(shown, "man").at(0);
    EXPECT_EQ(disc.strokes.size(), 4u) << label << ": a disc, no plate";
    EXPECT_GT(text.size, 0.3) << label;
  };
  fits("W²⁺", "progressive-wazir");
  fits("N³*", "progressive-knight");
  fits("N⁺", "progressive-knight");
}

// ----------------------------------------------------------------------------------------- growing

TEST(Growing, CellsShowTheSmallestN) {
  const Diagram simple = drawn(chess99(), piece("N⁺", "progressive-knight", "c3", "growing = 3"));
  EXPECT_EQ(count(simple, "1"), 8u);
  EXPECT_EQ(count(simple, "2"), 4u);
  EXPECT_EQ(count(simple, "3"), 2u);
  EXPECT_EQ(simple.content.caption,
            "Progressive Knight N⁺ on c3: 8 moves with n = 1, 12 with n = 2 and 14 with n = "
            "3.");
  EXPECT_NE(simple.content.description.find(
                "goes with n = 1 to a2, a4, b1, b5, d1, d5, e2 and e4; with n = 2 "
                "also to a7, e7, g1 and g5; with n = 3 also to f9 and i6."),
            std::string::npos)
      << simple.content.description;
  const Diagram multiple = drawn(chess99(), piece("N*", "progressive-knight", "c3", "growing = 3"));
  EXPECT_EQ(count(multiple, "1"), 8u);
  EXPECT_EQ(count(multiple, "2"), 19u);
  EXPECT_EQ(count(multiple, "3"), 30u);
  EXPECT_EQ(test::texts(multiple, "mark text").size(), 57u);
}

TEST(Growing, OtherMovesShowTheMark) {
  const std::string ferz = "combined-progressive-ferz";
  const Diagram marked = drawn(chess99(), piece("F*", ferz, "e6", "growing = 3, mark = \"x\""));
  EXPECT_EQ(count(marked, "x"), 8u);
  EXPECT_EQ(count(marked, "1"), 4u);
  EXPECT_EQ(count(marked, "2"), 8u);
  EXPECT_EQ(count(marked, "3"), 12u);
  EXPECT_EQ(marked.content.caption,
            "Combined Progressive Ferz F* on e6: 12 moves with n = 1, 20 with n = 2 and 32 "
            "with n = 3, 8 of them whatever n is (x).");
  EXPECT_NE(
      marked.content.description.find("; whatever n is, to c5, c7, d4, d8, f4, f8, g5 and g7."),
      std::string::npos);
  const Diagram plain = drawn(chess99(), piece("F*", ferz, "e6", "growing = 3"));
  EXPECT_EQ(count(plain, "1"), 12u) << "without a mark their n is 1";
}

TEST(Growing, CapturablePieceShowsTheNumberToo) {
  const Diagram shown = drawn(chess99(), R"(blocking = true
men = [
  { label = "W⁺", piece = "progressive-wazir", cell = "b2", growing = 3 },
  { label = "R", piece = "rook", cell = "b4", seat = 2 },
  { label = "R", piece = "rook", cell = "d2" },
]
)");
  EXPECT_EQ(test::paths(shown, "mark capture").size(), 1u);
  EXPECT_EQ(test::paths(shown, "mark badge").size(), 1u);
  const auto numbers = test::texts(shown, "mark badge-number");
  ASSERT_EQ(numbers.size(), 1u);
  EXPECT_EQ(numbers[0].words, "2");
  EXPECT_EQ(count(shown, "blocked"), 1u);
  EXPECT_EQ(shown.content.caption,
            "Progressive Wazir W⁺ on b2: 4 moves with n = 1, 5 with n = 2 and 5 with n = 3.");
  EXPECT_NE(
      shown.content.description.find("It captures on b4. Pieces of its own side block it on d2."),
      std::string::npos);
}

TEST(Growing, CaptureByOtherMovesShowsNoNumber) {
  const Diagram shown = drawn(chess99(), R"(blocking = true
men = [
  { label = "B⁺", piece = "progressive-berolina-pawn", cell = "e5", growing = 3, mark = "x" },
  { label = "R", piece = "rook", cell = "e6", seat = 2 },
]
)");
  EXPECT_EQ(test::paths(shown, "mark capture").size(), 1u);
  EXPECT_TRUE(test::paths(shown, "mark badge").empty());
}

TEST(Growing, RoutesOfAFreeTurningPieceAreDrawnOnlyAmongPieces) {
  const std::string knight = piece("N*", "progressive-knight", "c3", "growing = 2");
  EXPECT_TRUE(test::paths(drawn(chess99(), knight), "route").empty());
  EXPECT_EQ(
      test::paths(drawn(chess99(), piece("N⁺", "progressive-knight", "c3", "growing = 2")), "route")
          .size(),
      1u);
  const Diagram among = drawn(chess99(), R"(blocking = true
men = [
  { label = "N*", piece = "progressive-knight", cell = "c3", growing = 2 },
  { label = "R", piece = "rook", cell = "e4" },
]
)");
  EXPECT_EQ(test::paths(among, "route").size(), 1u);
}

TEST(Growing, GrowingNeedsMovesUpToN) {
  EXPECT_EQ(problems(chess99(), piece("K", "king", "c3", "growing = 3")),
            "4: piece 'king' has no moves up to n\n");
  for (const char* n : {"0", "10", "-1"})
    EXPECT_EQ(
        problems(chess99(), piece("N", "progressive-knight", "c3", "growing = " + std::string(n))),
        "4: a piece's n grows to a number from 1 to 9\n");
}

// ------------------------------------------------------------------------------------------ beyond

TEST(Beyond, CellsOfFurtherNumbersShowAnotherSign) {
  const Diagram shown = drawn(chess99(), R"(blocking = true
men = [
  { label = "W³⁺", piece = "progressive-wazir", cell = "e6", mark = "x", beyond = { state = "n=3,multiple", mark = "o" } },
  { label = "R", piece = "rook", cell = "e7" },
  { label = "R", piece = "rook", cell = "d4" },
  { label = "R", piece = "rook", cell = "g6", seat = 2 },
  { label = "R", piece = "rook", cell = "e4", seat = 2 },
]
)");
  EXPECT_EQ(count(shown, "x"), 7u);
  EXPECT_EQ(count(shown, "o"), 11u);
  EXPECT_EQ(count(shown, "blocked"), 2u) << "e7 at once, d4 by turning";
  EXPECT_EQ(test::paths(shown, "mark cross").size(), 5u);
  EXPECT_EQ(test::paths(shown, "mark capture").size(), 2u);
  EXPECT_EQ(test::paths(shown, "mark ring").size(), 11u);
  EXPECT_EQ(test::paths(shown, "route ring").size(), 1u);
  EXPECT_EQ(shown.content.caption,
            "Progressive Wazir W³⁺ on e6: 7 moves (x), 11 more if multiple with n = 3 (o).");
  EXPECT_NE(shown.content.description.find(
                "If multiple with n = 3, it also moves to c5, c7, d5, d7, d8, f4, f5, f7, "
                "f8, g5 and g7. Pieces of its own side block it on d4."),
            std::string::npos)
      << shown.content.description;
}

TEST(Beyond, NeedsAMarkAndNumbersThatThePieceHas) {
  const std::string beyond = "beyond = { state = \"n=2\", mark = \"o\" }";
  EXPECT_EQ(problems(chess99(), piece("N", "progressive-knight", "c3", beyond)),
            "4: only a piece with a mark has another beyond it\n");
  EXPECT_EQ(problems(chess99(), piece("R", "rook", "c3", "mark = \"x\", " + beyond)),
            "4: piece 'rook' has no number 'n' (it has no numbers)\n");
  EXPECT_EQ(problems(chess99(), piece("N", "progressive-knight", "c3",
                                      "mark = \"x\", growing = 2, " + beyond)),
            "4: a piece has one of growing, beyond and branch, not several\n");
}

// ------------------------------------------------------------------------------------ rules of
// play

TEST(Numbers, FiguresThatDependOnRulesOfPlayNeedAPosition) {
  const std::string hint =
      "the rules of play restrict the moves of this piece here (give the figure a position, "
      "and "
      "show its moves with shows)\n";
  EXPECT_EQ(problems(chess99(), R"(blocking = true
men = [
  { label = "W³⁺", piece = "progressive-wazir", cell = "c3", mark = "x" },
  { label = "K", piece = "king", cell = "e6", seat = 2 },
]
)"),
            "6: " + hint);
  const auto river = test::read_rules("gilman-river");
  EXPECT_EQ(problems(*river, R"(blocking = true
men = [
  { label = "P", piece = "pawn", cell = "c3", mark = "x" },
  { label = "P", piece = "pawn", cell = "d4", seat = 2 },
]
)"),
            "6: " + hint);
}

TEST(Numbers, CellsIllegalByRulesOfPlayShowASign) {
  const auto game = test::game_with("chess99", "turn: White\nWhite: K i1 W³⁺ c3\nBlack: K d6\n");
  const Diagram shown = drawn(
      *game, "position = \"z\"\nshows = [{ cell = \"c3\", mark = \"x\", closed = \"blocked\" }]\n");
  EXPECT_EQ(shown.content.caption,
            "Progressive Wazir W³⁺ on c3: 8 moves (x); the rules of play bar 2 others (blocked).");
  EXPECT_NE(shown.content.description.find("The rules of play close e3 and f3 to it."),
            std::string::npos);
  const auto signs = test::paths(shown, "mark blocked");
  ASSERT_EQ(signs.size(), 2u);
  EXPECT_LT(signs[0].strokes[1].radius, 0.3) << "a small ring on an empty cell";
}

TEST(Numbers, MultiplePieceCanStayAndOtherCanBecomeMultiple) {
  const auto game =
      test::game_with("chess99", "turn: White\nWhite: K a1 W* e5 W⁺ h10\nBlack: K a11\n");
  const Diagram multiple =
      drawn(*game, "position = \"z\"\nshows = [{ cell = \"e5\", mark = \"x\" }]\n");
  EXPECT_EQ(multiple.content.caption,
            "Progressive Wazir W* on e5: 4 moves (x); it may stay where it is.");
  EXPECT_EQ(count(multiple, "x"), 4u) << "none on its own cell";
  const Diagram simple =
      drawn(*game, "position = \"z\"\nshows = [{ cell = \"h10\", mark = \"x\" }]\n");
  EXPECT_NE(simple.content.description.find("It may become multiple on h11."), std::string::npos);
  const Diagram after = drawn(*game, "position = \"z\"\nplays = [\"h10 h11 = multiple\"]\n");
  EXPECT_EQ(after.content.pieces.back().piece.label, "W*");
  const Diagram without = drawn(*game, "position = \"z\"\nplays = [\"h10 h11\"]\n");
  EXPECT_EQ(without.content.pieces.back().piece.label, "W²⁺");
}

}  // namespace
}  // namespace boardwright::tests::numbers_test
