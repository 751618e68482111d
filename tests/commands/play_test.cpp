// `boardwright play`: whole games over a pipe, the computer's move as JSON, and boards as text.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "builder/load.h"
#include "commands/board_text.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/rooms.h"

namespace boardwright::tests::play_test {
namespace {

using nlohmann::json;

/// What a game over a pipe shows: its lines are separated by slashes.
struct Session {
  std::string shown;
  bool failed = false;

  bool has(const std::string& text) const { return shown.find(text) != std::string::npos; }
  /// How often a text stands in it.
  int count(const std::string& text) const {
    int found = 0;
    for (std::size_t at = shown.find(text); at != std::string::npos; at = shown.find(text, at + 1))
      ++found;
    return found;
  }
};

Session session(const std::string& options, std::string lines) {
  std::replace(lines.begin(), lines.end(), '/', '\n');
  const test::Desk desk;
  desk.write("lines", lines + "\n", false);
  Session found;
  found.shown = desk.type("boardwright play " + options + " < lines");
  found.failed = desk.failed();
  return found;
}

json reply(const std::string& options) {
  const test::Desk desk;
  const std::string text = desk.type("boardwright play " + options + " --json");
  EXPECT_FALSE(desk.failed()) << text;
  return json::parse(text, nullptr, false);
}

TEST(Play, TwoPeoplePlayFoolsMateOverAPipe) {
  const Session mate = session("chess --as all", "f3/e5/2. g4/Qh4#");
  EXPECT_FALSE(mate.failed);
  EXPECT_TRUE(mate.shown.starts_with("Chess: White is played here, Black is played here.\n"))
      << mate.shown;
  EXPECT_TRUE(mate.has("White: f3\n"));
  EXPECT_TRUE(mate.has("\n4 . . . . . . P q 4\n")) << mate.shown;
  EXPECT_TRUE(
      mate.shown.ends_with("Black's Queen moves from d8 to h4. Black has won: White is mated.\n"))
      << mate.shown;
}

TEST(Play, TheComputerMatesInOneAtEveryLevel) {
  for (const char* level : {"1", "2", "3"}) {
    const Session lost = session(
        "chess --as White --moves 'f3 e5 g4' --positions 2000 --level " + std::string(level), "");
    EXPECT_TRUE(lost.has("\nBlack: Qh4#\n")) << lost.shown;
    EXPECT_TRUE(lost.has("Black has won: White is mated.")) << lost.shown;
  }
}

TEST(Play, UndoTakesBackTheLastMoveOfAPersonAndTheAnswer) {
  const Session undone = session("chess --as White --positions 300", "e4/undo/fen/undo/quit");
  EXPECT_TRUE(undone.has("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"))
      << undone.shown;
  EXPECT_TRUE(undone.has("error: there is no move to take back\n"));
  EXPECT_TRUE(undone.failed) << "a line was not understood";
  EXPECT_TRUE(session("chess --as Black --positions 300", "undo").has("no move to take back"))
      << "the computer has moved, and nobody else";
}

TEST(Play, AMoveThatIsNotLegalGetsTheMovesOfThePiece) {
  const Session wrong =
      session("chess --as all --moves 'e4 e5'", "e2 e4/f2f5/f2 f5/g1-g3/a1/Qh7/f2f4 e5f4");
  EXPECT_TRUE(wrong.failed);
  EXPECT_TRUE(wrong.has("error: there is no piece on e2\n")) << wrong.shown;
  EXPECT_EQ(wrong.count("error: 'f2f5' is not legal here\n  legal from f2: f3, f4\n"), 1);
  EXPECT_TRUE(wrong.has("error: 'f2 f5' is not legal here\n  legal from f2: f3, f4\n"));
  EXPECT_TRUE(wrong.has("legal from g1: ")) << wrong.shown;
  EXPECT_TRUE(wrong.has("  the piece on a1 has no legal move\n"));
  EXPECT_TRUE(wrong.has("error: 'Qh7' is not legal here\n"));
  EXPECT_TRUE(wrong.has("error: these are several moves\n  write one move\n"));
  EXPECT_TRUE(wrong.has("The input has ended, and the game has not.\n"));
}

TEST(Play, PiecesInHandAreShownAndDropped) {
  const Session drop = session("crazyhouse --as all --moves 'e4 d5 exd5'", "Qxd5/P@e4/quit");
  EXPECT_TRUE(drop.has("White's hand: P\n")) << drop.shown;
  EXPECT_TRUE(drop.has("White puts a Pawn on e4.")) << drop.shown;
  EXPECT_EQ(drop.count("White's hand: "), 2) << "before the drop, and not after it\n" << drop.shown;
}

TEST(Play, SixSeatsCanBeMixed) {
  const Session six =
      session("immortal-star-masters --as Red,3 --positions 30 --level 1", "moves/resign/quit");
  EXPECT_TRUE(
      six.shown.find(": Red is played here, Brown by the computer, Yellow is played here") !=
      std::string::npos)
      << six.shown;
  EXPECT_TRUE(six.has("1 Red, 2 Brown, 3 Yellow, 4 Green, 5 Blue, 6 Magenta\n"));
  EXPECT_TRUE(six.has("error: only one of two players can resign\n"));
  const Session round = session(
      "immortal-star-masters --as Red,3 --positions 30 --level 1 --moves 'Brd-qn2'", "quit");
  EXPECT_TRUE(round.has("\nBrown: ")) << round.shown;
  EXPECT_TRUE(round.has("\nYellow: quit\n")) << round.shown;
}

TEST(Play, TheSameLinesAndSeedGiveTheSameGame) {
  const std::string lines = "e4/d4/Nf3/Be2/quit", options = "chess --as White --positions 400";
  const std::string first = session(options, lines).shown;
  EXPECT_EQ(first.find("error"), std::string::npos) << first;
  EXPECT_EQ(first, session(options, lines).shown);
  std::set<std::string> openings;
  for (const char* seed : {"1", "2", "3", "4", "5", "6"})
    openings.insert(
        reply("chess --positions 400 --seed " + std::string(seed))["move"].get<std::string>());
  EXPECT_GT(openings.size(), 1u);
}

TEST(Play, ComputersPlayOneAnotherToTheEnd) {
  const Session none = session("tictactoe --as none --positions 500", "");
  EXPECT_FALSE(none.failed);
  EXPECT_EQ(none.shown.find("Write a move"), std::string::npos);
  EXPECT_TRUE(none.has("has won") || none.has("draw")) << none.shown;
}

TEST(Play, PeopleResignAndLeave) {
  EXPECT_TRUE(session("chess --as White", "resign").has("Black has won: White resigns.\n"));
  EXPECT_TRUE(session("chess --as White", "quit").shown.ends_with("The game is not over.\n"));
  const Session hint = session("chess --as White --moves 'f3 e5 g4 d6' --level 1", "hint/quit");
  EXPECT_TRUE(hint.has("The computer would play ")) << hint.shown;
}

TEST(Play, TheBoardIsTurnedForTheSecondPlayerAndByFlip) {
  const Session black = session("chess --as Black --positions 50", "flip/quit");
  const std::size_t turned = black.shown.find("  h g f e d c b a\n1 "),
                    upright = black.shown.find("  a b c d e f g h\n8 ");
  ASSERT_NE(turned, std::string::npos) << black.shown;
  ASSERT_NE(upright, std::string::npos) << black.shown;
  EXPECT_LT(turned, upright);
}

TEST(PlayAsJson, HasTheMoveItsValueAndTheEnd) {
  const json mate = reply("chess --moves 'f3 e5 g4' --level 1");
  EXPECT_EQ(mate["move"], "Qh4#");
  EXPECT_EQ(mate["full"], "d8 h4");
  EXPECT_EQ(mate["seat"], 2);
  EXPECT_EQ(mate["line"], json::parse(R"(["Qh4#"])"));
  EXPECT_GT(mate["value"], 900'000);
  EXPECT_EQ(mate["end"]["by"], "mate");
  EXPECT_EQ(mate["end"]["winner"], 2);
  const json over = reply("chess --moves 'f3 e5 g4 Qh4'");
  EXPECT_TRUE(over["move"].is_null()) << over;
  EXPECT_TRUE(over["line"].empty());
  EXPECT_EQ(over["end"]["text"], "Black has won: White is mated.");
}

TEST(PlayAsJson, TheLineIsLegalAndBeginsWithTheMove) {
  for (const char* game : {"chess", "shogi", "glinski", "reversi"}) {
    const json found = reply(std::string(game) + " --positions 3000");
    ASSERT_FALSE(found["line"].empty()) << found;
    EXPECT_EQ(found["move"], found["line"][0]);
    EXPECT_GE(found["line"].size(), 2u) << found;
    EXPECT_TRUE(found["end"].is_null());
    EXPECT_GE(found["depth"], 1);
    std::vector<std::string> names = found["line"];
    const json after =
        reply(std::string(game) + " --positions 1 --moves '" + joined(names, "; ") + "'");
    EXPECT_TRUE(after.contains("move")) << found;
  }
}

TEST(PlayAsJson, ThinksAsLongAsItIsTold) {
  const auto begin = std::chrono::steady_clock::now();
  const json found = reply("chess --seconds 1");
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(taken.count(), 1.0);
  EXPECT_GE(found["depth"], 1);
}

TEST(PlayRefuses, UnknownSeatsAndGamesWithoutAStart) {
  EXPECT_TRUE(session("ches", "").has("unknown game 'ches'"));
  EXPECT_TRUE(session("gilman-river", "").has("game 'gilman-river' has no start position"));
  EXPECT_TRUE(session("chess --as Whit", "").has("no seat 'Whit'\n  did you mean 'White'?"));
  EXPECT_TRUE(session("chess --as 3", "").has("the game has no seat 3"));
  EXPECT_TRUE(session("chess --moves 'e4 e4'", "").has("error: 'e4' is not legal here"));
  EXPECT_TRUE(session("chess --position -", "").has("standard input has the moves of people"));
  EXPECT_TRUE(session("chess --seconds 1 --positions 5", "").failed);
  EXPECT_TRUE(session("chess --json --as White", "").failed);
}

std::string board_of(const char* name) {
  const auto game = test::read_rules(name);
  return commands::board_text(*game, *game->find_position(game->start), false);
}

TEST(BoardText, HasFilesAndRanksAtTheRimWhereTheyAreAtRightAngles) {
  EXPECT_TRUE(board_of("chess").starts_with("  a b c d e f g h\n8 r n b q k b n r 8\n"))
      << board_of("chess");
  EXPECT_EQ(board_of("chess").find("hand"), std::string::npos);
}

TEST(BoardText, NamesTheCellsOfOtherBoardsWhereTheyAre) {
  const std::string hexagons = board_of("glinski");
  const auto lines = split(hexagons, '\n');
  ASSERT_GT(lines.size(), 20u);
  EXPECT_EQ(trimmed(lines[0]), "b f11") << hexagons;
  EXPECT_EQ(trimmed(lines[20]), "B f1") << hexagons;
  EXPECT_NE(hexagons.find(". f6"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::play_test
