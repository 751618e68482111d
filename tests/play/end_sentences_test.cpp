// How games end, in one sentence each; and what only a whole game tells.
#include "play/play.h"
#include "play/ply_text.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::end_sentences_test {
namespace {

/// What is said after some moves; nothing while the game goes on.
std::string said(const Game& game, const std::string& fen, const std::string& plays = {}) {
  Report report;
  auto position = read_position(game, fen, "FEN", report);
  EXPECT_EQ(describe(report), "");
  if (!position) return {};
  std::vector<Position> line{std::move(*position)};
  const Play play = play_of(game, line.front());
  for (std::string_view text : split(plays, ';')) {
    const PlyRead read = read_ply(play, line.back(), text);
    EXPECT_TRUE(read.ply) << read.problem;
    if (read.ply) line.push_back(play.after(line.back(), *read.ply));
  }
  const auto ending = play.ending(line);
  return ending ? sentence_of(*ending, game.board(), game.pieces, game.rules) : "";
}

TEST(EndSentences, EachWayOfEndingHasOne) {
  const std::tuple<const char*, const char*, const char*> endings[] = {
      {"chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "White has won: Black is mated."},
      {"chess", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "The game is drawn: Black has no legal move."},
      {"racingkings", "K7/8/8/4k3/8/8/8/8 w - - 0 1",
       "White has won: its King reached the last rank."},
      {"racingkings", "K6k/8/8/8/8/8/8/8 w - - 0 1",
       "The game is drawn: both sides reached the last rank."},
      {"atomic", "8/8/8/8/8/8/8/4K3 b - - 0 1", "White has won: Black has no King left."},
      {"threecheck", "4k3/8/8/8/8/8/8/4K3 b - - 0+3 1 39",
       "White has won: it has given check 3 times."},
      {"antichess", "8/8/8/8/8/8/8/4K3 b - - 0 1", "Black has won: it has no piece left."},
      {"chess", "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1", ""},
  };
  for (const auto& [id, fen, sentence] : endings)
    EXPECT_EQ(said(*test::read_rules(id), fen), sentence) << id << " " << fen;
}

std::unique_ptr<Game> kings(const std::string& end) {
  Report report;
  auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
          "[piece.queen]\nname = \"Queen\"\nletter = \"Q\"\nvalue = 9\nmoves = [\"slide "
          "orthogonal diagonal\"]\n"
          "[play]\nstart = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\nking = \"king\"\nend = { " +
          end + " }\n",
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(EndSentences, APositionThatComesTooOftenIsADraw) {
  const std::string start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1", there = "e1 e2; e8 e7",
                    round = there + "; e2 e1; e7 e8";
  const auto game = kings("repetition = 3");
  EXPECT_EQ(said(*game, start, round), "");
  EXPECT_EQ(said(*game, start, round + "; e1 d1; e8 e7; d1 e1; e7 e8"),
            "The game is drawn: the position has come 3 times.");
  EXPECT_EQ(said(*game, start, round + "; " + there), "");
  EXPECT_EQ(said(*kings("repetition = 2"), start, round + "; " + there),
            "The game is drawn: the position has come twice.");
}

TEST(EndSentences, WhoGivesCheckAllTheTimeLosesWhereTheGameSaysSo) {
  const std::string start = "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1", round = "e8 d8; e2 d2; d8 e8; d2 e2";
  const auto game = kings("repetition = 2, perpetual = \"loss\"");
  EXPECT_EQ(said(*game, start, round),
            "Black has won: the position has come twice, and White has given check all the time.");
  EXPECT_EQ(said(*game, start, "e8 f8; e2 d2; f8 e8; d2 e2"),
            "The game is drawn: the position has come twice.");
  EXPECT_EQ(said(*kings("repetition = 2"), start, round),
            "The game is drawn: the position has come twice.");
}

TEST(EndSentences, WhoRepeatsLosesWhereTheGameSaysSo) {
  const std::string start = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
  const auto game = kings("repetition = 2, repeating = \"loss\"");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2; f8 e8"),
            "White has won: the position has come twice by a move of Black.");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2"), "");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2; f8 e7"), "");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 c3; f8 e8; c3 c2; e8 f8"),
            "White has won: the position has come twice by a move of Black.");
  EXPECT_EQ(said(*kings("repetition = 2, repeating = \"loss\", perpetual = \"win\""),
                 "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1", "e8 d8; e2 d2; d8 e8; d2 e2"),
            "White has won: the position has come twice, and it has given check all the time.");
}

TEST(EndSentences, PointsDecideOrEndGames) {
  const std::string start = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1";
  EXPECT_EQ(said(*kings("quiet = 2, points = { decides = true }"), start, "e2 d2; e8 f8"),
            "White has won: 2 moves one after the other without a capture or a Pawn’s move, and "
            "it has most points.");
  EXPECT_EQ(said(*kings("quiet = 2, points = { decides = true, bonus = { Black = 9 } }"), start,
                 "e2 d2; e8 f8"),
            "The game is drawn: 2 moves one after the other without a capture or a Pawn’s move.");
  EXPECT_EQ(said(*kings("points = { left = 4 }"), start),
            "White has won: Black has only 4 points or fewer left.");
  EXPECT_EQ(said(*kings("points = { left = 4, bonus = { Black = 5 } }"), start), "");
}

TEST(EndSentences, QuietMovesAreADraw) {
  const auto game = kings("quiet = 4");
  const std::string start = "4k3/8/8/8/8/8/8/4K3 w - - 2 1";
  EXPECT_EQ(said(*game, start, "e1 e2"), "");
  EXPECT_EQ(said(*game, start, "e1 e2; e8 e7"),
            "The game is drawn: 4 moves one after the other without a capture or a Pawn’s move.");
}

}  // namespace
}  // namespace boardwright::tests::end_sentences_test
