// What the lines of `rules` do, forbid and end: templates/manual/lines.md.
#include <functional>

#include "support/rule_scene.h"
#include "support/sample_games.h"

namespace boardwright::tests::lines_test {
namespace {

using test::RuleScene;

bool can(const RuleScene& scene, const std::string& move) { return scene.problem(move).empty(); }

/// How a position ends, in words.
std::string end_of(const RuleScene& scene) {
  const auto end = scene.play().ending(scene.position());
  if (!end) return "none";
  return end->winner ? "seat " + std::to_string(board::seat_number(*end->winner)) : "draw";
}

const std::string drops = "hand = { drops = true, endless = [\"knight\"] }\n";

TEST(Lines, TurnWhatIsEnclosedInEveryDirection) {
  const RuleScene scene(
      drops + "rules = [\"knight dropping: turns enclosed enemy along orthogonal diagonal\"]\n",
      "8/8/8/3N4/3n4/N1nn4/2n5/3nN3 w - - 0 1");
  // Only the row a3 to d3 has a gap, and nothing closes the other two.
  EXPECT_EQ(scene.after("N @ b3"), "8/8/8/3N4/3n4/NNnn4/2n5/3nN3[] b - - 1 1");
  const RuleScene other(
      drops + "rules = [\"knight dropping: turns enclosed enemy along orthogonal diagonal\"]\n",
      "8/8/8/3N4/3n4/N1n5/2n5/3nN3 w - - 0 1");
  EXPECT_EQ(other.after("N @ d3"), "8/8/8/3N4/3N4/N1nN4/2n5/3nN3[] b - - 1 1");
}

TEST(Lines, TurnWhatTouchesTheEndOfAMove) {
  const RuleScene scene("rules = [\"rook moving: turns touching enemy not pawn\"]\n",
                        "8/8/8/8/np6/8/8/R7 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a3"), "8/8/8/8/Np6/R7/8/8 b - - 1 1");
}

TEST(Lines, AskTheirConditionsBeforeAnyTakesEffect) {
  const RuleScene scene(
      "rules = [\"rook ending: turns touching enemy knight\",\n"
      "         \"rook ending, touching enemy knight: turns touching enemy pawn\"]\n",
      "8/8/8/8/np6/8/8/R7 w - - 0 1");
  EXPECT_EQ(scene.after("a1 a3"), "8/8/8/8/NP6/R7/8/8 b - - 1 1");
}

TEST(Lines, TurnARookThatCastlesNoMore) {
  const RuleScene scene(
      "king = \"king\"\ncastling = { rook = \"rook\" }\n"
      "rules = [\"bishop ending: turns touching enemy rook\"]\n",
      "4k2r/8/4b3/8/8/3B4/8/4K3 w k - 0 1");
  EXPECT_EQ(scene.after("d3 h7; e6 g8"), "4k1br/7B/8/8/8/8/8/4K3 w - - 2 2");
}

TEST(Lines, LeaveNoKingInCheckByWhatTheyTurn) {
  const std::string rules =
      "king = \"king\"\nrules = [\"knight ending: turns touching enemy bishop\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/3b4/8/2KN4 w - - 0 1");
  EXPECT_TRUE(can(scene, "d1 c3"));
  const RuleScene check(rules, "7k/8/8/5b2/8/8/8/1K1N4 w - - 0 1");
  EXPECT_FALSE(can(check, "d1 b2"));
  const RuleScene turned(rules, "7k/8/8/8/4b3/8/8/1K1N4 w - - 0 1");
  EXPECT_TRUE(can(turned, "d1 e3")) << "a Bishop of one's own gives no check";
}

