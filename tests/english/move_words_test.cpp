// Moves are described in English, for every word of the notation.
#include "english/move_words.h"

#include <gtest/gtest.h>

#include "english/way_words.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::move_words_test {
namespace {

TEST(MovePhrases, ExistForEveryWordOfTheNotation) {
  for (const NotationWord& row : notation_words()) {
    int phrases = 0;
    for (const MovePhrase& phrase : move_phrases())
      if (phrase.word == row.word) ++phrases;
    EXPECT_EQ(phrases, 1) << row.word;
  }
  for (const MovePhrase& phrase : move_phrases())
    EXPECT_TRUE(std::any_of(notation_words().begin(), notation_words().end(),
                            [&](const NotationWord& row) { return row.word == phrase.word; }))
        << phrase.word;
}

/// The description of a Piece with these moves, on a board of squares with a zone `palace`.
std::string described(const std::string& moves, const std::string& more = {}) {
  Report report;
  const auto game = test::written_game(
      test::squares() + "[zone.palace]\nfiles = \"d,e\"\nranks = \"first,second\"\n" +
          "[piece.cannon]\nname = \"Cannon\"\nmoves = [\"step orthogonal\"]\n" +
          "[piece.piece]\nname = \"Piece\"\nmoves = [" + moves + "]\n" + more,
      report);
  EXPECT_FALSE(report.has_errors()) << describe(report);
  return moves_in_words(GameWords(*game), *game->find_piece_type("piece"));
}

TEST(MoveWords, DescribeOrthodoxPieces) {
  EXPECT_EQ(described(R"("step orthogonal diagonal")"),
            "The Piece steps one square orthogonally or diagonally.");
  EXPECT_EQ(described(R"("slide orthogonal")"), "The Piece slides any distance orthogonally.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal")"),
            "The Piece leaps two squares orthogonally and one at right angles to that.");
  EXPECT_EQ(described(R"("move step orthogonal forward", "capture step diagonal forward")"),
            "Without capturing, the Piece steps one square straight forward. To capture, it steps "
            "one square diagonally forward.");
}

TEST(MoveWords, DescribePiecesOfOtherGames) {
  EXPECT_EQ(described(R"("step orthogonal", "step diagonal forward")"),
            "The Piece steps one square orthogonally, or one square diagonally forward.");
  EXPECT_EQ(described(R"("slide diagonal", "step orthogonal")"),
            "The Piece slides any distance diagonally, or steps one square orthogonally.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal heading 0")"),
            "The Piece leaps two squares straight forward and one to either side.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal heading 90 270 forward")"),
            "The Piece leaps two squares sideways and one forward.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal forward")"),
            "The Piece leaps two squares orthogonally and one at right angles to that, forward "
            "only.");
  EXPECT_EQ(
      described(R"("step orthogonal heading 0", "step orthogonal heading 90 270 from palace")"),
      "The Piece steps one square straight forward, or one square sideways from the palace.");
  EXPECT_EQ(
      described(R"("step orthogonal then step diagonal outward inside palace")"),
      "The Piece steps one square orthogonally, then one square diagonally onward, keeping to "
      "the palace; a piece on the first square blocks it.");
  EXPECT_EQ(described(R"("step diagonal then step diagonal ahead")"),
            "The Piece steps one square diagonally, then one square straight on; a piece on the "
            "first square blocks it.");
}

TEST(MoveWords, SayWhereAMoveOfSeveralPartsMayTurn) {
  EXPECT_EQ(described(R"("step orthogonal then step diagonal outward heading 90 aside 45")"),
            "The Piece steps one square to the left, then one square diagonally onward, turning "
            "only diagonally forward to the left; a piece on the first square blocks it.");
}

