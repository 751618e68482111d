// Sentences for endings, and endings that depend on the history of a game.
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::end_sentences_test {
namespace {

/// The sentence after some moves; empty while the game goes on.
std::string said(const Game& game, const std::string& fen, const std::string& plays = {}) {
  Report report;
  auto position = read_position(game, fen, "FEN", report);
  EXPECT_EQ(describe(report), "");
  if (!position) return {};
  std::vector<Position> line{std::move(*position)};
  const GameLogic play = play_of(game, line.front());
  for (std::string_view text : split(plays, ';')) {
    const MoveRead read = read_move(play, line.back(), text);
    EXPECT_TRUE(read.move) << read.problem;
    if (read.move) line.push_back(play.after(line.back(), *read.move));
  }
  const auto ending = play.ending(line);
  return ending ? sentence_of(*ending, game.board(), game.piece_types, game.rules) : "";
}

TEST(EndSentences, EveryCauseHasASentence) {
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
      {"jesonmor", "9/9/9/9/4N4/9/9/9/n8 w - - 0 1", "White has won: its Knight is on the middle."},
      {"dobutsu", "1L1/3/3/2l[-] b 0 1", "Forest has won: its Lion is safe on the last rank."},
      {"chess", "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1", ""},
  };
  for (const auto& [id, fen, sentence] : endings)
    EXPECT_EQ(said(*test::read_rules(id), fen), sentence) << id << " " << fen;
}

std::unique_ptr<Game> kings(const std::string& end, const std::string& more = "") {
  Report report;
  auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
          "[piece.queen]\nname = \"Queen\"\nletter = \"Q\"\nvalue = 9\nmoves = [\"slide "
          "orthogonal diagonal\"]\n"
          "[play]\nstart = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\nking = \"king\"\nend = { " +
          end + " }\n" + more,
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(EndSentences, TooFewPiecesAreCounted) {
  const std::string few = "extinctions = [{ pieces = [\"queen\"], left = ";
  EXPECT_EQ(said(*kings(few + "1 }]"), "q2qk3/8/8/8/8/8/8/Q3K3 w - - 0 1"),
            "Black has won: White has only 1 Queen left.");
  EXPECT_EQ(said(*kings(few + "2 }]"), "qqqk4/8/8/8/8/8/8/QQ2K3 w - - 0 1"),
            "Black has won: White has only 2 of Queen left.");
}

TEST(EndSentences, AStalemateCanBeWorthAQuarter) {
  const auto game = kings("stalemate = \"quarter\"");
  EXPECT_EQ(said(*game, "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"),
            "White has three quarters of the point: Black has no legal move.");
  Report report;
  const auto position = read_position(*game, "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "FEN", report);
  const auto ending = play_of(*game, *position).ending(*position);
  ASSERT_TRUE(ending);
  EXPECT_EQ(ending->winner, std::nullopt);
  EXPECT_EQ(ending->loser, std::nullopt);
  EXPECT_EQ(ending->better, first_seat);
}

TEST(EndSentences, RepetitionIsADraw) {
  const std::string start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1", there = "e1 e2; e8 e7",
                    round = there + "; e2 e1; e7 e8";
  const auto game = kings("repetition = 3");
  EXPECT_EQ(said(*game, start, round), "");
  EXPECT_EQ(said(*game, start, round + "; e1 d1; e8 e7; d1 e1; e7 e8"),
            "The game is drawn: the position has occurred 3 times.");
  EXPECT_EQ(said(*game, start, round + "; " + there), "");
  EXPECT_EQ(said(*kings("repetition = 2"), start, round + "; " + there),
            "The game is drawn: the position has occurred twice.");
}

TEST(EndSentences, PerpetualCheckCanLose) {
  const std::string start = "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1", round = "e8 d8; e2 d2; d8 e8; d2 e2";
  const auto game = kings("repetition = 2, perpetual = \"loss\"");
  EXPECT_EQ(
      said(*game, start, round),
      "Black has won: the position has occurred twice, and White has given check all the time.");
  EXPECT_EQ(said(*game, start, "e8 f8; e2 d2; f8 e8; d2 e2"),
            "The game is drawn: the position has occurred twice.");
  EXPECT_EQ(said(*kings("repetition = 2"), start, round),
            "The game is drawn: the position has occurred twice.");
}

TEST(EndSentences, RepetitionCanLose) {
  const std::string start = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
  const auto game = kings("repetition = 2, repeating = \"loss\"");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2; f8 e8"),
            "White has won: the position has occurred twice by a move of Black.");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2"), "");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 d2; f8 e7"), "");
  EXPECT_EQ(said(*game, start, "d2 c2; e8 f8; c2 c3; f8 e8; c3 c2; e8 f8"),
            "White has won: the position has occurred twice by a move of Black.");
  EXPECT_EQ(said(*kings("repetition = 2, repeating = \"loss\", perpetual = \"win\""),
                 "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1", "e8 d8; e2 d2; d8 e8; d2 e2"),
            "White has won: the position has occurred twice, and it has given check all the time.");
}

