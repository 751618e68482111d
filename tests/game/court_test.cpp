// Rules of published sources, each tied to a move.
#include "game/court.h"

#include <gtest/gtest.h>

#include "audit/prove.h"
#include "english/reference_text.h"
#include "game/positions.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::game_court_test {
namespace {

using test::problems_of;

/// Two Kings, a White Rook and a Pawn, with these rules of one source.
std::string judged(const std::string& rules, const std::string& head = {}) {
  return head + test::squares() +
         "[zone.end]\nranks = \"last\"\n"
         "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
         "[piece.rook]\nname = \"Rook\"\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
         "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal forward\"]\n"
         "[play]\nstart = \"4k3/8/8/8/8/8/8/4K2R[P] w - - 0 1\"\nking = \"king\"\n"
         "hand = { captures = true, drops = true }\n"
         "promotions = [{ pieces = [\"pawn\"], zone = \"end\", to = [\"rook\"] }]\n"
         "[[court]]\nsource = \"A book, 1999\"\nrules = [" +
         rules + "]\n";
}

std::string rule(const std::string& keys) {
  return "{ place = \"page 3\", says = \"It says so.\", " + keys + " },";
}

/// The verdict of the proof on one rule: "" where the engine agrees.
std::string judge(const std::string& keys) {
  Report report;
  const auto game = test::written_game(judged(rule(keys)), report);
  const Proof proof = prove(*game, report);
  if (report.has_errors()) return describe(report);
  return proof.findings.empty() ? "nothing found" : proof.findings.front().problem;
}

TEST(Court, TiesRulesToMovesThatAreLegalOrNot) {
  EXPECT_EQ(judge("move = \"h1 h8\", verdict = \"legal\""), "");
  EXPECT_EQ(judge("move = \"h1 g2\", verdict = \"illegal\""), "");
  EXPECT_EQ(judge("move = \"P @ a3\", verdict = \"legal\""), "");
  EXPECT_EQ(judge("move = \"P @ e1\", verdict = \"illegal\""), "");
  EXPECT_EQ(judge("move = \"pass\", verdict = \"illegal\""), "");
  EXPECT_EQ(judge("cell = \"e1\", cells = \"d1,d2,e2,f2,f1\""), "");
  const std::string seventh = "position = \"8/P6k/8/8/8/8/8/4K3[] w - - 0 1\", ";
  EXPECT_EQ(judge(seventh + "move = \"a7 a8 = rook\", verdict = \"legal\""), "");
  EXPECT_EQ(judge(seventh + "move = \"a7 a8 = pawn\", verdict = \"illegal\""), "");
}

TEST(Court, LeavesThePositionsThatHaveNamesAsTheyAre) {
  Report report;
  const auto game = test::written_game(
      judged(
          rule("position = \"8/P6k/8/8/8/8/8/4K3[] w - - 0 1\", move = \"a7 a8 = rook\", verdict "
               "= \"legal\"")),
      report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(game->positions.size(), 2u);
  EXPECT_EQ(game::position_names(*game), std::vector<std::string>{"start"});
}

TEST(Court, TiesRulesToMovesThatEndTheGame) {
  const std::string mate = "position = \"4k3/7R/8/8/8/8/8/R3K3[] w - - 0 1\", ";
  EXPECT_EQ(judge(mate + "move = \"a1 a8\", verdict = \"wins\""), "");
  EXPECT_EQ(judge(mate + "move = \"a1 a7\", verdict = \"goes on\""), "");
  EXPECT_EQ(judge("position = \"k7/8/8/8/1R6/8/8/4K3[] w - - 0 1\", plays = \"b4 b6; a8 a7\", "
                  "move = \"b6 h6\", verdict = \"goes on\""),
            "");
  EXPECT_EQ(judge("position = \"k7/8/8/1R6/8/8/8/4K2R[] w - - 0 1\", move = \"h1 h7\", "
                  "verdict = \"draws\""),
            "");
}

TEST(Court, StopsWhereTheEngineDiffersFromTheSource) {
  const std::string differs = "the engine does not play as the source says";
  EXPECT_EQ(judge("move = \"h1 h8\", verdict = \"illegal\""), differs);
  EXPECT_EQ(judge("move = \"h1 g2\", verdict = \"legal\""), differs);
  EXPECT_EQ(judge("move = \"h1 h8\", verdict = \"wins\""), differs);
  EXPECT_EQ(judge("cell = \"e1\", cells = \"d1\""), differs);
}

TEST(Court, ADropOfWhatIsNotInHandIsNoCase) {
  const std::string problem = judge("move = \"R @ a3\", verdict = \"illegal\"");
  EXPECT_NE(problem.find("no Rook is in hand"), std::string::npos) << problem;
}

TEST(Court, ALineThatCannotBePlayedIsReportedAtItsPlace) {
  const std::string keys = "plays = \"e1 e2; e8 e6\", move = \"h1 h8\", verdict = \"legal\"";
  const std::string problem = judge(keys);
  EXPECT_NE(problem.find("'e8 e6' is not legal here"), std::string::npos) << problem;
  const auto column = ("rules = [" + rule(keys)).find("e8 e6") + 1;
  EXPECT_NE(problem.find(":" + std::to_string(column) + ": error"), std::string::npos) << problem;
  const std::string ending = judge("move = \"h1 g3\", verdict = \"wins\"");
  EXPECT_NE(ending.find("'h1 g3' is not legal here"), std::string::npos) << ending;
}

TEST(Court, CountsInTheSealAndStandsOnThePage) {
  Report report;
  const auto game =
      test::written_game(judged(rule("move = \"h1 h8\", verdict = \"legal\"")), report);
  const Proof proof = prove(*game, report);
  ASSERT_EQ(describe(report), "");
  EXPECT_EQ(proof.seals.front().ruled, 1);
  EXPECT_EQ(in_words(proof.seals.front()), "1 rule checked against published sources");
  const std::string text = english::reference_text(*game, game->articles.front());
  EXPECT_NE(text.find("Checked against A book, 1999: 1 rule\\."), std::string::npos) << text;
  EXPECT_NE(text.find("stands under [What was checked](#checked)"), std::string::npos) << text;
  EXPECT_NE(text.find("It says so\\. (page 3; h1 h8 is legal)"), std::string::npos) << text;
  EXPECT_EQ(text.find("not checked against a source"), std::string::npos);
}

TEST(Court, AGameWithoutOneConfesses) {
  Report report;
  const auto game = test::written_game(
      test::squares() + "[piece.king]\nname = \"King\"\nmoves = [\"step orthogonal\"]\n", report);
  ASSERT_EQ(describe(report), "");
  const std::string text = english::reference_text(*game, game->articles.front());
  EXPECT_NE(text.find("Rules not checked against a source."), std::string::npos) << text;
}

TEST(Court, MistakesAreReportedAtTheirPlace) {
  const auto expect_problem = [](const std::string& text, const std::string& problem) {
    const std::string all = problems_of(text);
    EXPECT_NE(all.find(problem), std::string::npos) << all;
  };
  const std::string one = "move = \"h1 h8\", verdict = \"legal\"";
  expect_problem(judged(rule("move = \"h1 h8\", verdict = \"lawful\"")),
                 "it is one of: legal, illegal, wins, draws, loses, goes on");
  expect_problem(judged(rule("move = \"h1 h8\", verdict = \"lawful\"")), "game.toml:");
  expect_problem(judged(rule("move = \"Rh8\", verdict = \"legal\"")),
                 "'Rh8' is not a move written in full");
  expect_problem(judged(rule("move = \"X @ h8\", verdict = \"legal\"")),
                 "no piece has the letter 'X'");
  expect_problem(judged(rule("move = \"h1 h8\"")), "missing key 'verdict'");
  expect_problem(judged(rule("verdict = \"legal\"")), "missing key 'move'");
  expect_problem(judged(rule("cells = \"a1\"")), "missing key 'cell'");
  expect_problem(judged(rule("cell = \"e1\", cells = \"a1\", move = \"e1 e2\"")),
                 "the rule has both 'cells' and 'move'");
  expect_problem(judged(rule(one + ", position = \"strat\"")), "did you mean 'start'?");
  expect_problem(judged("{ says = \"x\", " + one + " },"), "missing key 'place'");
  expect_problem(judged("{ place = \"x\", " + one + " },"), "missing key 'says'");
  expect_problem(judged(rule(one), "made-from = \"A book\"\n"),
                 "a source that judges them is another one");
}

}  // namespace
}  // namespace boardwright::tests::game_court_test