TEST(MoveWords, SayWhatBlocksAMoveOfSeveralParts) {
  EXPECT_EQ(described(R"("step orthogonal then step diagonal outward then step diagonal left")"),
            "The Piece steps one square orthogonally, then one square diagonally onward, then one "
            "square diagonally to the left; a piece on the first or the second square blocks it.");
  EXPECT_EQ(described(R"("slide orthogonal", "step orthogonal then step diagonal outward")"),
            "The Piece slides any distance orthogonally; or steps one square orthogonally, then "
            "one square diagonally onward, unless a piece stands on the first square.");
  EXPECT_EQ(described(R"("step diagonal then slide diagonal ahead")"),
            "The Piece steps one square diagonally, then one or more squares straight on; a piece "
            "on any square before the last blocks it.");
  EXPECT_EQ(described(R"("step diagonal then step orthogonal outward then slide orthogonal ahead)"
                      R"( at least 2")"),
            "The Piece steps one square diagonally, then three or more squares orthogonally "
            "onward; a piece on any square before the last blocks it.");
  EXPECT_EQ(
      described(R"("leap 2:1 orthogonal then step diagonal outward then step diagonal left")"),
      "The Piece leaps two squares orthogonally and one at right angles to that, then one "
      "square diagonally onward, then one square diagonally to the left; a piece where the "
      "second part ends blocks it.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal then step diagonal outward")"),
            "The Piece leaps two squares orthogonally and one at right angles to that, then one "
            "square diagonally onward.");
}

TEST(MoveWords, SayWhichOfTheCellsAroundLieForward) {
  EXPECT_EQ(described("\"capture corner forward\""),
            "The Piece moves only by capturing: it steps to any square farther forward that "
            "shares a corner, but no side, with its own.");
  EXPECT_EQ(described("\"touch backward\""),
            "The Piece steps to any square farther back that touches its own.");
}

TEST(MoveWords, CountTouches) {
  EXPECT_EQ(described("\"away 1\""), "The Piece leaps to any square that touches its own.");
  EXPECT_EQ(described("\"away 2\""), "The Piece leaps to any square exactly two touches away.");
}

TEST(MoveWords, NameTheHeadingsThatLieOnAxesAndAhead) {
  EXPECT_EQ(described("\"step orthogonal forward heading 0 90 270\""),
            "The Piece steps one square straight forward.");
}

TEST(MoveWords, SayHowFarAHopLeads) {
  EXPECT_EQ(described("\"hop orthogonal up to 3\""),
            "The Piece hops up to three squares orthogonally over another piece, to any square "
            "behind it up to the next piece.");
}

TEST(MoveWords, DescribeHops) {
  EXPECT_EQ(described(R"("move slide orthogonal", "capture hop orthogonal")"),
            "Without capturing, the Piece slides any distance orthogonally. To capture, it hops "
            "orthogonally over exactly one piece of either side, to the next piece on that line, "
            "with any number of empty squares before and behind the jumped piece.");
  EXPECT_EQ(
      described(R"("capture hop orthogonal hurdle enemy")"),
      "The Piece moves only by capturing: it hops orthogonally over an enemy piece, to the next "
      "piece behind it.");
  EXPECT_EQ(described(R"("hop orthogonal hurdle not cannon sparing cannon")"),
            "The Piece hops orthogonally over any piece but a Cannon, to any square behind it up "
            "to the next piece, but never captures Cannons.");
  EXPECT_EQ(described(R"("hop diagonal beyond 1")"),
            "The Piece hops diagonally over another piece, to the square right behind it.");
  EXPECT_EQ(described(R"("hop diagonal hurdles 2 beyond 3 hurdle enemy")"),
            "The Piece hops diagonally over exactly two pieces, each an enemy piece, to "
            "one of the next three squares behind the last of them.");
}

TEST(MoveWords, DescribeWhereAHopEndsAndHowItContinues) {
  EXPECT_EQ(described(R"("hop diagonal beyond exactly 2")"),
            "The Piece hops diagonally over another piece, to the square two squares behind it.");
  EXPECT_EQ(described(R"("hop diagonal beyond at least 2")"),
            "The Piece hops diagonally over another piece, to any square at least two squares "
            "behind it up to the next piece.");
  EXPECT_EQ(described(R"("hop orthogonal beyond 1 then step diagonal outward")"),
            "The Piece hops orthogonally over another piece, to the square right behind it, then "
            "one square diagonally onward; a piece where the first part ends blocks it.");
  EXPECT_EQ(
      described(R"("ride 2:1 orthogonal hurdles 1 beyond 1")"),
      "The Piece makes any number of leaps in one direction, each of two squares orthogonally "
      "and one at right angles to that, hopping over another piece, to the square one leap "
      "behind it.");
}

