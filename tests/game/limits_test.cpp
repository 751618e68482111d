// Exceeding a limit of a game is reported with its place; reaching it is not.
#include "base/limits.h"

#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::limits_test {
namespace {

using test::problems_of;
using test::squares;

std::string piece_types(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    const std::string id = "p" + std::to_string(i);
    text += "[piece." + id + "]\nname = \"" + id + "\"\nmoves = [\"step orthogonal\"]\n";
  }
  return text;
}

std::string piece_type(const std::string& rest) { return "[piece.p]\nname = \"P\"\n" + rest; }

/// A list of `count` moves, one to a line.
std::string moves(int count) {
  std::string text = "moves = [\n";
  for (int i = 0; i < count; ++i) text += "\"step orthogonal\",\n";
  return text + "]\n";
}

TEST(Limits, OfPieces) {
  EXPECT_EQ(problems_of(squares() + piece_types(limits::piece_types)), "");
  EXPECT_EQ(problems_of(squares() + piece_types(limits::piece_types + 2)),
            "game.toml:1546:8: error: a game has at most 512 pieces\n");
}

TEST(Limits, OfMovesOfAPiece) {
  EXPECT_EQ(problems_of(squares() + piece_type(moves(limits::piece_moves))), "");
  EXPECT_EQ(problems_of(squares() + piece_type(moves(limits::piece_moves + 1))),
            "game.toml:525:2: error: piece 'p' has more than 512 moves\n"
            "those of the pieces that it includes count too\n");
}

TEST(Limits, OfMovesThatAPieceIncludes) {
  const std::string q =
      "[piece.q]\nname = \"Q\"\nincludes = [\"p\"]\nmoves = [\"step diagonal\"]\n";
  EXPECT_EQ(problems_of(squares() + piece_type(moves(limits::piece_moves - 1)) + q), "");
  const std::string full = piece_type(moves(limits::piece_moves));
  EXPECT_EQ(problems_of(squares() + full + q),
            "game.toml:526:8: error: piece 'q' has more than 512 moves\n"
            "those of the pieces that it includes count too\n");
}

TEST(Limits, OfSeats) {
  std::string text = squares();
  for (int seat = 3; seat <= limits::seats; ++seat)
    text += "[[seat]]\nname = \"Seat " + std::to_string(seat) + "\"\nforward = 0\n";
  EXPECT_EQ(problems_of(text + piece_types(1)), "");
  EXPECT_EQ(problems_of(text + "[[seat]]\nname = \"Ninth\"\nforward = 0\n" + piece_types(1)),
            "game.toml:28:1: error: a game has at most 8 seats\n");
}

TEST(Limits, OfZones) {
  const auto zones = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += "[zone.z" + std::to_string(i) + "]\nranks = \"first\"\n";
    return problems_of(squares() + text + piece_types(1));
  };
  EXPECT_EQ(zones(limits::zones), "");
  EXPECT_EQ(zones(limits::zones + 2), "game.toml:522:7: error: a game has at most 256 zones\n");
}

TEST(Limits, OfBoards) {
  const auto boards = [](int count) {
    std::string list = "8x8";
    for (int i = 1; i < count; ++i) list += "\", \"" + std::to_string(i) + "x2";
    return problems_of(squares(list) + piece_types(1));
  };
  EXPECT_EQ(boards(limits::boards), "");
  EXPECT_NE(boards(limits::boards + 2).find("error: a game has at most 64 boards\n"),
            std::string::npos);
}

TEST(Limits, OfValues) {
  const std::string step = "moves = [\"step orthogonal\"]\n";
  for (const char* value : {"1000000", "-1000000"})
    EXPECT_EQ(problems_of(squares() + piece_type(step + "value = " + value + "\n")), "");
  for (const char* value : {"1000001", "-1000001", "-2147483648"})
    EXPECT_EQ(problems_of(squares() + piece_type(step + "value = " + value + "\n")),
              "game.toml:13:9: error: 'value' is out of range\n"
              "values are from -1000000 to 1000000\n");
}

TEST(Limits, OfRanges) {
  const auto messages = [](const std::string& n) {
    return problems_of(
        squares() +
        piece_type("moves = [\"slide orthogonal up to n\"]\nstate = { n = " + n + " }\n"));
  };
  EXPECT_EQ(messages("1"), "");
  EXPECT_EQ(messages("2048"), "");
  for (const char* n : {"0", "2049"})
    EXPECT_EQ(messages(n),
              "game.toml:13:15: error: move length out of range\nn is from 1 to 2048\n");
}

TEST(Limits, OfNumbersInMoves) {
  const auto messages = [](const std::string& move) {
    return problems_of(squares("2048x1") + piece_type("moves = [\"" + move + "\"]\n"));
  };
  EXPECT_EQ(messages("slide orthogonal up to 99"), "");
  EXPECT_EQ(messages("leap 99 orthogonal"), "");
  EXPECT_EQ(messages("slide orthogonal up to 100"),
            "game.toml:12:34: error: '100' is no such number: a number of cells belongs here\n"
            "numbers here are 1 to 99\n");
  EXPECT_EQ(messages("away 99999999999"),
            "game.toml:12:16: error: '99999999999' is no such number: a number of touches belongs "
            "here\nnumbers here are 1 to 99\n");
}

TEST(DeadMoves, AreOnlyWarnings) {
  Report report;
  const auto game = test::written_game(
      squares("4x4") + piece_type("moves = [\"step orthogonal\", \"leap 4 orthogonal\"]\n"),
      report);
  EXPECT_FALSE(report.has_errors());
  EXPECT_EQ(describe(report),
            "game.toml:12:30: warning: this move reaches no cell of board '4x4'\n"
            "it is read as 'leap 4 orthogonal'\n");
  ASSERT_EQ(game->piece_types.size(), 1u);
  EXPECT_EQ(game->piece_types[0].moves.size(), 2u);
}

TEST(DeadMoves, AreNotReportedIfAliveOnAnotherBoardOrForAnotherSeat) {
  std::string two = squares("4x4");
  two.replace(two.find("[\"4x4\"]"), 7, "[\"4x4\", \"5x5\"]");
  EXPECT_EQ(problems_of(two + piece_type("moves = [\"leap 4 orthogonal\"]\n")), "");
  EXPECT_EQ(problems_of(two + piece_type("moves = [\"leap 5 orthogonal\"]\n")),
            "game.toml:12:11: warning: this move reaches no cell of any board of the game\n"
            "it is read as 'leap 5 orthogonal'\n");
  // White has no such cell; Black leaves its zone.
  const std::string zone = "[zone.far]\ncells = \"a1\"\n";
  EXPECT_EQ(problems_of(squares() + zone +
                        piece_type("moves = [\"step orthogonal falling forward from far\"]\n")),
            "game.toml:14:11: warning: this move reaches no cell of board '8x8'\n"
            "it is read as 'step orthogonal forward falling from far'\n");
  const std::string rank = "[zone.far]\nranks = \"first\"\n";
  EXPECT_EQ(problems_of(squares() + rank +
                        piece_type("moves = [\"step orthogonal falling from far\"]\n")),
            "");
}

TEST(DeadMoves, AreNotReportedIfTheyNeedANumberOrAPiece) {
  EXPECT_EQ(
      problems_of(squares() +
                  piece_type("moves = [\"step orthogonal when angry\", \"capture step diagonal\", "
                             "\"capture roam 2:1 orthogonal\"]\nstate = { angry = 0 }\n")),
      "");
}

}  // namespace
}  // namespace boardwright::tests::limits_test
