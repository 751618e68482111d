// The sentences for lines of rules.
#include <gtest/gtest.h>

#include "english/play_words.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::line_words_test {
namespace {

/// The sentence for one line, in a game with a Rook and a zone `camp`.
std::string sentence(const std::string& line, const std::string& marks = {}) {
  Report report;
  const auto game =
      test::written_game(test::squares() +
                             "[zone.camp]\nranks = \"1\"\n[piece.rook]\nname = \"Rook\"\n"
                             "letter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
                             "[piece.duck]\nname = \"Duck\"\nmoves = []\n"
                             "[play]\n" +
                             marks + "rules = [\"" + line + "\"]\n",
                         report);
  EXPECT_EQ(describe(report), "");
  const english::GameWords words(*game);
  const auto rules = english::lines_in_words(words).sentences;
  const auto ends = english::line_ends_in_words(words);
  return rules.empty() ? ends.front() : rules.front();
}

TEST(LineWords, SayWhatATurnDoes) {
  EXPECT_EQ(
      sentence("rook moving: turns touching enemy"),
      "When a Rook moves, all opposing pieces on squares that touch its square change sides.");
  EXPECT_EQ(
      sentence("dropping on camp, touching at-least 2 enemy: turns enclosed enemy rook along "
               "orthogonal"),
      "When a piece is dropped on rank 1 while at least two opposing pieces stand on "
      "squares that touch its square, all opposing Rooks in an unbroken orthogonal row between "
      "it and another piece of the same player change sides.");
}

TEST(LineWords, NameThePiecesThatAreExcepted) {
  EXPECT_EQ(sentence("moving, not rook moving: turns touching enemy"),
            "When a piece other than a Rook moves, all opposing pieces on squares that touch its "
            "square change sides.");
}

TEST(LineWords, SayWhatIsPut) {
  EXPECT_EQ(sentence("playing: moves duck"),
            "After every move the player puts the Duck on an empty square other than its own. The "
            "Duck belongs to no player and is never captured. No piece may end on it or slide past "
            "it.");
  const std::string stays =
      " A Duck belongs to no player, stays for the rest of the game and is never captured. No "
      "piece may end on it or slide past it.";
  EXPECT_EQ(sentence("rook moving: puts duck along orthogonal diagonal"),
            "After moving a Rook, the player puts a Duck on an empty square in line with the Rook, "
            "orthogonally or diagonally, with nothing between; the square just left counts as "
            "empty." +
                stays);
  EXPECT_EQ(sentence("moving on camp: puts duck from"),
            "When a piece moves and ends on rank 1, the player then puts a Duck on the square that "
            "the piece has left." +
                stays);
  EXPECT_EQ(sentence("playing: puts duck touching"),
            "After every move the player puts a Duck on an empty square that touches the piece’s "
            "new square; the square just left counts as empty." +
                stays);
  EXPECT_EQ(sentence("playing, not capturing: puts duck"),
            "When a player makes a move without capturing, the player then puts a Duck on an empty "
            "square." +
                stays);
  EXPECT_EQ(sentence("playing, at-least 2 own rook: illegal"),
            "No turn but a pass is legal while at least two Rooks of that player stand on the "
            "board.");
}

TEST(LineWords, SayWhatIsIllegal) {
  EXPECT_EQ(sentence("checking: illegal"), "No move may give check.");
  EXPECT_EQ(sentence("mating: illegal"), "No move may give mate.");
  EXPECT_EQ(sentence("rook mating: illegal"), "A Rook may not give mate.");
  EXPECT_EQ(sentence("rook checking on camp: illegal"),
            "A turn is illegal if a Rook gives check, standing on rank 1.");
  EXPECT_EQ(sentence("moving, not rook mating: illegal"),
            "A turn is illegal if a piece moves, unless a Rook mates an opponent.");
  EXPECT_EQ(sentence("rook checking: illegal"), "A Rook may not give check.");
  EXPECT_EQ(sentence("rook moving, not capturing on camp: illegal"),
            "A turn is illegal if a Rook moves, unless a piece captures and ends on rank 1.");
  EXPECT_EQ(sentence("dropping, checking: illegal"), "A drop may not give check.");
  EXPECT_EQ(sentence("rook dropping, not touching enemy: illegal"),
            "A Rook may be dropped only where an opposing piece stands on a square that touches "
            "its square.");
  EXPECT_EQ(sentence("rook dropping, not touching own rook: illegal"),
            "A Rook may be dropped only where a Rook of its side stands on a square that touches "
            "its square.");
  EXPECT_EQ(sentence("rook capturing duck: illegal"), "A Rook may not capture a Duck.");
  EXPECT_EQ(sentence("rook moving, not ending on camp, at-most 3 own rook on camp: illegal"),
            "A turn is illegal if a Rook moves, but not on rank 1, while at most three Rooks of "
            "that player stand on rank 1.");
  EXPECT_EQ(sentence("rook moving, not capturing, not touching own: illegal"),
            "A turn is illegal if a Rook moves without capturing while no piece of that player "
            "stands on a square that touches its square.");
}

TEST(LineWords, SayWhereDropsMustGo) {
  EXPECT_EQ(sentence("rook dropping, not ending on camp, at-most 3 rook on camp: illegal"),
            "While at most three Rooks stand on rank 1, a Rook may be dropped only there.");
  EXPECT_EQ(sentence("rook dropping, not ending on camp, not touching enemy: illegal"),
            "Outside rank 1, a Rook may be dropped only where an opposing piece stands on a square "
            "that touches its square.");
}

TEST(LineWords, SayWhenATurnIsPassed) {
  EXPECT_EQ(sentence("stuck: pass"), "A player who has no legal move must pass.");
  EXPECT_EQ(
      sentence("playing, holding, not dropping: illegal"),
      "A turn is illegal if a player makes a move that is no drop while the player has a piece "
      "in hand.");
  EXPECT_EQ(sentence("rook promoting on camp: illegal"),
            "A turn is illegal if a Rook is promoted and ends on rank 1.");
  EXPECT_EQ(sentence("stuck, not full: pass"),
            "When a square is free, a player who has no legal move must pass.");
}

TEST(LineWords, SayHowMarksGrow) {
  EXPECT_EQ(sentence("playing, not with sum: gains sum 4", "marks = { sum = \"game to 9\" }\n"),
            "When a player makes a move while the sum is not set, the sum is set to four.");
  EXPECT_EQ(sentence("playing: gains sum own rook", "marks = { sum = \"seat to 9\" }\n"),
            "When a player makes a move, the player’s sum grows by the number of that player’s "
            "Rooks on the board.");
  EXPECT_EQ(
      sentence("playing, full, at-least 2 rook: gains sum 4\", "
               "\"playing, full, at-most 1 rook, at-least 1 duck: gains sum 2",
               "marks = { sum = \"game to 9\" }\n"),
      "The sum grows when a player makes a move while no square is free: by four if at least two "
      "Rooks stand on the board; by two if at most one Rook stands on the board and a Duck "
      "stands on the board.");
  EXPECT_EQ(sentence("not with one at-least sum: draws",
                     "marks = { sum = \"game to 9\", one = \"game to 9\" }\n"),
            "The game is a draw when the sum is above the one.");
  EXPECT_EQ(sentence("with one, not with one at-least sum: draws",
                     "marks = { sum = \"game to 9\", one = \"game to 9\" }\n"),
            "The game is a draw when the one is set and the sum is above it.");
}

/// The end of a count is said where a condition differs for a longer one, and only there.
TEST(LineWords, SayWhereACountEndsIfThatMatters) {
  const auto grows = [](const std::string& marks, const std::string& more) {
    return sentence("playing: gains sum\", \"" + more, "marks = { " + marks + " }\n");
  };
  EXPECT_EQ(grows("sum = \"game to 9\"", "with sum at-least 5: draws"),
            "When a player makes a move, the sum grows by one.");
  EXPECT_EQ(
      grows("sum = \"game to 9\", limit = \"game to 8\"", "not with limit at-least sum: draws"),
      "When a player makes a move, the sum grows by one.");
  EXPECT_EQ(
      grows("sum = \"game to 9\", limit = \"game to 9\"", "not with limit at-least sum: draws"),
      "When a player makes a move, the sum grows by one, to no more than nine.");
  EXPECT_EQ(
      grows("sum = \"game to 99\", limit = \"game to 9\"", "not with limit at-least sum: draws"),
      "When a player makes a move, the sum grows by one.")
      << "no rule of the game limits it";
}

TEST(LineWords, SayHowTheGameEnds) {
  EXPECT_EQ(sentence("line 3 own rook along orthogonal diagonal: wins"),
            "A player who has three Rooks in an unbroken orthogonal or diagonal row wins.");
  EXPECT_EQ(sentence("at-most 0 own rook: loses"), "A player who has no Rook on the board loses.");
  EXPECT_EQ(sentence("own rook on camp, not at-least 2 enemy: wins"),
            "A player wins when that player has a Rook on rank 1 and fewer than two opposing "
            "pieces stand on the board.");
  EXPECT_EQ(
      sentence("repeated 3, always checking: loses"),
      "A player loses when a position occurs for the third time and that player has given check "
      "with every move since it first occurred.");
  EXPECT_EQ(
      sentence("repeated 3, always rook attacking enemy not rook not protected: loses"),
      "A player loses when a position occurs for the third time and every move of that player "
      "since it first occurred has newly attacked the same opposing piece other than a Rook, which "
      "nothing protects, with a Rook, without giving check.");
  EXPECT_EQ(
      sentence("repeated 2, always attacking enemy: draws"),
      "The game is a draw when a position occurs for the second time and every move of one player "
      "since it first occurred has newly attacked the same opposing piece, without giving "
      "check.");
  EXPECT_EQ(sentence("full: draws"), "The game is a draw when no square is free.");
  EXPECT_EQ(sentence("at-most 1 own, at-most 1 enemy: draws"),
            "The game is a draw when each player has at most one piece on the board.");
  EXPECT_EQ(sentence("at-most 1 own, at-most 2 enemy: draws"),
            "The game is a draw when at most one piece of one player stands on the board and at "
            "most two opposing pieces stand on the board.");
  EXPECT_EQ(sentence("passing 2: most rook wins"),
            "When the turn has been passed twice in a row, the player with the most Rooks on the "
            "board wins; if the numbers are equal, the game is a draw.");
}

}  // namespace
}  // namespace boardwright::tests::line_words_test