TEST(MoveWords, DescribeLengthsTurnsAndReflections) {
  EXPECT_EQ(described(R"("slide orthogonal exactly 3")"),
            "The Piece slides exactly three squares orthogonally.");
  EXPECT_EQ(described(R"("slide orthogonal at least 2")"),
            "The Piece slides at least two squares orthogonally.");
  EXPECT_EQ(described(R"("slide orthogonal up to 4 at least 2")"),
            "The Piece slides two to four squares orthogonally.");
  EXPECT_EQ(described(R"("step diagonal then slide orthogonal outward exactly 2")"),
            "The Piece steps one square diagonally, then exactly two squares orthogonally onward; "
            "a piece "
            "on any square before the last blocks it.");
  EXPECT_EQ(
      described(R"("zigzag 2:1 orthogonal turning 90 270")"),
      "The Piece makes any number of leaps, each of two squares orthogonally and one at right "
      "angles to that, turning by 90° or 270° and back by turns.");
  EXPECT_EQ(described(R"("zigzag diagonal along orthogonal")"),
            "The Piece makes any number of leaps, each of one square diagonally, turning to the "
            "next direction and back by turns, so that two of them together lead orthogonally.");
  EXPECT_EQ(described(R"("slide diagonal reflecting 1")"),
            "The Piece slides any distance diagonally, thrown back at the edge of the board as "
            "light is by a mirror, once at most.");
}

/// Additional captures do not restrict the moves that a piece makes anyway.
TEST(MoveWords, DescribeAdditionalCaptures) {
  EXPECT_EQ(described(R"("step orthogonal diagonal", "capture slide orthogonal taking cannon")"),
            "The Piece steps one square orthogonally or diagonally. To capture, it may also slide "
            "any distance orthogonally, capturing only Cannons.");
  EXPECT_EQ(described(R"("step orthogonal", "move slide diagonal", "move leap 2 orthogonal")"),
            "The Piece steps one square orthogonally. Without capturing, it may also slide any "
            "distance diagonally, or leap two squares orthogonally.");
}

TEST(MoveWords, NameLinesOfAxesWithoutAWord) {
  const auto on_lotus = [](const std::string& moves) {
    Report report;
    const auto game = test::written_game(
        "title = \"Written\"\ntiling = \"lotus\"\nboards = [\"lotus-39\"]\n[[seat]]\nname = "
        "\"White\"\nforward = 90\n[piece.piece]\nname = \"Piece\"\nmoves = [\"" +
            moves + "\"]\n",
        report);
    EXPECT_FALSE(report.has_errors()) << describe(report);
    return moves_in_words(GameWords(*game), *game->find_piece_type("piece"));
  };
  EXPECT_EQ(on_lotus("step Z forward"), "The Piece steps one cell forward along a Z line.");
  EXPECT_EQ(on_lotus("slide Y V forward"),
            "The Piece slides any distance forward along Y or V lines.");
  EXPECT_EQ(on_lotus("step X"), "The Piece steps one cell along an X line.");
}

TEST(MoveWords, DescribeRepeatedLeapsAndCapturesOnTheWay) {
  EXPECT_EQ(described(R"("ride 2:1 orthogonal up to 2")"),
            "The Piece makes up to two leaps in one direction, each of two squares orthogonally "
            "and one at right angles to that.");
  EXPECT_EQ(described(R"("roam 1 orthogonal up to 3")"),
            "The Piece makes up to three leaps, each of one square orthogonally, turning as it "
            "likes after each.");
  EXPECT_EQ(described(R"("move step diagonal capturing then step diagonal ahead forward")"),
            "Capturing on its way, the Piece steps one square diagonally forward, where it "
            "captures an enemy piece, then one square straight on, which must be empty.");
  EXPECT_EQ(described(R"("capture slide orthogonal up to 2 rifle")"),
            "The Piece moves only by capturing: it slides up to two squares orthogonally, without "
            "leaving its square.");
}

TEST(MoveWords, DescribeWhereAMoveEnds) {
  EXPECT_EQ(described(R"("step diagonal onto palace")"),
            "The Piece steps one square diagonally, ending only in the palace.");
  EXPECT_EQ(described(R"("step diagonal onto square palace")"),
            "The Piece steps one square diagonally, ending only on squares or in the palace.");
}

