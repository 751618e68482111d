// The reference generator of Chess99 against counts and lists made by hand.
#include "support/chess99_reference.h"
#include "diagram/drawing.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace boardwright::tests::chess99_reference_test {
namespace {

using test::Chess99Reference;
using MoveList = std::vector<std::string>;

Chess99Reference parse(const std::string& text) { return Chess99Reference::parse(text); }

bool has(const MoveList& moves, const std::string& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Chess99Reference white(const std::string& pieces, const std::string& black = "") {
  return parse("White: " + pieces + "\nBlack: " + black);
}

/// The targets of one White piece on an otherwise empty board.
std::size_t how_many(const std::string& piece) { return white(piece).legal().size(); }

/// The position line of White after one of its moves, without the name of the seat.
std::string played(const Chess99Reference& position, const std::string& move) {
  const std::string text = position.after(move).print();
  const std::size_t from = text.find("White: ", text.find('\n')) + 7;
  return text.substr(from, text.find('\n', from) - from);
}

// ---- The array.

TEST(Chess99Array, IsThatOfTheSource) {
  EXPECT_EQ(test::chess99_array(),
            "turn: White\n"
            "White: K a1 R i1 L d1 W⁺ c1 F⁺ f1 Q⁺ e1 N⁺ h1 D⁺ b1 A⁺ g1"
            " P⁺ a2* b2* c2* d2* e2* f2* g2* h2* i2* B⁺ a4 b4 c4 d4 e4 f4 g4 h4 i4\n"
            "Black: K a11 R i11 L d11 W⁺ c11 F⁺ f11 Q⁺ e11 N⁺ h11 D⁺ b11 A⁺ g11"
            " P⁺ a10* b10* c10* d10* e10* f10* g10* h10* i10* B⁺ a8 b8 c8 d8 e8 f8 g8 h8 i8\n");
}

TEST(Chess99Array, HasThirtyFourFirstMoves) {
  const auto array = parse(test::chess99_array());
  EXPECT_FALSE(array.checked());
  EXPECT_EQ(array.legal().size(), 34u);
  // The Berolinas are where a double step would end.
  EXPECT_EQ(array.legal_from("a2"), (MoveList{"a2 a3"}));
  EXPECT_EQ(array.legal_from("a4"), (MoveList{"a4 b5"}));
  EXPECT_EQ(array.legal_from("e4"), (MoveList{"e4 d5", "e4 f5"}));
  EXPECT_EQ(array.legal_from("b1"), (MoveList{"b1 b3"}));
  EXPECT_EQ(array.legal_from("f1"), (MoveList{"f1 e3", "f1 g3"}));
  EXPECT_EQ(array.legal_from("g1"), (MoveList{"g1 e3", "g1 f3", "g1 h3", "g1 i3"}));
  EXPECT_EQ(array.legal_from("h1"), (MoveList{"h1 g3", "h1 i3"}));
  for (const char* shut_in : {"a1", "c1", "d1", "e1", "i1"})
    EXPECT_TRUE(array.legal_from(shut_in).empty()) << shut_in;
}

TEST(Chess99Array, BothSeatsHaveTheSameFirstMoves) {
  const auto array = parse(test::chess99_array());
  EXPECT_EQ(array.perft(0), 1u);
  EXPECT_EQ(array.perft(1), 34u);
  EXPECT_EQ(array.perft(2), 34u * 34u);  // no captures yet
  EXPECT_EQ(array.after("e4 d5").legal_from("e8"), (MoveList{"e8 d7", "e8 f7"}));
  EXPECT_EQ(array.after("a2 a3").legal_from("g11"),
            (MoveList{"g11 e9", "g11 f9", "g11 h9", "g11 i9"}));
}

// ---- Pieces one by one.

TEST(Chess99Pieces, OrthodoxPiecesMoveAsUsual) {
  EXPECT_EQ(how_many("K e6"), 8u);
  EXPECT_EQ(how_many("R e6"), 18u);
  EXPECT_EQ(how_many("L e6"), 20u);  // four cells on each slanting line, and four beside
  EXPECT_EQ(played(white("R e6"), "e6 e11"), "R e11");
}

TEST(Chess99Pieces, FerzGainsALeapByItsWholeRange) {
  EXPECT_EQ(how_many("F⁺ e6"), 4u + 8u);
  EXPECT_EQ(how_many("F²⁺ e6"), 8u + 8u);
  EXPECT_EQ(how_many("F³⁺ e6"), 12u + 8u);
  EXPECT_EQ(played(white("F⁺ e6"), "e6 f7"), "F²⁺ f7");
  EXPECT_EQ(played(white("F²⁺ e6"), "e6 f7"), "F²⁺ f7");
  EXPECT_EQ(played(white("F²⁺ e6"), "e6 g8"), "F³⁺ g8");
  EXPECT_EQ(played(white("F³⁺ e6"), "e6 g8"), "F³⁺ g8");
  EXPECT_EQ(played(white("F³⁺ e6"), "e6 h9"), "F⁴⁺ h9");
  EXPECT_EQ(played(white("F⁺ e6"), "e6 f8"), "F⁺ f8");  // as a Knight
}

TEST(Chess99Pieces, SimplePiecesGoStraight) {
  EXPECT_EQ(how_many("W²⁺ e6"), 8u);
  EXPECT_EQ(how_many("Q²⁺ e6"), 16u);
  EXPECT_EQ(how_many("D²⁺ e6"), 8u + 8u);
  EXPECT_EQ(how_many("A²⁺ e6"), 8u + 8u);
  EXPECT_EQ(white("N²⁺ a1").legal(), (MoveList{"a1 b3", "a1 c2", "a1 c5", "a1 e3"}));
  EXPECT_EQ(played(white("D⁺ e6"), "e6 e8"), "D²⁺ e8");
  EXPECT_EQ(played(white("D⁺ e6"), "e6 e7"), "D⁺ e7");  // as a King
  EXPECT_EQ(played(white("A⁺ e6"), "e6 g8"), "A²⁺ g8");
  EXPECT_EQ(played(white("W¹²⁺ a1"), "a1 a11"), "W¹²⁺ a11");  // no board has twelve cells
}

TEST(Chess99Pieces, LeapsStopAtPieces) {
  const auto position = white("W³⁺ e6 R e8 P⁺ f6", "R e5 c6");
  EXPECT_EQ(position.legal_from("e6"), (MoveList{"e6 c6 x c6", "e6 d6", "e6 e5 x e5", "e6 e7"}));
  // Only the ends of leaps matter, not what they lead over.
  EXPECT_TRUE(has(white("D²⁺ e6 R e7 e9").legal(), "e6 e10"));
  EXPECT_FALSE(has(white("D²⁺ e6 R e8").legal(), "e6 e10"));
  EXPECT_FALSE(has(white("D²⁺ e6", "R e8").legal(), "e6 e10"));
}

TEST(Chess99Pieces, WholeRangeCanEndWithACapture) {
  const auto position = white("W³⁺ e6", "R e9 d6");
  EXPECT_EQ(played(position, "e6 e9 x e9"), "W⁴⁺ e9");
  EXPECT_EQ(played(position, "e6 d6 x d6"), "W³⁺ d6");
}

TEST(Chess99Pieces, MultipleKnightTurnsAfterEachLeap) {
  EXPECT_EQ(white("N* a1").legal(), (MoveList{"a1 a1", "a1 b3", "a1 c2"}));
  EXPECT_EQ(white("N²* a1").legal(),
            (MoveList{"a1 a1", "a1 a3", "a1 a5", "a1 b3", "a1 b4", "a1 c1", "a1 c2", "a1 c5",
                      "a1 d2", "a1 d4", "a1 e1", "a1 e3"}));
  EXPECT_EQ(played(white("N²* a1"), "a1 d4"), "N³* d4");
  EXPECT_EQ(played(white("N²* a1"), "a1 b3"), "N²* b3");
  EXPECT_EQ(played(white("N³* a1"), "a1 b3"), "N⁴* b3");  // over b3 and back, for instance
  EXPECT_EQ(played(white("N³* a1"), "a1 d4"), "N³* d4");  // always after an even number
}

TEST(Chess99Pieces, MultiplePieceReturnsOverItsStartingCell) {
  const std::string walls = " R a3 b1 b2";
  const auto even = white("W²* a1" + walls), odd = white("W³* a1" + walls);
  EXPECT_EQ(even.legal_from("a1"), (MoveList{"a1 a1", "a1 a2"}));
  EXPECT_EQ(odd.legal_from("a1"), (MoveList{"a1 a1", "a1 a2"}));
  EXPECT_EQ(played(even, "a1 a2"), "R a3 b1 b2 W²* a2");
  EXPECT_EQ(played(odd, "a1 a2"), "R a3 b1 b2 W⁴* a2");
}

TEST(Chess99Pieces, MultiplePieceCapturesAroundACorner) {
  const auto position = white("W³* a1 R b1", "R a4 b3 c1 a3");
  EXPECT_EQ(position.legal_from("a1"),
            (MoveList{"a1 a1", "a1 a2", "a1 a3 x a3", "a1 b2", "a1 b3 x b3", "a1 c2"}));
  EXPECT_EQ(played(position, "a1 b3 x b3"), "R b1 W⁴* b3");
  EXPECT_EQ(played(position, "a1 a3 x a3"), "R b1 W³* a3");
}

TEST(Chess99Pieces, MultipleQueenIsFerzOrWazirInOneMove) {
  // As either: the cells one and two away straight and diagonally, but not those a Knight's leap
  // away.
  EXPECT_EQ(how_many("Q²* e6"), 16u + 1u);
  EXPECT_FALSE(has(white("Q²* e6").legal(), "e6 f8"));
  EXPECT_EQ(played(white("Q²* e6"), "e6 f6"), "Q²* f6");
  EXPECT_EQ(played(white("Q²* e6"), "e6 f7"), "Q³* f7");  // two leaps of a Wazir
  EXPECT_EQ(played(white("Q²* e6"), "e6 e8"), "Q³* e8");
}

TEST(Chess99Pieces, OtherHalfOfAMultiplePieceIsOrthodox) {
  // An even number of Ferz leaps never ends where a Knight's leap does.
  EXPECT_EQ(how_many("F²* e6"), 4u + 8u + 8u + 1u);
  EXPECT_EQ(played(white("F²* e6"), "e6 f8"), "F²* f8");
}

// ---- Pawns.

TEST(Chess99Pawns, PawnsAtHomeCanGoTwoCells) {
  EXPECT_EQ(white("P⁺ a2*").legal(), (MoveList{"a2 a3", "a2 a4"}));
  EXPECT_EQ(white("P⁺ a2").legal(), (MoveList{"a2 a3"}));
  EXPECT_EQ(played(white("P⁺ a2*"), "a2 a3"), "P²⁺ a3");
  EXPECT_EQ(played(white("P⁺ a2*"), "a2 a4"), "P²⁺ a4");
  EXPECT_EQ(white("P⁺ a2*", "R a4").legal(), (MoveList{"a2 a3"}));
  EXPECT_TRUE(white("P⁺ a2*", "R a3").legal().empty());
  EXPECT_EQ(white("P⁺ a2*", "R b3").legal(), (MoveList{"a2 a3", "a2 a4", "a2 b3 x b3"}));
  EXPECT_EQ(played(white("P⁺ a2*", "R b3"), "a2 b3 x b3"), "P²⁺ b3");
  EXPECT_EQ(parse("turn: Black\nBlack: P⁺ c10*").legal(), (MoveList{"c10 c8", "c10 c9"}));
}

TEST(Chess99Pawns, ProgressivePawnsRideAheadAndCaptureDiagonally) {
  const auto position = white("P³⁺ b4", "R a5 c5 b7 d6");
  EXPECT_EQ(position.legal(), (MoveList{"b4 a5 x a5", "b4 b5", "b4 b6", "b4 c5 x c5"}));
  EXPECT_EQ(played(position, "b4 b6"), "P³⁺ b6");
  EXPECT_EQ(played(position, "b4 a5 x a5"), "P³⁺ a5");
  EXPECT_EQ(played(white("P³⁺ b4"), "b4 b7"), "P⁴⁺ b7");
}

TEST(Chess99Pawns, BerolinasRideDiagonallyAndCaptureAhead) {
  EXPECT_EQ(white("B⁺ b4").legal(), (MoveList{"b4 a5", "b4 c5"}));
  EXPECT_EQ(white("B²⁺ b4", "R b5 a5").legal(), (MoveList{"b4 b5 x b5", "b4 c5", "b4 d6"}));
  EXPECT_EQ(white("B³⁺ b4", "R b6 d6").legal(), (MoveList{"b4 a5", "b4 c5"}));
  EXPECT_EQ(played(white("B⁺ b4", "R b5"), "b4 b5 x b5"), "B²⁺ b5");
  EXPECT_EQ(played(white("B²⁺ b4", "R b5"), "b4 b5 x b5"), "B²⁺ b5");
  EXPECT_EQ(played(white("B²⁺ b4"), "b4 d6"), "B³⁺ d6");
  EXPECT_EQ(parse("turn: Black\nBlack: B²⁺ a8").legal(), (MoveList{"a8 b7", "a8 c6"}));
}

// ---- Check.

TEST(Chess99Check, RideEndsWhereItThreatensTheKing) {
  // From a3 the Wazir reaches the King in four.
  EXPECT_EQ(white("W⁴⁺ a1", "K a7").legal(),
            (MoveList{"a1 a2", "a1 a3", "a1 b1", "a1 c1", "a1 d1", "a1 e1"}));
  EXPECT_EQ(white("W⁴⁺ a1", "K a9").legal_from("a1").size(), 8u);  // a5 is the last cell anyway
  // Orthodox riders continue.
  EXPECT_TRUE(has(white("R a1", "K e7").legal(), "a1 a11"));
  EXPECT_TRUE(has(white("L a1", "K c5").legal(), "a1 g7"));
}

TEST(Chess99Check, RideEndsWhereAnyPowerThreatensTheKing) {
  // From b2 a Knight's leap reaches the King.
  EXPECT_EQ(white("F³⁺ a1", "K c4").legal(), (MoveList{"a1 b2", "a1 b3", "a1 c2"}));
  EXPECT_EQ(played(white("F³⁺ a1", "K c4"), "a1 b2"), "F³⁺ b2");
  // A Wazir also attacks sideways.
  EXPECT_FALSE(has(white("W³⁺ a1", "K c2").legal(), "a1 a3"));
  // The piece in the way is safe from it.
  EXPECT_TRUE(has(white("W³⁺ a1 R b2", "K c2").legal_from("a1"), "a1 a3"));
  // A Queen rides as one of the two and threatens as both.
  EXPECT_FALSE(has(white("Q²⁺ a1", "K c4").legal(), "a1 a3"));
  // A Pawn threatens as it captures.
  EXPECT_EQ(white("P³⁺ a2", "K b5").legal(), (MoveList{"a2 a3", "a2 a4"}));
  EXPECT_EQ(white("P⁺ a2*", "K b4").legal(), (MoveList{"a2 a3"}));
  EXPECT_EQ(white("B³⁺ a2", "K b4").legal(), (MoveList{"a2 b3"}));
}

TEST(Chess99Check, MultiplePieceGoesAroundSuchCells) {
  // From e2 it would reach the King; it reaches d2 and f2 by d1 and f1 too, but not e3.
  const auto position = white("W²* e1", "K e4");
  EXPECT_EQ(position.legal(),
            (MoveList{"e1 c1", "e1 d1", "e1 d2", "e1 e1", "e1 e2", "e1 f1", "e1 f2", "e1 g1"}));
  EXPECT_EQ(played(position, "e1 d2"), "W³* d2");
  EXPECT_EQ(played(position, "e1 e2"), "W²* e2");
}

TEST(Chess99Check, ComesFromBeyondSuchCells) {
  // On its way the Wazir would threaten the King too; its check counts nevertheless.
  EXPECT_TRUE(white("K a1", "W⁴⁺ a5").checked());
  EXPECT_FALSE(white("K a1", "W⁴⁺ a6").checked());
  EXPECT_TRUE(white("K a1", "N²⁺ c5").checked());
  EXPECT_FALSE(white("K a1 R b3", "N²⁺ c5").checked());
  EXPECT_TRUE(white("K a1 R b3", "N⁴* c5").checked());
  EXPECT_FALSE(white("K a1 R b3 c2", "N⁴* c5").checked());
  EXPECT_FALSE(white("K a1", "Q²* b3").checked());
  EXPECT_TRUE(white("K a1", "P⁺ b2").checked());
  EXPECT_FALSE(white("K a1", "P⁺ a2").checked());
  EXPECT_TRUE(white("K a1", "B⁺ a2").checked());
  EXPECT_FALSE(white("K a1", "B⁺ b2").checked());
}

TEST(Chess99Check, MustBeAnswered) {
  // Moving away, blocking or capturing; on a2 the King stays in the Wazir's range.
  const auto position = white("K a1 R d3 h4", "W³⁺ a4");
  EXPECT_TRUE(position.checked());
  EXPECT_EQ(position.legal(), (MoveList{"a1 b1", "a1 b2", "d3 a3", "h4 a4 x a4"}));
}

TEST(Chess99Check, PinnedPieceStays) {
  EXPECT_EQ(white("K a1 R a2", "W³⁺ a4").legal_from("a2"), (MoveList{"a2 a3", "a2 a4 x a4"}));
  EXPECT_FALSE(has(white("K a1 D⁺ a2", "W³⁺ a4").legal(), "a2 b2"));
  EXPECT_FALSE(has(white("K e6", "K e8").legal(), "e6 e7"));
}

TEST(Chess99Check, CanBeMate) {
  const auto mated = white("K a1", "R b11 W⁵⁺ a6");
  EXPECT_TRUE(mated.checked());
  EXPECT_EQ(mated.perft(1), 0u);
  const auto stalemated = white("K a1", "R b11 h2");
  EXPECT_FALSE(stalemated.checked());
  EXPECT_EQ(stalemated.perft(3), 0u);
}

// ---- Promotion.

TEST(Chess99Promotion, IsCompulsoryForPawns) {
  const MoveList all = {"a10 a11 = combined-bishop-wazir",
                        "a10 a11 = combined-progressive-alfil",
                        "a10 a11 = combined-progressive-dabbaba",
                        "a10 a11 = combined-progressive-ferz",
                        "a10 a11 = progressive-knight",
                        "a10 a11 = progressive-queen",
                        "a10 a11 = progressive-wazir",
                        "a10 a11 = rook"};
  EXPECT_EQ(white("P⁺ a10").legal(), all);
  EXPECT_EQ(white("P⁴⁺ a8").legal().size(), 2u + 8u);
  EXPECT_EQ(white("B²⁺ a10").legal().size(), 8u);
  EXPECT_EQ(parse("turn: Black\nBlack: P⁺ a2").legal().size(), 8u);
  EXPECT_TRUE(has(white("P⁺ a10", "R a11 b11").legal(), "a10 b11 x b11 = rook"));
  EXPECT_EQ(played(white("P⁺ a10"), "a10 a11 = rook"), "R a11");
  EXPECT_EQ(played(white("P⁺ a10"), "a10 a11 = combined-bishop-wazir"), "L a11");
  EXPECT_EQ(played(white("P⁴⁺ a10"), "a10 a11 = progressive-wazir"), "W⁺' a11");
}

TEST(Chess99Promotion, OtherPiecesCanBecomeMultiple) {
  EXPECT_EQ(white("N⁺ a9").legal(),
            (MoveList{"a9 b11", "a9 b11 = multiple", "a9 b7", "a9 c10", "a9 c8"}));
  EXPECT_EQ(played(white("N³⁺ a9"), "a9 b11"), "N³⁺ b11");
  EXPECT_EQ(played(white("N³⁺ a9"), "a9 b11 = multiple"), "N* b11");
  EXPECT_EQ(played(white("N⁺ a9"), "a9 b11 = multiple"), "N* b11");
  EXPECT_TRUE(has(white("F⁺ e9").legal(), "e9 f11 = multiple"));  // by the Knight's leap
  EXPECT_TRUE(has(white("D⁺ e10").legal(), "e10 e11 = multiple"));
  EXPECT_TRUE(has(white("W⁺ e11").legal(), "e11 f11 = multiple"));  // along the last rank
  EXPECT_TRUE(has(white("W⁺ e10", "R e11").legal(), "e10 e11 x e11 = multiple"));
  EXPECT_FALSE(has(white("W⁺ e10").legal(), "e10 d10 = multiple"));
  EXPECT_FALSE(has(white("W* e10").legal(), "e10 e11 = multiple"));
  EXPECT_FALSE(has(white("R e10").legal(), "e10 e11 = multiple"));
  EXPECT_TRUE(has(parse("turn: Black\nBlack: W⁺ e2").legal(), "e2 e1 = multiple"));
  EXPECT_FALSE(has(white("W⁺ e2").legal(), "e2 e1 = multiple"));
}

TEST(Chess99Promotion, PromotedPawnIsBoundUntilItHasBeenHome) {
  EXPECT_EQ(white("W⁺' a10").legal(), (MoveList{"a10 a11", "a10 a9", "a10 b10"}));
  EXPECT_EQ(played(white("W⁺' a10"), "a10 a11"), "W²⁺' a11");
  EXPECT_EQ(played(white("W³⁺' a3"), "a3 a1"), "W³⁺ a1");
  EXPECT_EQ(played(white("F⁺' a3"), "a3 b1"), "F⁺ b1");
  EXPECT_EQ(parse("turn: Black\nBlack: W⁺' a10").after("a10 a11").print(),
            "turn: White\nWhite:\nBlack: W²⁺ a11\n");
}

TEST(Chess99Promotion, PawnFromStartToPromotion) {
  auto position = white("K e1 P⁺ a10", "K i6");
  const auto both = [&](const std::string& move, const std::string& answer) {
    position = position.after(move).after(answer);
  };
  both("a10 a11 = progressive-wazir", "i6 i5");
  both("a11 a10", "i5 i6");
  EXPECT_EQ(position.legal_from("a10"),
            (MoveList{"a10 a11", "a10 a8", "a10 a9", "a10 b10", "a10 c10"}));
  both("a10 a8", "i6 i5");
  both("a8 a5", "i5 i6");
  both("a5 a1", "i6 i5");
  EXPECT_EQ(position.print(), "turn: White\nWhite: K e1 W⁵⁺ a1\nBlack: K i5\n");
  both("a1 a6", "i5 i4");
  both("a6 a11 = multiple", "i4 i5");
  EXPECT_EQ(position.print(), "turn: White\nWhite: K e1 W* a11\nBlack: K i5\n");
  EXPECT_EQ(position.legal_from("a11"), (MoveList{"a11 a10", "a11 a11", "a11 b11"}));
}

// ---- The null move.

TEST(Chess99NullMove, PassesTheTurn) {
  const auto position = white("K a1 N³* e6", "K i11");
  EXPECT_EQ(position.after("e6 e6").print(), "turn: Black\nWhite: K a1 N³* e6\nBlack: K i11\n");
  EXPECT_FALSE(has(white("N³⁺ e6").legal(), "e6 e6"));
  EXPECT_TRUE(has(white("W* a1 R a2 b1").legal(), "a1 a1"));  // even if it has no leap
}

TEST(Chess99NullMove, DoesNotAnswerACheck) {
  EXPECT_FALSE(has(white("K a1 N³* i8", "R a11").legal(), "i8 i8"));
  EXPECT_TRUE(has(white("K a1 N³* a3", "R a11").legal(), "a3 a3"));  // nor does it end a pin
}

// ---- Position text and random positions.

TEST(Chess99Text, ReadsAnyOrderAndPrintsOne) {
  const auto position = parse(
      "Black: P+ b10* a10 K c11  # from memory\n\n"
      "turn: black\n"
      "white: W2+ c10 c9 N3* h5 W+' b7 W* b8 W⁺ a7 W12+ i1 B²⁺ d4 R a2 K i3 L i2 N* h4\n");
  const std::string text =
      "turn: Black\n"
      "White: K i3 R a2 L i2 W⁺ a7 W⁺' b7 W* b8 W²⁺ c9 c10 W¹²⁺ i1 N* h4 N³* h5 B²⁺ d4\n"
      "Black: K c11 P⁺ a10 b10*\n";
  EXPECT_EQ(position.print(), text);
  EXPECT_EQ(parse(text).print(), text);
}

TEST(Chess99Text, RejectsNonsense) {
  for (const char* text :
       {"White K a1",       "Green: K a1",    "turn: nobody",  "turn:",         "White: a1",
        "White: K j1",      "White: K a12",   "White: K a0",   "White: K a01",  "White: K a",
        "White: K a1 R a1", "White: W a1",    "White: R+ a1",  "White: K' a1",  "White: P* a3",
        "White: B2* a4",    "White: P+' a3",  "White: W*' a3", "White: W0+ a3", "White: Wx+ a3",
        "White: P+ a3*",    "White: P2+ a2*", "White: B+ a4*", "White: R a1*",  "White: X a1"})
    EXPECT_THROW(parse(text), std::invalid_argument) << text;
  EXPECT_THROW(white("K a1").after("a1 a3"), std::invalid_argument);
}

TEST(Chess99Random, PositionsAreValidAndVaried) {
  std::mt19937 dice(5);
  std::map<std::string, int> seen;
  for (int i = 0; i < 400; ++i) {
    const std::string text = test::random_chess99_position(dice);
    const auto position = parse(text);
    ASSERT_EQ(position.print(), text);
    auto rotated = position;
    rotated.turn = Chess99Reference::white + Chess99Reference::black - position.turn;
    ASSERT_FALSE(rotated.checked()) << text;
    const MoveList moves = position.legal();
    const auto any = [&](const std::string& part) {
      return std::any_of(moves.begin(), moves.end(), [&](const std::string& move) {
        return move.find(part) != std::string::npos;
      });
    };
    seen["check"] += position.checked();
    seen["mate"] += position.checked() && moves.empty();
    for (const char* part : {" x ", " = rook", " = multiple"}) seen[part] += any(part);
    for (const auto& piece : position.pieces) {
      seen["multiple"] += piece.multiple;
      seen["bound"] += piece.bound;
      seen["unmoved"] += piece.unmoved;
      seen["n"] = std::max(seen["n"], piece.n);
    }
  }
  for (const char* what :
       {"check", "mate", " x ", " = rook", " = multiple", "multiple", "bound", "unmoved"})
    EXPECT_GE(seen[what], 10) << what;
  EXPECT_EQ(seen["n"], 6);
}

TEST(Chess99Text, InvalidMarksAreReportedWithTheirPlace) {
  const auto game = test::read_rules("chess99");
  const auto problem = [&](const std::string& text) {
    Report report;
    EXPECT_FALSE(parse_position("turn: White\nBlack: K c11\n" + text, "p", game->board(),
                                game->piece_types, report));
    std::string shown;
    for (const Problem& each : report.problems())
      shown += std::to_string(each.place.line) + ":" + std::to_string(each.place.column) + " " +
               each.message + " (" + each.hint + ")";
    return shown;
  };
  EXPECT_EQ(problem("White: P+' a3"),
            "3:12 no Progressive Pawn bears this mark (an apostrophe marks a simple piece that was "
            "a Pawn)");
  EXPECT_EQ(problem("White: P* a3"),
            "3:11 no Progressive Pawn bears this mark (this piece never turns within a move)");
  EXPECT_NE(problem("White: W*' a3").find(" bears this mark"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::chess99_reference_test
