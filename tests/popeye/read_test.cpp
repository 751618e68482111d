// Problems in the text of Popeye.
#include <gtest/gtest.h>

#include "popeye/popeye.h"
#include "solve/goal.h"
#include "support/boards.h"

namespace boardwright::tests::read_test {
namespace {

/// A text that has been read for a game.
struct Read {
  explicit Read(const std::string& text, const std::string& id = "chess")
      : game(test::read_rules(id)), problems(read_popeye(*game, text, "text", report)) {}

  /// "3:8: no stipulation: 'x'"
  std::string problem() const {
    if (report.problems().empty()) return "";
    const Problem& first = report.problems().front();
    return std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + ": " +
           first.message;
  }

  Report report;
  std::unique_ptr<Game> game;
  std::vector<ChessProblem> problems;
};

TEST(Popeye, WordsMayBeShortAndLinesAnyhow) {
  const Read read(
      "beginp title Two Words\nauthor A\npiec whit kc8\nra1 pb6 blac ka8 bb8 pa7b7 opti try setp\n"
      "stip #2 nextp pieces white Kd1 AMc5 black Ka8 stip h#2.5 endp");
  ASSERT_EQ(read.problem(), "");
  ASSERT_EQ(read.problems.size(), 2u);
  const ChessProblem& first = read.problems.front();
  EXPECT_EQ(first.title, "Two Words");
  EXPECT_EQ(solve::print_goal(first.goal), "#2");
  EXPECT_TRUE(first.set_play && first.tries);
  EXPECT_EQ(print_position(*read.game, first.position), "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
  const ChessProblem& second = read.problems.back();
  EXPECT_FALSE(second.set_play || second.tries);
  ASSERT_EQ(second.fairies.size(), 1u);
  EXPECT_EQ(read.game->piece_type(second.fairies.front()).name, "Amazon");
}

TEST(Popeye, MovesFirstWhoMovesFirstThere) {
  const auto turn = [](const std::string& goal) {
    const Read read("beginp pieces white Ka1 black Kc3 stip " + goal + " endp");
    EXPECT_EQ(read.problem(), "") << goal;
    return read.problems.front().position.turn;
  };
  for (const char* goal : {"#2", "s#2", "ser-#3", "h#2.5", "=2"})
    EXPECT_EQ(turn(goal), first_seat) << goal;
  for (const char* goal : {"h#2", "ser-h#3"}) EXPECT_EQ(turn(goal), second_seat) << goal;
}

TEST(Popeye, WhatIsNotKnownHasItsPlace) {
  EXPECT_EQ(Read("").problem(), "1:1: no problem stands here");
  EXPECT_EQ(Read("beginp\ncondition circe").problem(), "2:1: nothing is known of 'condition'");
  EXPECT_EQ(Read("beginp stip #x").problem(), "1:13: no stipulation: '#x'");
  EXPECT_EQ(Read("beginp pieces white Ka1a1").problem(), "1:21: a second piece on a1");
  EXPECT_EQ(Read("beginp pieces white Xa1").problem(), "1:21: no moves are known of the piece 'x'");
  EXPECT_EQ(Read("beginp pieces Ka1").problem(), "1:15: White or Black stands before its pieces");
  EXPECT_EQ(Read("beginp endp").problem(), "1:8: a problem has pieces and a stipulation");
  EXPECT_EQ(Read("beginp option noboard sideways").problem(),
            "1:23: the option 'sideways' is not known here");
  EXPECT_EQ(Read("pieces white Ka1 black Kc3 stip #1").problem(),
            "1:33: EndProblem does not follow the last problem");
  EXPECT_TRUE(Read("beginp pieces white Ka1 black Kc3 stip #1 endp stip").problems.empty());
}

TEST(Popeye, FairyPiecesNeedABoardWithBetza) {
  const Read read("beginp pieces white Ge4 black Kc3 stip #1 endp", "lotus-39");
  EXPECT_TRUE(read.report.has_errors());
  EXPECT_TRUE(read.problems.empty());
}

}  // namespace
}  // namespace boardwright::tests::read_test