TEST(MoveWords, JoinWaysThatDifferInTheirLines) {
  EXPECT_EQ(described(R"("hop orthogonal sparing cannon", "hop diagonal sparing cannon")"),
            "The Piece hops orthogonally or diagonally over another piece, to any square behind it "
            "up to the next piece, but never captures Cannons.");
  EXPECT_EQ(described(R"("roam 1 orthogonal up to 2", "roam 1 diagonal up to 2")"),
            "The Piece makes up to two leaps, each of one square orthogonally, turning as it likes "
            "after each; or diagonally, turning as it likes after each.")
      << "it does not mix them";
}

TEST(MoveWords, DescribeWhereAMoveStays) {
  EXPECT_EQ(described(R"("step orthogonal inside palace", "step diagonal")"),
            "The Piece steps one square orthogonally within the palace, or one square diagonally.");
  EXPECT_EQ(described(R"("slide orthogonal inside square")"),
            "The Piece slides any distance orthogonally, keeping to squares.");
}

TEST(MoveWords, SayOnceWhatIsTheSameInSeveralRegions) {
  const auto game = test::game_named("gilman-river");
  EXPECT_EQ(moves_in_words(GameWords(*game), *game->find_piece_type("queen")),
            "The Queen slides any distance orthogonally or diagonally, keeping either to ranks 1 "
            "to 4 or to ranks 5 to 8; or diagonally, keeping to the long diagonals.");
}

TEST(MoveWords, UseTheGamesWordsForAZone) {
  const std::string zone = "[zone.home]\nwords = \"its own camp\"\nranks = \"first\"\n";
  EXPECT_EQ(described(R"("step diagonal from home")", zone),
            "The Piece steps one square diagonally from its own camp.");
  EXPECT_EQ(described(R"("step diagonal onto home")", zone),
            "The Piece steps one square diagonally, ending only in its own camp.");
}

TEST(MoveWords, DescribeRidesWithFurtherStretches) {
  EXPECT_EQ(
      described(R"("ride 2:1 orthogonal clear then slide diagonal outward")"),
      "The Piece makes any number of leaps in one direction, each of two squares orthogonally "
      "and one at right angles to that, to an empty square, then one or more squares "
      "diagonally onward.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal clear then ride 2:1 orthogonal turning 45 315")"),
            "The Piece leaps two squares orthogonally and one at right angles to that, to an empty "
            "square, then one or more leaps of two squares orthogonally and one at right angles to "
            "that, turning by 45° or 315°.");
  EXPECT_EQ(described(R"("step diagonal then ride 2 orthogonal outward up to 2")"),
            "The Piece steps one square diagonally, then one or two leaps of two squares "
            "orthogonally onward; a piece on the first square blocks it.");
}

TEST(MoveWords, CallAStepAndTheSameOneBackAPass) {
  EXPECT_EQ(described(R"("step orthogonal diagonal then step orthogonal diagonal back")"),
            "The Piece steps one square orthogonally or diagonally, then one square straight back, "
            "which passes the turn; a piece on the first square blocks it.");
  EXPECT_EQ(described(R"("leap 2:1 orthogonal clear then slide orthogonal outward")"),
            "The Piece leaps two squares orthogonally and one at right angles to that, to an empty "
            "square, then one or more squares orthogonally onward.");
  EXPECT_EQ(described(R"("step orthogonal then leap 2:1 orthogonal any")"),
            "The Piece steps one square orthogonally, then a leap of two squares orthogonally and "
            "one at right angles to that, in any direction; a piece on the first square blocks "
            "it.");
  EXPECT_EQ(described(R"("step diagonal then step diagonal ahead repeating")"),
            "The Piece steps one square diagonally, then one square straight on, and so on again "
            "and again, over empty squares.");
  EXPECT_EQ(described(R"("slide diagonal around")"),
            "The Piece slides any distance diagonally, also over the left and right edges of the "
            "board, as if they were joined.");
  EXPECT_EQ(described(R"("step diagonal then step diagonal ahead up to 3 repeating")"),
            "The Piece steps one square diagonally, then one square straight on, and so on up to "
            "three times, over empty squares.");
  EXPECT_EQ(described(R"("step diagonal capturing then step diagonal back")"),
            "The Piece steps one square diagonally, where it captures an enemy piece, then one "
            "square straight back.");
}