TEST(EndSentences, PointsDecideOrEndGames) {
  const std::string start = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1";
  const std::string most_value = "rules = [\"drawn: most value wins\"]\n";
  EXPECT_EQ(said(*kings("quiet = 2", most_value), start, "e2 d2; e8 f8"),
            "White has won: 2 moves in a row without a capture or a Pawn move, and "
            "it has most points.");
  EXPECT_EQ(said(*kings("quiet = 2, points = { bonus = { Black = 9 } }", most_value), start,
                 "e2 d2; e8 f8"),
            "The game is drawn: 2 moves in a row without a capture or a Pawn move.");
  EXPECT_EQ(said(*kings("points = { left = 4 }"), start),
            "White has won: Black has only 4 points or fewer left.");
  EXPECT_EQ(said(*kings("points = { left = 4, bonus = { Black = 5 } }"), start), "");
}

TEST(EndSentences, DrawCanBeWonWherePiecesHaveNoValues) {
  const auto game = test::read_rules("minishogi");
  const std::string start = "4k/5/5/5/K4[-] w 0 1", once = "5e 5d; 1a 1b; 5d 5e; 1b 1a";
  EXPECT_EQ(said(*game, start, once + "; " + once + "; " + once),
            "White has won: the position has occurred 4 times.");
}

TEST(EndSentences, QuietMovesAreADraw) {
  const auto game = kings("quiet = 4");
  const std::string start = "4k3/8/8/8/8/8/8/4K3 w - - 2 1";
  EXPECT_EQ(said(*game, start, "e1 e2"), "");
  EXPECT_EQ(said(*game, start, "e1 e2; e8 e7"),
            "The game is drawn: 4 moves in a row without a capture or a Pawn move.");
}

