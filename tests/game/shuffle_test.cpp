// Shuffled arrays and their numbers: templates/manual/play.md, "Shuffled arrays".
#include "game/shuffle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::shuffle_test {
namespace {

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

/// The array of a number, as it stands on the first rank.
std::string array(const Game& game, std::int64_t number) {
  const auto fen = game::print_position(game, game::array_of(game, number));
  EXPECT_TRUE(fen);
  const std::string first = fen->substr(0, fen->find('/'));
  EXPECT_EQ(fen->find("/" + upper(first) + " w KQkq"), fen->find(" w KQkq") - 9)
      << *fen << ": both sides have the same, with their rights";
  return upper(first);
}

TEST(Shuffle, NumbersTheArraysOfChess960AsEverywhere) {
  const auto game = test::game_named("chess960");
  EXPECT_EQ(game::number_of_arrays(*game), 960);
  EXPECT_EQ(array(*game, 0), "BBQNNRKR");
  EXPECT_EQ(array(*game, 1), "BQNBNRKR");
  EXPECT_EQ(array(*game, 4), "QBBNNRKR") << "the dark Bishop second";
  EXPECT_EQ(array(*game, 518), "RNBQKBNR") << "the array of chess";
  EXPECT_EQ(array(*game, 959), "RKRNNQBB");
}

TEST(Shuffle, MakesEachArrayOnce) {
  const auto game = test::game_named("chess960");
  std::set<std::string> all;
  for (std::int64_t number = 0; number < 960; ++number) {
    const std::string each = array(*game, number);
    all.insert(each);
    EXPECT_NE(each.find('B') % 2, each.rfind('B') % 2) << each;
    EXPECT_TRUE(each.find('R') < each.find('K') && each.find('K') < each.rfind('R')) << each;
  }
  EXPECT_EQ(all.size(), 960u);
}

TEST(Shuffle, TakesANumberForAPosition) {
  const auto game = test::game_named("chess960");
  Report report;
  const auto position = game::read_position(*game, "0", "FEN", report);
  ASSERT_TRUE(position) << describe(report);
  EXPECT_EQ(*game::print_position(*game, *position),
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  EXPECT_FALSE(game::array_number(*game, "960"));
  EXPECT_FALSE(game::array_number(*game, "-1"));
  EXPECT_FALSE(game::array_number(*test::game_named("chess"), "0"));
}

/// What is wrong with the steps of a game with a King, two Rooks and two Pawns on its first rank.
std::string problem(const std::string& steps) {
  const std::string pieces =
      "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n"
      "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
      "[piece.pawn]\nletter = \"P\"\nmoves = [\"step diagonal\"]\n";
  return test::problems_of(test::squares() + pieces +
                           "[play]\nstart = \"1r1kr3/8/8/8/8/8/8/PR1KR2P w - - 0 1\"\nshuffle = [" +
                           steps + "]\n");
}

void expect_problem(const std::string& steps, const std::string& message) {
  const std::string found = problem(steps);
  EXPECT_NE(found.find(message), std::string::npos) << steps << "\n" << found;
}

TEST(Shuffle, RefusesStepsThatDoNotLayTheStart) {
  EXPECT_EQ(problem("{ piece = \"king\" }, { piece = \"rook\", count = 2 }"), "");
  EXPECT_EQ(problem("{ piece = \"rook\", on = \"tint-1\" }, { pieces = [\"king\", \"rook\"] }"),
            "");
  expect_problem("{ piece = \"king\" }, { piece = \"rook\" }",
                 "the steps do not fit the cells of the start\nthey have to fill 3 cells");
  expect_problem("{ piece = \"king\", count = 2 }, { piece = \"rook\" }",
                 "the steps lay 2 of 'king', but White does not begin with as many");
  expect_problem("{ piece = \"pawn\", count = 2 }",
                 "the steps lay 2 of 'pawn', but Black does not begin with as many");
  expect_problem("{ piece = \"king\" }, { piece = \"rook\", count = 2, on = \"tint-1\" }",
                 "a step with 'on' stands behind one without");
  expect_problem("{ piece = \"king\", pieces = [\"rook\", \"rook\"] }",
                 "a step has either 'piece' or 'pieces'");
  expect_problem("{ piece = \"king\" }, { pieces = [\"rook\", \"rook\"], count = 2 }",
                 "pieces in order have no 'count'");
  expect_problem("{ piece = \"rook\", count = 0 }", "'count' is 0");
  expect_problem("{ piece = \"rook\", on = \"tint-9\" }", "unknown region 'tint-9'");
  expect_problem("{ pieces = [\"rook\"] }", "'pieces' lists several");
  expect_problem("{ piece = \"rok\" }", "unknown piece 'rok'");
}

TEST(Shuffle, RefusesCellsThatSeatsDoNotShare) {
  const std::string pieces =
      "[zone.corner]\ncells = \"a1,a8\"\n[zone.top]\ncells = \"a1,b1\"\n"
      "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n"
      "[piece.rook]\nletter = \"R\"\nstands = [\"corner\"]\nmoves = [\"slide orthogonal onto "
      "corner\"]\n";
  const auto with = [&](const std::string& start, const std::string& steps) {
    return test::problems_of(test::squares() + pieces + "[play]\nstart = \"" + start +
                             " w - - 0 1\"\nshuffle = [" + steps + "]\n");
  };
  const std::string both = "{ piece = \"rook\" }, { piece = \"king\" }";
  EXPECT_NE(with("rk6/8/8/8/8/8/8/R1K5", both).find("Black has such pieces on other files"),
            std::string::npos);
  EXPECT_NE(with("r7/k7/8/8/8/8/K7/R7", both).find("never stand"), std::string::npos);
  EXPECT_NE(with("rk6/8/8/8/8/8/8/RK6", both).find("never stand"), std::string::npos)
      << with("rk6/8/8/8/8/8/8/RK6", both);
  const std::string on = "{ piece = \"rook\", on = \"corner\" }, { piece = \"king\" }",
                    top = "{ piece = \"rook\", on = \"top\" }, { piece = \"king\" }";
  EXPECT_EQ(with("rk6/8/8/8/8/8/8/RK6", on).find("never stand"), std::string::npos);
  EXPECT_NE(with("rk6/8/8/8/8/8/8/RK6", top).find("never stand"), std::string::npos);
}

TEST(Shuffle, RefusesMoreArraysThanAnybodyNumbers) {
  // On a rank of 13 files 13! arrays are more than two thousand millions.
  std::string text =
      "title = \"A game\"\ntiling = \"rectangular\"\nboards = [\"long\"]\nstyle = \"classic\"\n"
      "[board.long]\nrectangle = [13, 3]\n[[seat]]\nname = \"White\"\nforward = 90\n"
      "[[seat]]\nname = \"Black\"\nforward = 270\n";
  std::string white, black, steps;
  for (char small = 'a'; small < 'n'; ++small) {
    const char letter = static_cast<char>(small - 'a' + 'A');
    const std::string id = std::string(1, small) + "-piece";
    text += "[piece." + id + "]\nletter = \"" + letter + "\"\nmoves = [\"step orthogonal\"]\n";
    white += letter;
    black += small;
    steps += "{ piece = \"" + id + "\" },";
  }
  const std::string found = test::problems_of(text + "[play]\nstart = \"" + black + "/13/" + white +
                                              " w - - 0 1\"\nshuffle = [" + steps + "]\n");
  EXPECT_NE(found.find("there are too many arrays to number them"), std::string::npos) << found;
}

TEST(Shuffle, NeedsAStart) {
  const std::string found = test::problems_of(
      test::squares() + "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n" +
      "[play]\nshuffle = [{ piece = \"king\" }]\n");
  EXPECT_NE(found.find("there is no start to shuffle"), std::string::npos) << found;
}

}  // namespace
}  // namespace boardwright::tests::shuffle_test