TEST(MoveWords, DescribeConditionsOnNumbers) {
  EXPECT_EQ(described(R"("step orthogonal when unmoved")", "state = { unmoved = 1 }\n"),
            "The Piece steps one square orthogonally on its first move.");
  EXPECT_EQ(described(R"("slide orthogonal up to n counting")", "state = { n = 1 }\n"),
            "The Piece slides up to n squares orthogonally; such a move of its whole length, n, "
            "makes n grow by one.");
  EXPECT_EQ(described(R"("move step orthogonal", "capture step diagonal counting")",
                      "state = { n = 1 }\n"),
            "Without capturing, the Piece steps one square orthogonally. To capture, it steps one "
            "square diagonally; this makes n grow by one, but only while n is one.");
  EXPECT_EQ(described(R"("step orthogonal from palace when far")", "state = { far = 0 }\n"),
            "The Piece steps one square orthogonally from the palace, as long as its number “far” "
            "is not 0.");
  const std::string far =
      "state = { far = 0, unmoved = 1 }\nwhen = { far = \"once it has crossed the river\" }\n";
  EXPECT_EQ(
      described(R"("step orthogonal from palace when far", "step diagonal when unmoved")", far),
      "The Piece steps one square orthogonally from the palace, once it has crossed the "
      "river; or diagonally on its first move.");
}

TEST(MoveWords, OfANumberAreCopiedWithTheMoves) {
  EXPECT_EQ(described(R"("step diagonal")",
                      "includes = [\"scout\"]\nstate = { far = 0 }\n[piece.scout]\nmoves = [\"step "
                      "orthogonal when far\"]\n"
                      "state = { far = 0 }\nwhen = { far = \"once it has crossed the river\" }\n"),
            "The Piece steps one square diagonally; or orthogonally, once it has crossed the "
            "river.");
}

TEST(MoveWords, MustBeForNumbersOfThePiece) {
  const auto problems = [](const std::string& more) {
    Report report;
    test::written_game(test::squares() + "[piece.piece]\nmoves = [\"step orthogonal\"]\n" + more,
                       report);
    return describe(report);
  };
  const std::string none = problems("when = { far = \"once it is far\" }\n");
  EXPECT_NE(none.find("piece 'piece' has no number 'far'"), std::string::npos) << none;
  EXPECT_NE(none.find("its numbers are those in 'state'"), std::string::npos) << none;
  const std::string other = problems("state = { far = 0 }\nwhen = { fra = \"once it is far\" }\n");
  EXPECT_NE(other.find("has no number 'fra'"), std::string::npos) << other;
  EXPECT_NE(other.find("'far'"), std::string::npos) << other;
}

TEST(MoveWords, SayNothingTwiceInARow) {
  for (const std::string& id : test::shipped_games()) {
    const auto game = test::game_named(id);
    for (const PieceType& piece_type : game->piece_types) {
      const std::string text = moves_in_words(GameWords(*game), piece_type, {});
      const auto all = base::words(text);
      constexpr std::size_t three = 3, twelve = 12;
      for (std::size_t length = three; length <= twelve; ++length)
        for (std::size_t i = 0; i + 2 * length <= all.size(); ++i)
          EXPECT_FALSE(std::equal(&all[i], &all[i] + length, &all[i] + length))
              << id << ": " << text;
    }
  }
}

TEST(MoveWords, SayCellsUnlessAllAreSquares) {
  Report report;
  const auto game = test::written_game(
      "title = \"Hexes\"\ntiling = \"hexagonal\"\nboards = [\"hex:4\"]\n"
      "[[seat]]\nname = \"White\"\nforward = 60\n[[seat]]\nname = \"Black\"\nforward = 240\n"
      "[piece.pawn]\nname = \"Pawn\"\n"
      "moves = [\"move step side heading 0\", \"capture step side heading 60 300\"]\n"
      "[piece.knight]\nname = \"Knight\"\nmoves = [\"leap corner then side outward\"]\n",
      report);
  ASSERT_EQ(describe(report), "");
  const GameWords words(*game);
  EXPECT_EQ(moves_in_words(words, *game->find_piece_type("pawn")),
            "Without capturing, the Pawn steps one cell straight forward. To capture, it steps one "
            "cell forward to either side.");
  EXPECT_EQ(moves_in_words(words, *game->find_piece_type("knight")),
            "The Knight leaps one cell diagonally, then one cell orthogonally onward.");
}

