// What ends a game when a position comes again.
#include <gtest/gtest.h>

#include "support/rule_scene.h"
#include "support/sample_games.h"

namespace boardwright::tests::repeated_test {
namespace {

using play::Ending, play::MoveRead;
using test::RuleScene;

/// How a game ends that is played from a position, or how far it goes: "seat 2 by line".
std::string end_of(const play::GameLogic& play, const Position& start, const std::string& moves) {
  std::vector<Position> game{start};
  std::optional<Ending> ending;
  for (const std::string_view each : split(moves, ';')) {
    if (ending) return "ended before " + std::string(each);
    const MoveRead read = read_move(play, game.back(), trimmed(each));
    if (!read.move) return std::string(each) + ": " + read.problem;
    game.push_back(play.after(game.back(), *read.move));
    ending = play.ending(game);
  }
  if (!ending) return "goes on";
  return (ending->winner ? "seat " + std::to_string(board::seat_number(*ending->winner))
                         : std::string("draw")) +
         " by " + std::string(play::word_of_ending(ending->by));
}

/// Of a game that is shipped, from a position in FEN, with moves that are made twice.
std::string end_of(const std::string& id, const std::string& fen, const std::string& moves) {
  const auto game = test::game_named(id);
  Report report;
  const auto position = parse_fen(fen, "FEN", game->board(), game->piece_types,
                                  {game->rules, game->find_position(game->start)}, report);
  EXPECT_EQ(describe(report), "");
  return end_of(play_of(*game, *position), *position, moves + "; " + moves);
}

TEST(Repeated, WhoChasesAnUnprotectedPieceLoses) {
  const std::string around = "a6 a8; c8 c6; a8 a6; c6 c8";
  EXPECT_EQ(end_of("xiangqi", "3k5/9/2c6/9/R8/9/9/9/9/5K3 w - - 0 1", around), "seat 2 by line");
  EXPECT_EQ(end_of("xiangqi", "2rk5/9/2c6/9/R8/9/9/9/9/5K3 w - - 0 1", around),
            "draw by repetition")
      << "a Chariot protects the Cannon";
  EXPECT_EQ(end_of("xiangqi", "3k5/2p6/2c6/9/R8/9/9/9/9/5K3 w - - 0 1", around),
            "draw by repetition")
      << "a Soldier does so in one of two places";
  EXPECT_EQ(
      end_of("xiangqi", "3k5/9/2p6/9/R8/9/9/9/9/5K3 w - - 0 1", "a6 a8; d10 d9; a8 a6; d9 d10"),
      "draw by repetition")
      << "a Soldier before the river, and one move that attacks nothing";
}

TEST(Repeated, HorsesChaseAProtectedChariot) {
  const std::string around = "c4 e5; d7 d6; e5 c4; d6 d7";
  EXPECT_EQ(end_of("xiangqi", "3k5/3r5/9/3r5/9/9/2N6/9/9/5K3 w - - 0 1", around), "seat 2 by line");
  EXPECT_EQ(end_of("xiangqi", "3k5/3r5/9/3c5/9/9/2N6/9/9/5K3 w - - 0 1", around),
            "draw by repetition")
      << "a protected Cannon";
  EXPECT_EQ(end_of("xiangqi", "3k5/9/9/3c5/9/9/2N6/9/9/5K3 w - - 0 1", around), "seat 2 by line");
}

TEST(Repeated, SoldiersAndGeneralsMayChase) {
  EXPECT_EQ(
      end_of("xiangqi", "3k5/2c6/1P7/9/9/9/9/9/9/5K3 w - - 0 1", "b8 c8; c9 b9; c8 b8; b9 c9"),
      "draw by repetition");
}

TEST(Repeated, OffersAndChasesOfTwoPiecesDraw) {
  EXPECT_EQ(end_of("xiangqi", "3k5/9/2r6/9/R8/9/9/9/9/5K3 w - - 0 1", "a6 a8; c8 c6; a8 a6; c6 c8"),
            "draw by repetition")
      << "Chariots that could take each other";
  EXPECT_EQ(
      end_of("xiangqi", "3k5/9/2c6/9/R2n5/9/9/9/9/5K3 w - - 0 1", "a6 a8; c8 c9; a8 a6; c9 c8"),
      "draw by repetition")
      << "first the Cannon, then the Horse";
}

TEST(Repeated, BothChaseAndNeitherLoses) {
  const std::string rules =
      "rules = [\"repeated 2, always attacking enemy: loses\"]\nend = { repetition = 2 }\n";
  const RuleScene one(rules, "8/8/8/8/8/8/2n5/R7 w - - 0 1");
  EXPECT_EQ(end_of(one.play(), one.position(), "a1 a2; c2 e1; a2 a1; e1 c2"), "seat 2 by line");
  // The Knight goes where it attacks the Queen, and the Queen where she attacks the Knight.
  const RuleScene both(rules, "8/8/8/8/8/8/2Q5/n7 w - - 0 1");
  EXPECT_EQ(end_of(both.play(), both.position(), "c2 c1; a1 b3; c1 c2; b3 a1"),
            "draw by repetition");
}

TEST(Repeated, AlwaysCheckingLosesAsALine) {
  const std::string fen = "7k/8/8/8/8/8/8/K5R1 w - - 0 1";
  const std::string around = "g1 h1; h8 g8; h1 g1; g8 h8";
  const RuleScene loses("king = \"king\"\nrules = [\"repeated 3, always checking: loses\"]\n", fen);
  EXPECT_EQ(end_of(loses.play(), loses.position(), around + "; " + around), "seat 2 by line");
  const RuleScene draws("king = \"king\"\nrules = [\"repeated 2: draws\"]\n", fen);
  EXPECT_EQ(end_of(draws.play(), draws.position(), around), "draw by line");
  const RuleScene later("king = \"king\"\nrules = [\"repeated 3: draws\"]\n", fen);
  EXPECT_EQ(end_of(later.play(), later.position(), around), "goes on");
}

TEST(Repeated, APinnedPieceOfTheSameKindIsChased) {
  const std::string rules =
      "king = \"king\"\nrules = [\"repeated 2, always rook attacking enemy rook: loses\"]\n";
  // The black Rook is pinned to its file, and cannot take the Rook beside it.
  const RuleScene pinned(rules, "3k4/8/8/3r4/R7/8/8/3R3K w - - 0 1");
  EXPECT_EQ(end_of(pinned.play(), pinned.position(), "a4 a5; d5 d4; a5 a4; d4 d5"),
            "seat 2 by line");
  const RuleScene free(rules, "2k5/8/8/3r4/R7/8/8/3Q3K w - - 0 1");
  EXPECT_EQ(end_of(free.play(), free.position(), "a4 a5; d5 d4; a5 a4; d4 d5"), "goes on");
}

TEST(Repeated, SaysWhyTheGameHasEnded) {
  const auto game = test::game_named("xiangqi");
  Report report;
  const auto start =
      parse_fen("3k5/9/2c6/9/R8/9/9/9/9/5K3 w - - 0 1", "FEN", game->board(), game->piece_types,
                {game->rules, game->find_position(game->start)}, report);
  const play::GameLogic play = play_of(*game, *start);
  std::vector<Position> all{*start};
  for (int i = 0; i < 2; ++i)
    for (const char* move : {"a6 a8", "c8 c6", "a8 a6", "c6 c8"})
      all.push_back(play.after(all.back(), *read_move(play, all.back(), move).move));
  const auto ending = play.ending(all);
  ASSERT_TRUE(ending);
  EXPECT_EQ(
      play::sentence_of(*ending, game->board(), game->piece_types, game->rules),
      "Black has won: the position has occurred 3 times and Red has chased the same piece all "
      "the time.");
}

TEST(Repeated, AMarkThatIsAsideTellsNoPositionsApart) {
  const std::string fen = "7k/8/8/8/8/8/8/K7 w - - 0 1";
  const auto end_with = [&](const std::string& mark) {
    const RuleScene scene("king = \"king\"\nmarks = { made = \"" + mark +
                              "\" }\nrules = [\"playing: gains made\"]\n"
                              "end = { repetition = 2 }\n",
                          fen);
    return end_of(scene.play(), scene.position(), "a1 a2; h8 h7; a2 a1; h7 h8");
  };
  EXPECT_EQ(end_with("game to 9"), "goes on");
  EXPECT_EQ(end_with("game to 9 aside"), "draw by repetition");
}

TEST(Repeated, ChecksGivenTellPositionsApart) {
  const std::string fen = "7k/8/8/8/8/8/8/K5R1 w - - 3+3 0 1";
  const std::string checks = "g1 h1; h8 g8; h1 g1; g8 h8", quiet = "a1 a2; h8 h7; a2 a1; h7 h8";
  const auto game = test::game_named("threecheck");
  Report report;
  const auto start = parse_fen(fen, "FEN", game->board(), game->piece_types,
                               {game->rules, game->find_position(game->start)}, report);
  const play::GameLogic play = play_of(*game, *start);
  EXPECT_EQ(end_of(play, *start, checks + "; " + quiet), "goes on");
  EXPECT_EQ(end_of(play, *start, checks + "; " + quiet + "; " + quiet), "draw by repetition");
}

}  // namespace
}  // namespace boardwright::tests::repeated_test