TEST(Lines, ForbidAMateByWhatGivesIt) {
  const std::string rules = "king = \"king\"\nrules = [\"knight mating: illegal\"]\n";
  const RuleScene smothered(rules, "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1");
  EXPECT_FALSE(can(smothered, "g5 f7")) << "a mate by the Knight";
  EXPECT_TRUE(can(smothered, "g5 e6")) << "no mate";
  const RuleScene checked(rules, "6rk/6p1/8/6N1/8/8/8/K7 w - - 0 1");
  EXPECT_TRUE(can(checked, "g5 f7")) << "a check that the King can leave";
  const RuleScene discovered(rules, "7k/6pp/8/8/8/8/8/K2RN3 w - - 0 1");
  EXPECT_TRUE(can(discovered, "d1 d8")) << "a mate by the Rook";
  const RuleScene behind(rules, "R3N2k/6pp/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_TRUE(can(behind, "e8 c7")) << "the Knight moves, and the Rook mates";
  const RuleScene any("king = \"king\"\nrules = [\"mating: illegal\"]\n",
                      "R3N2k/6pp/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_FALSE(can(any, "e8 c7"));
}

TEST(Lines, ForbidACheckByWhatGivesIt) {
  const std::string rules = "king = \"king\"\nrules = [\"rook checking: illegal\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/8/K2R4 w - - 0 1");
  EXPECT_FALSE(can(scene, "d1 d8"));
  EXPECT_FALSE(can(scene, "d1 h1"));
  EXPECT_TRUE(can(scene, "d1 d7"));
  const RuleScene behind(rules, "R3N2k/8/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_TRUE(can(behind, "e8 c7")) << "the Knight has moved";
}

TEST(Lines, GiveNoSeatAKingThatIsAttacked) {
  const std::string rules =
      "king = \"king\"\nrules = [\"knight ending: turns touching enemy king\"]\n";
  EXPECT_FALSE(can(RuleScene(rules, "4r3/8/8/4k3/8/8/2N5/8 w - - 0 1"), "c2 d4"));
  EXPECT_TRUE(can(RuleScene(rules, "3r4/8/8/4k3/8/8/2N5/8 w - - 0 1"), "c2 d4"));
}

TEST(Lines, CountStacksAsOnePiece) {
  Report report;
  const auto game = test::written_game(
      test::squares() + test::rule_scene::orthodox +
          "[play]\ntogether = { pieces = [\"pawn\"], zone = \"first-rank\", most = 3 }\n"
          "rules = [\"pawn moving, at-least 3 own pawn: illegal\"]\n",
      report, {{"positions/p.txt", "turn: White\nWhite: P a1 a1 a1\nBlack: K h8\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& position = *game->find_position("p");
  EXPECT_TRUE(read_move(play_of(*game, position), position, "a1 a2").move);
}

TEST(Lines, ForbidTurns) {
  const RuleScene scene(drops +
                            "rules = [\"knight dropping, not touching own: illegal\",\n"
                            "         \"rook moving on third-rank: illegal\",\n"
                            "         \"capturing pawn: illegal\"]\n",
                        "8/8/8/8/8/8/p7/R2n4 w - - 0 1");
  EXPECT_TRUE(can(scene, "N @ b1"));
  EXPECT_FALSE(can(scene, "N @ e5"));
  EXPECT_FALSE(can(scene, "a1 a2 x a2"));
  EXPECT_TRUE(can(scene, "a1 d1 x d1"));
}

TEST(Lines, ForbidDropsWithCheck) {
  const std::string rules =
      "king = \"king\"\nhand = { drops = true }\nrules = [\"dropping, checking: illegal\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/8/K7[R] w - - 0 1");
  EXPECT_FALSE(can(scene, "R @ h1"));
  EXPECT_TRUE(can(scene, "R @ g1"));
  EXPECT_TRUE(can(RuleScene(rules, "7k/8/8/8/8/8/8/KR6[-] w - - 0 1"), "b1 b8"));
}

TEST(Lines, PassWhereThereIsNoMove) {
  const RuleScene scene("king = \"king\"\nrules = [\"stuck: pass\"]\n",
                        "7k/8/8/8/8/1r6/7p/7K w - - 0 1");
  EXPECT_FALSE(can(scene, "pass"));
  const RuleScene stuck("king = \"king\"\nrules = [\"stuck: pass\"]\n",
                        "7k/8/8/8/8/2q5/p7/K7 w - - 0 1");
  EXPECT_FALSE(can(stuck, "pass")) << "in check";
  const RuleScene quiet("king = \"king\"\nrules = [\"stuck: pass\"]\n",
                        "7k/8/8/8/8/1q6/8/K7 w - - 0 1");
  EXPECT_TRUE(can(quiet, "pass"));
  EXPECT_EQ(quiet.play().perft(quiet.position(), 1), 1u);
}

TEST(Lines, EndGames) {
  const auto with = [](const std::string& line, const std::string& fen) {
    return end_of(RuleScene("rules = [\"" + line + "\"]\n", fen));
  };
  EXPECT_EQ(with("line 3 own knight along diagonal: wins", "8/8/8/3n4/2n5/1n6/8/R7 w - - 0 1"),
            "seat 2");
  EXPECT_EQ(with("line 3 own knight along diagonal: wins", "8/8/8/3n4/2N5/1n6/8/R7 w - - 0 1"),
            "none");
  EXPECT_EQ(with("at-most 0 own knight: loses", "8/8/8/8/8/8/8/R1n5 w - - 0 1"), "seat 2");
  EXPECT_EQ(with("at-least 2 own knight on middle: draws", "8/8/8/3nn3/8/8/8/R7 w - - 0 1"),
            "draw");
  EXPECT_EQ(
      with("own rook, not own knight on middle: most knight wins", "8/8/8/2n5/8/8/8/R7 w - - 0 1"),
      "seat 2");
  EXPECT_EQ(with("own rook: most knight wins", "8/8/8/2nN4/8/8/8/R7 w - - 0 1"), "draw");
}

TEST(Lines, EndGamesByAttacksTurnsAndCaptures) {
  const auto with = [](const std::string& line, const std::string& fen) {
    return end_of(RuleScene("rules = [\"" + line + "\"]\n", fen));
  };
  const std::string safe = "own king on middle not attacked: wins";
  EXPECT_EQ(with(safe, "8/8/8/3K4/8/8/8/r7 b - - 0 1"), "seat 1");
  EXPECT_EQ(with(safe, "8/8/8/3K4/8/8/8/3r4 b - - 0 1"), "none");
  EXPECT_EQ(with(safe, "8/8/8/8/8/8/8/3rK3 b - - 0 1"), "none");
  EXPECT_EQ(with("at-least 2 own attacked: loses", "8/8/8/3RN3/8/8/8/3rr3 w - - 0 1"), "seat 2");
  EXPECT_EQ(with("at-least 2 own attacked: loses", "8/8/8/3RN3/8/8/8/3r4 w - - 0 1"), "none");
  EXPECT_EQ(with("enemy king attacked: wins", "3k4/8/8/8/8/8/8/3R4 b - - 0 1"), "seat 1");
  EXPECT_EQ(with("enemy king attacked: wins", "3k4/8/8/8/8/8/8/4R3 b - - 0 1"), "none");
  const std::string held = "turn, own king on middle: wins";
  EXPECT_EQ(with(held, "8/8/8/3K4/8/8/8/r7 b - - 0 1"), "none") << "it has just come";
  EXPECT_EQ(with(held, "8/8/8/3K4/8/8/8/r7 w - - 0 1"), "seat 1");
  const RuleScene both("rules = [\"taken knight, taken rook or queen: wins\"]\n",
                       "k7/8/8/8/2n5/8/2r5/2R4K w - - 0 1");
  const auto after = [&](const std::string& moves) {
    Position position = both.position();
    for (const std::string_view move : base::split(moves, ';'))
      position = both.play().after(position, *read_move(both.play(), position, move).move);
    return both.play().decided(position).has_value();
  };
  EXPECT_FALSE(after("c1 c2 x c2"));
  EXPECT_FALSE(after("c1 c2 x c2;a8 b8"));
  EXPECT_TRUE(after("c1 c2 x c2;a8 b8;c2 c4 x c4"));
}

TEST(Lines, RemovePieces) {
  const RuleScene between("rules = [\"moving: removes enclosed enemy along orthogonal\"]\n",
                          "7k/8/8/8/1RnbN3/8/8/R6K w - - 5 9");
  EXPECT_EQ(between.after("b4 a4"), "7k/8/8/8/R1nbN3/8/8/R6K b - - 6 9") << "a cell is free";
  EXPECT_EQ(between.after("a1 b1"), "7k/8/8/8/1RnbN3/8/8/1R5K b - - 6 9") << "not from there";
  EXPECT_EQ(between.after("e4 c3; h8 g8; c3 e4"), "6k1/8/8/8/1R2N3/8/8/R6K b - - 0 10");
  const RuleScene around(
      "rules = [\"knight ending: removes touching not royal\", \"ending on middle: removes "
      "itself\"]\n"
      "king = \"king\"\n",
      "6k1/8/8/K7/2pP4/8/2N5/8 w - - 0 1");
  EXPECT_EQ(around.after("c2 b4"), "6k1/8/8/K7/1N1P4/8/8/8 b - - 0 1") << "of either side";
  EXPECT_EQ(around.after("d4 d5"), "6k1/8/8/K7/2p5/8/2N5/8 b - - 0 1");
  EXPECT_EQ(around.after("a5 a6"), "6k1/8/K7/8/2pP4/8/2N5/8 b - - 1 1");
}

TEST(Lines, MayNotRemoveOnesOwnKing) {
  const RuleScene scene("king = \"king\"\nrules = [\"rook moving: removes touching\"]\n",
                        "7k/8/8/8/8/8/8/R3K3 w - - 0 1");
  EXPECT_FALSE(can(scene, "a1 d1"));
  EXPECT_TRUE(can(scene, "a1 c1"));
}

TEST(Lines, WhatTheyRemoveScoresAndIsNotTaken) {
  const RuleScene scene("rules = [\"capturing: removes touching\", \"taken bishop: wins\"]\n",
                        "7k/8/8/8/1nb5/8/8/1R5K w - - 0 1");
  const auto move = read_move(scene.play(), scene.position(), "b1 b4").move;
  ASSERT_TRUE(move);
  const Position then = scene.play().after(scene.position(), *move);
  EXPECT_FALSE(scene.play().ending(then));
  EXPECT_EQ(then.score.front(), 8) << "two pieces on the fourth rank";
}

TEST(Lines, EndAGameOnAFullBoardOrAfterPasses) {
  const auto game = test::game_named("reversi");
  const auto play = play_of(*game, *game->find_position(game->start));
  Report report;
  const auto position = [&](std::string_view fen) {
    return game::read_position(*game, fen, "p", report).value();
  };
  const Position black =
      position("DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDD1 w - - 0 1");
  EXPECT_FALSE(play.ending(black));
  const auto pass = [&](const Position& from) {
    const auto legal = play.legal(from);
    EXPECT_EQ(legal.size(), 1u);
    EXPECT_TRUE(legal.front().is_pass());
    return play.after(from, legal.front());
  };
  const Position once = pass(black);
  EXPECT_FALSE(play.ending(once));
  const auto end = play.ending(pass(once));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, first_seat);
  EXPECT_EQ(sentence_of(*end, game->board(), game->piece_types, game->rules),
            "Black has won: the turn was passed twice in a row and it has the most Discs.");
  EXPECT_FALSE(game::print_position(*game, once)) << "FEN says nothing of passes";
}

// Tic-tac-toe has 255,168 games: an old count.
TEST(Lines, TicTacToeHas255168Games) {
  const auto game = test::game_named("tictactoe");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  std::map<std::string, int> ends;
  const std::function<void(const Position&, int)> play_on = [&](const Position& position,
                                                                int depth) {
    const auto end = play.ending(position);
    if (!end)
      for (const Move& move : play.legal(position)) play_on(play.after(position, move), depth + 1);
    else
      ++ends[!end->winner ? "draw" : *end->winner == first_seat ? "first" : "second"];
  };
  play_on(start, 0);
  EXPECT_EQ(ends["first"], 131184);
  EXPECT_EQ(ends["second"], 77904);
  EXPECT_EQ(ends["draw"], 46080);
}

TEST(Lines, AskWhatIsHeldAndWhatIsPromoted) {
  const std::string hand =
      "hand = { drops = true }\nrules = [\"playing, was holding rook, not "
      "dropping: illegal\"]\n";
  const RuleScene held(hand, "8/8/8/8/8/8/8/N7[R] w - - 0 1");
  EXPECT_NE(held.problem("a1 b3"), "");
  EXPECT_EQ(held.problem("R @ a2"), "");
  EXPECT_EQ(RuleScene(hand, "8/8/8/8/8/8/8/N7[Q] w - - 0 1").problem("a1 b3"), "");
  const std::string promotion =
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\", \"rook\"] }]\n"
      "marks = { made = \"game to 3\" }\nrules = [\"pawn promoting: gains made\"]\n";
  const RuleScene pawn(promotion, "8/P7/8/8/8/8/8/R7 w - - 0 1");
  EXPECT_EQ(pawn.after("a7 a8 = queen"), "Q7/8/8/8/8/8/8/R7 b - - made=1 0 1");
  EXPECT_EQ(pawn.after("a1 a2"), "8/P7/8/8/8/8/R7/8 b - - 1 1");
}

}  // namespace
}  // namespace boardwright::tests::lines_test