/// How often a text has some words.
int times(const std::string& text, std::string_view words) {
  int found = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
    ++found;
  return found;
}

TEST(Lengths, AreExplainedOnceForAllPieces) {
  const auto game = test::game_named("chess99");
  const GameWords words(*game);
  EXPECT_EQ(
      lengths_explained(words),
      "Each piece that moves up to n squares, or makes up to n leaps, has an n of its own, which "
      "is one at first. Such "
      "a move makes n grow by one if it is n long: with an n of two, a piece may go one or "
      "two, and when it has gone two, its n is three. It goes no further than where it first "
      "attacks an enemy King.");
  const PieceType& wazir = *game->find_piece_type("progressive-wazir");
  EXPECT_EQ(times(moves_in_words(words, wazir), "whole length"), 2);
  EXPECT_EQ(moves_in_words(words, wazir, {}, Lengths::explained),
            "The Progressive Wazir slides up to n squares orthogonally; or makes up to n leaps, "
            "each of one square orthogonally, turning as it likes after each, if it is multiple.");
  const std::string pawn =
      moves_in_words(words, *game->find_piece_type("progressive-pawn"), {}, Lengths::explained);
  EXPECT_EQ(times(pawn, "whole length"), 1) << "moves of another length keep their conditions";
  EXPECT_EQ(times(pawn, "but only while n is one"), 1) << pawn;
  EXPECT_EQ(lengths_explained(GameWords(*test::game_named("chess"))), "");
}

TEST(Lines, AreExplainedWhereMovesNameThemByALetter) {
  EXPECT_EQ(
      lines_explained(GameWords(*test::game_named("lotus-39"))),
      "X lines run straight across the board, over squares and hexagons alone; Z lines run up "
      "at 60° to the right or to the left, over squares and hexagons alone; Y lines run up and "
      "down the board; V lines run up at 30° to the left; W lines run up at 30° to the right. "
      "The lotus path leads from side to side over triangles and squares, and never over a corner. "
      "A lotus ring is made of the twelve cells around a hexagon. Cells touch if they share a side "
      "or a corner. A cell is two touches away if it takes two steps to get there, each to a "
      "touching cell.");
  EXPECT_EQ(lines_explained(GameWords(*test::game_named("snail-trails"))),
            "Cells touch if they share a side or a corner.");
  EXPECT_EQ(lines_explained(GameWords(*test::game_named("chess"))), "");
}

TEST(MoveWords, SayOnceWhereMostMovesEnd) {
  const auto tamerlane = test::game_named("tamerlane");
  const GameWords words(*tamerlane);
  EXPECT_EQ(ends_explained(words), "Unless noted otherwise, moves end only on files a to k.");
  const auto moves = [&](const char* id, Lengths lengths) {
    return moves_in_words(words, *tamerlane->find_piece_type(id), {}, lengths);
  };
  EXPECT_EQ(moves("rook", Lengths::explained), "The Rook slides any distance orthogonally.");
  EXPECT_EQ(moves("rook", Lengths::unexplained),
            "The Rook slides any distance orthogonally, ending only on files a to k.");
  EXPECT_EQ(moves("adventitious-king", Lengths::explained),
            "The Adventitious King steps one square orthogonally or diagonally, ending anywhere.");
  EXPECT_EQ(moves("knight-pawn", Lengths::explained),
            "Without capturing, the Pawn of Knights steps one square straight forward. To capture, "
            "it steps one square diagonally forward.");
  EXPECT_EQ(ends_explained(GameWords(*test::game_named("chess"))), "");
}

TEST(Families, HoldPiecesThatMoveAlike) {
  const auto game = test::game_named("tamerlane");
  std::size_t largest = 0, all = 0;
  for (const std::vector<PieceTypeId>& family : families(*game)) {
    largest = std::max(largest, family.size());
    all += family.size();
    for (const PieceTypeId id : family)
      EXPECT_EQ(game->piece_type(id).moves.empty(), game->piece_type(id).name == "Waiting Pawn");
  }
  EXPECT_EQ(largest, 13U) << "its Pawns, those of Pawns on three journeys among them";
  EXPECT_GT(all, 20U);
}

}  // namespace
}  // namespace boardwright::tests::move_words_test