/// Queens and Kings of three seats, without check unless `more` says what is royal.
std::unique_ptr<Game> of_three(const std::string& end, const std::string& more = {}) {
  Report report;
  auto game = test::written_game(
      test::squares() +
          "[[seat]]\nname = \"Red\"\nforward = 90\n"
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
          "[piece.queen]\nname = \"Queen\"\nletter = \"Q\"\nvalue = 9\nmoves = [\"slide "
          "orthogonal diagonal\"]\n"
          "[zone.top]\ncells = \"a8,b8\"\n"
          "[play]\nend = { " +
          end + " }\n" + more,
      report);
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(EndOfAGameForThree, IsWonByTheLastToMoveOfThoseWhoMateTogether) {
  const auto game =
      of_three("mate = \"loss\"", "royal = { pieces = [\"king\"], check = \"all\" }\n");
  const std::string by_white = "White: Q b2 K c3\n", by_black = "Black: Q g7 K f6\n";
  EXPECT_EQ(said(*game, "turn: Red\n" + by_white + by_black + "Red: K a1 K h8\n"),
            "Black has won: Red is mated.");
  EXPECT_EQ(said(*game, "turn: Red\nWhite: Q b2 K c3 Q g7 Q h6\nBlack: K f1\nRed: K a1 K h8\n"),
            "White has won: Red is mated.");
  EXPECT_EQ(said(*game, "turn: Red\n" + by_white + by_black + "Red: K a1 K h1\n"), "");
}

TEST(EndOfAGameForThree, IsWonByTheSeatWhoseMoveCausedTheLoss) {
  const auto game = of_three("extinctions = [{ pieces = \"king\" }]");
  EXPECT_EQ(said(*game, "turn: Red\nWhite: K a1\nBlack: K h8\nRed: Q h1 K d4\n", "h1 h8"),
            "Red has won: Black has no King left.");
  EXPECT_EQ(said(*game, "turn: White\nWhite: Q a8 K a1\nBlack: K h8\nRed: K d4\n", "a8 h8"),
            "White has won: Black has no King left.");
  EXPECT_EQ(said(*game, "turn: Black\nWhite: K a1\nBlack: Q h8 K h1\nRed: K d4\n", "h8 d4"),
            "Black has won: Red has no King left.");
}

TEST(EndOfAGameForThree, HasOnlyALoserIfTheLoserCausedTheLoss) {
  const std::string start = "turn: White\nWhite: K a1\nBlack: K h8\nRed: K d4\n",
                    round = "a1 a2; h8 h7; d4 d5; a2 a1; h7 h8; d5 d4";
  EXPECT_EQ(said(*of_three("repetition = 2, repeating = \"loss\""), start, round),
            "Red has lost: the position has occurred twice by a move of it.");
  EXPECT_EQ(said(*of_three("repetition = 2, repeating = \"win\""), start, round),
            "Red has won: the position has occurred twice by a move of it.");
  EXPECT_EQ(said(*of_three("goals = [{ pieces = \"king\", zone = \"top\", result = \"loss\" }]"),
                 "turn: Black\nWhite: K a1\nBlack: K a7\nRed: K d4\n", "a7 a8"),
            "Black has lost: its King reached the top.");
}

TEST(EndOfAGameForThree, LossByPointsIsCausedByTheLastToMove) {
  EXPECT_EQ(said(*of_three("points = { left = 0 }"),
                 "turn: Red\nWhite: Q a1\nBlack: Q h8\nRed: Q h1 K d4\n", "h1 h8"),
            "Red has won: Black has no points left.");
}

TEST(EndOfAGameForThree, WaitsForTheRepliesOfLaterSeats) {
  const auto game = of_three("goals = [{ pieces = \"king\", zone = \"top\", reply = true }]");
  const std::string near = "turn: White\nWhite: K a7\nBlack: K h8\nRed: K c8\n";
  EXPECT_EQ(said(*game, near, "a7 a8"), "");
  EXPECT_EQ(said(*game, near, "a7 a8; h8 h7; c8 b8"),
            "The game is drawn: several reached the top.");
  EXPECT_EQ(said(*game, near, "a7 a8; h8 h7; c8 c7"), "White has won: its King reached the top.");
  EXPECT_EQ(said(*game, "turn: White\nWhite: K a7\nBlack: K h8\nRed: K d4\n", "a7 a8"),
            "White has won: its King reached the top.");
}

TEST(EndSentences, DoubleStepWithoutEnPassantDoesNotChangeThePosition) {
  const auto game = test::read_rules("chess");
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string round = "; g8 f6; g1 f3; f6 g8; f3 g1";
  const auto keyed = [&](const std::string& fen, const std::string& plays) {
    Report report;
    std::vector<Position> line{*read_position(*game, fen, "FEN", report)};
    const GameLogic play = play_of(*game, line.front());
    for (std::string_view text : split(plays, ';'))
      line.push_back(play.after(line.back(), *read_move(play, line.back(), text).move));
    auto rules = game->rules;
    rules.end.repetition = 3;
    const auto ending = GameLogic(game->board(), game->piece_types, rules).ending(line);
    return ending.has_value();
  };
  EXPECT_TRUE(keyed(start, "e2 e4" + round + round));
  EXPECT_FALSE(keyed(start, "e2 e4" + round));
  // A Pawn on d4 could capture it en passant.
  const std::string answered = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  EXPECT_FALSE(keyed(answered, "e2 e4" + round + round));
  EXPECT_TRUE(keyed(answered, "e2 e4" + round + round + "; g8 f6"  // the position after 1...Nf6
                                  + "; g1 f3; f6 g8; f3 g1; g8 f6"));
  // The Pawn on d4 is pinned by the Queen on d1.
  EXPECT_TRUE(keyed("3k2n1/8/8/8/3p4/8/4P3/3QK1N1 w - - 0 1", "e2 e4" + round + round));
}

}  // namespace
}  // namespace boardwright::tests::end_sentences_test
