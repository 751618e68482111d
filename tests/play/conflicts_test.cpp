// Rules that meet in one move: each law stands in the manual, under "The rules to the letter".
#include <algorithm>

#include "support/rule_scene.h"

namespace boardwright::tests::conflicts_test {
namespace {

using test::RuleScene;

/// Whether a move can be made.
bool can(const RuleScene& scene, const std::string& move) { return scene.problem(move).empty(); }

/// A game of many seats with these rules and a position `p`.
std::unique_ptr<Game> of_many(const std::vector<std::string>& names, const std::string& play,
                              const std::string& position) {
  std::string seats;
  for (const std::string& seat : names)
    seats += "[[seat]]\nname = \"" + seat + "\"\nforward = 90\n";
  Report report;
  auto game =
      test::written_game("title = \"Many\"\ntiling = \"rectangular\"\nboards = [\"8x8\"]\n" +
                             seats + test::rule_scene::orthodox + "[play]\n" + play,
                         report, {{"positions/p.txt", position}});
  EXPECT_EQ(describe(report), "");
  return game;
}

std::unique_ptr<Game> of_three(const std::string& play, const std::string& position) {
  return of_many({"White", "Black", "Red"}, play, position);
}

TEST(Conflicts, BecomingComesAfterAPromotion) {
  const std::string rules =
      "king = \"king\"\nrules = [\"capturing: becomes taken\"]\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"] }]\n";
  const RuleScene scene(rules, "r6k/1P6/8/8/8/8/8/7K w - - 0 1");
  EXPECT_EQ(scene.after("b7 a8 = queen"), "R6k/8/8/8/8/8/8/7K b - - 0 1");
  EXPECT_EQ(scene.after("b7 b8 = queen"), "rQ5k/8/8/8/8/8/8/7K b - - 0 1");
}

TEST(Conflicts, NobodyBecomesWhatNeverStandsThere) {
  const std::string rules = "king = \"king\"\nrules = [\"capturing: becomes taken\"]\n";
  // A rook that takes the Advisor on e5 is an Advisor there; one that shoots is not asked for.
  EXPECT_EQ(RuleScene(rules, "7k/8/8/4a3/8/8/8/4R2K w - - 0 1").after("e1 e5"),
            "7k/8/8/4A3/8/8/8/7K b - - 0 1");
}

TEST(Conflicts, NothingIsPromotedToWhatNeverStandsThere) {
  const std::string rules =
      "king = \"king\"\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"advisor\", \"queen\"] "
      "}]\n";
  const RuleScene scene(rules, "7k/1P6/8/8/8/8/8/7K w - - 0 1");
  EXPECT_FALSE(can(scene, "b7 b8 = advisor"));
  EXPECT_TRUE(can(scene, "b7 b8 = queen"));
  const std::string advisor_alone =
      "king = \"king\"\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"advisor\"] }]\n";
  EXPECT_FALSE(can(RuleScene(advisor_alone, "7k/1P6/8/8/8/8/8/7K w - - 0 1"), "b7 b8"));
}

TEST(Conflicts, BothPiecesOfAnExchangeStandWhereTheyMay) {
  const std::string rules =
      "king = \"king\"\nexchanges = [{ pieces = [\"rook\"], with = [\"advisor\", \"knight\"] }]\n";
  const RuleScene scene(rules, "7k/8/8/4A3/8/8/1N6/R6K w - - 0 1");
  EXPECT_FALSE(can(scene, "a1 e5 & e5 a1"));
  EXPECT_TRUE(can(scene, "a1 b2 & b2 a1"));
}

TEST(Conflicts, AllRulesOfDropsHoldTogether) {
  const std::string rules =
      "hand = { drops = true }\n"
      "drops = [{ pieces = [\"pawn\", \"rook\"], zone = \"middle\" },\n"
      "         { pieces = [\"pawn\"], per-file = 1 }]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/4P3/7K[PR] w - - 0 1");
  EXPECT_FALSE(can(scene, "P@a4"));
  EXPECT_FALSE(can(scene, "P@e4"));
  EXPECT_TRUE(can(scene, "P@d4"));
  EXPECT_TRUE(can(scene, "R@e4"));
}

const std::string blast =
    "rules = [\"capturing: removes itself\", \"capturing: removes touching\"]\n";

TEST(Conflicts, ABlastMayNotTakeTheOwnKingAway) {
  const RuleScene scene("king = \"king\"\n" + blast, "7k/8/8/8/8/8/1n6/K7 w - - 0 1");
  EXPECT_FALSE(can(scene, "a1 b2"));
}

TEST(Conflicts, AnUnharmedKingDoesNotWeakenAttacks) {
  const std::string unharmed =
      "king = \"king\"\nrules = [\"capturing: removes itself\", \"capturing: removes touching not "
      "royal\"]\n";
  // The capture on d1 would blast beside Black's King, which stays.
  EXPECT_FALSE(can(RuleScene(unharmed, "3r4/8/8/8/8/8/2k5/4K3 w - - 0 1"), "e1 d1"));
  EXPECT_TRUE(
      can(RuleScene("king = \"king\"\n" + blast, "3r4/8/8/8/8/8/2k5/4K3 w - - 0 1"), "e1 d1"));
}

TEST(Conflicts, WhereAPieceIsPutHidesNoOtherWayOfIt) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[zone.home]\nranks = \"1\"\n"
          "[piece.lion]\nletter = \"L\"\n"
          "moves = [\"step orthogonal capturing then slide orthogonal ahead\"]\n"
          "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n[play]\n"
          "start = \"8/8/8/8/8/8/8/Lr1r4 w - - 0 1\"\npromotions = [{ pieces = [\"lion\"], zone = "
          "\"home\", to = [\"rook\"], put = \"home\", displacing = true }]\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  const auto problem = [&](std::string_view move) {
    return read_move(play_of(*game, start), start, move).problem;
  };
  EXPECT_EQ(problem("a1 d1 x b1 x d1 = rook"), "") << "from c1 or d1";
  EXPECT_EQ(problem("a1 e1 x b1 x d1 = rook"), "") << "from d1 alone";
}

TEST(Conflicts, ADisplacedPieceOfOnesOwnIsNoCapture) {
  const std::string rules =
      "king = \"king\"\nrules = [\"capturing: must\"]\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"], put = "
      "\"middle\", "
      "displacing = true }]\n";
  const RuleScene scene(rules, "7k/1P6/8/8/3N4/8/8/7K w - - 0 1");
  EXPECT_TRUE(can(scene, "b7 d4 = queen"));
  EXPECT_TRUE(can(scene, "h1 g1")) << "nothing that can be taken is an opponent's";
}

TEST(Conflicts, AMoveThatBendsPassesNothing) {
  const auto passes = [](const std::string& moves, const std::string& move) {
    Report report;
    const auto game = test::written_game(
        test::squares() + "[piece.horse]\nletter = \"H\"\nmoves = [\"" + moves +
            "\"]\n[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n[play]\nstart = "
            "\"8/8/8/7r/8/8/8/4H3 w - - 0 1\"\npassing = { pieces = [\"horse\"], by = [\"rook\"] "
            "}\n",
        report);
    EXPECT_EQ(describe(report), "");
    const Position& start = *game->find_position(game->start);
    const GameLogic play = play_of(*game, start);
    const auto legal = play.legal(play.after(start, *read_move(play, start, move).move));
    return std::ranges::any_of(
        legal, [&](const Move& each) { return each.taken != no_cell && each.taken != each.to; });
  };
  EXPECT_TRUE(passes("slide orthogonal", "e1 e7"));
  EXPECT_TRUE(
      passes("step orthogonal then step orthogonal ahead then step orthogonal ahead then step "
             "orthogonal ahead then step orthogonal ahead",
             "e1 e6"));
  EXPECT_FALSE(passes("slide orthogonal then step orthogonal sideways", "e1 d7"));
}

TEST(Conflicts, TheBlockerIsNobodysHurdle) {
  const std::string rules = "rules = [\"playing: moves duck\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/4*3/8/4G2K w - - 0 1");
  EXPECT_TRUE(can(scene, "e1 e4 * a1")) << "where any piece will do";
}

TEST(Conflicts, OfTwoThatAreLostTheOneThatMovedIsAskedFirst) {
  const std::string rules = blast + "end = { extinctions = [{ pieces = [\"knight\"] }] }\n";
  // Black's capture takes the last Knights of both.
  const RuleScene scene(rules, "7k/8/8/8/1r6/8/nN6/7K b - - 0 1");
  const play::GameLogic play = scene.play();
  const MoveRead read = read_move(play, scene.position(), "b4 b2");
  ASSERT_TRUE(read.move) << read.problem;
  const auto ending = play.ending(play.after(scene.position(), *read.move));
  ASSERT_TRUE(ending);
  EXPECT_EQ(ending->winner, board::first_seat);
}

TEST(Conflicts, OfManyCapturesTheBestCounts) {
  const std::string rules = "rules = [\"capturing most value: must\"]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/pn6/B6K w - - 0 1");
  EXPECT_TRUE(can(scene, "a1 b2"));
  EXPECT_FALSE(can(scene, "h1 g1"));
}

TEST(Conflicts, ABurningPieceBurnsOthersBeforeFireTakesIt) {
  const std::string rules =
      "rules = [\"demon ending: removes touching enemy\", \"ending on middle: removes itself\"]\n";
  EXPECT_EQ(RuleScene(rules, "7k/8/8/2nrN3/3D4/8/8/3D3K w - - 0 1").after("d1 d3"),
            "7k/8/8/2nrN3/3D4/3D4/8/7K b - - 1 1");
  EXPECT_EQ(RuleScene(rules, "7k/8/8/2nrN3/8/8/8/3D3K w - - 0 1").after("d1 d4"),
            "7k/8/8/4N3/8/8/8/7K b - - 0 1");
}

TEST(Conflicts, AnObstacleComesIntoNoHand) {
  const auto game = of_three(
      "king = \"king\"\nabandoned = \"first-rank\"\nhand = { captures = true, drops = true }\n",
      "turn: White\nWhite: K a4 R c2\nBlack: mated N c4\nRed: K h8 B d6\n");
  const Position& start = *game->find_position("p");
  const GameLogic play = play_of(*game, start);
  const MoveRead read = read_move(play, start, "c2 c4 x c4");
  ASSERT_TRUE(read.move) << read.problem;
  const Position then = play.after(start, *read.move);
  EXPECT_TRUE(std::ranges::all_of(then.hand, [](int held) { return held == 0; }));
}

TEST(Conflicts, APutPieceKeepsWhatWasCapturedOnTheWay) {
  const std::string rules =
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"], put = "
      "\"middle\", displacing = true }]\n";
  const RuleScene scene(rules, "1r5k/2P5/8/8/4n3/8/8/7K w - - 0 1");
  EXPECT_EQ(scene.after("c7 d4 x b8 = queen"), "7k/8/8/8/3Qn3/8/8/7K b - - 0 1");
  EXPECT_EQ(scene.after("c7 e4 x b8 x e4 = queen"), "7k/8/8/8/4Q3/8/8/7K b - - 0 1");
}

TEST(Conflicts, PromotionInsteadOfAMoveAsksForNoOtherPromotion) {
  const std::string rules =
      "promotions = [{ pieces = [\"king\"], from = \"first-rank\", to = [\"knight\"], instead = "
      "true "
      "}, { pieces = [\"knight\"], zone = \"third-rank\", to = [\"queen\"], put = \"last-rank\" "
      "}]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_TRUE(can(scene, "a1 b3 = knight"));
  EXPECT_FALSE(can(scene, "a1 a8 = knight"));
}

TEST(Conflicts, AKingThatIsNotRoyalCastlesThroughAttacks) {
  const std::string castling =
      "castling = { king = \"king\", rook = \"rook\", left = \"c\", right = \"g\" }\n";
  const std::string fen = "4r2k/8/8/8/8/8/8/4K2R w K - 0 1";
  EXPECT_TRUE(can(RuleScene(castling, fen), "e1 g1"));
  EXPECT_FALSE(can(RuleScene("king = \"king\"\n" + castling, fen), "e1 g1"));
}

TEST(Conflicts, ARookMustBeSafeWhereAllAre) {
  const std::string castling =
      "king = \"king\"\ncastling = { rook = \"rook\", left = \"c\", right = \"g\", checked = true";
  const std::string fen = "7r/k7/8/8/8/8/8/4K2R w K - 0 1";
  EXPECT_TRUE(can(RuleScene(castling + " }\n", fen), "e1 g1"));
  EXPECT_FALSE(can(RuleScene(castling + ", all-safe = true }\n", fen), "e1 g1"));
}

TEST(Conflicts, AnExchangeWaitsForWhatIsDroppedFirst) {
  const std::string rules =
      "hand = { drops = true, first = true }\n"
      "exchanges = [{ pieces = [\"rook\"], with = [\"knight\"] }]\n";
  EXPECT_FALSE(can(RuleScene(rules, "7k/8/8/8/8/8/1N6/R6K[P] w - - 0 1"), "a1 b2 & b2 a1"));
  EXPECT_TRUE(can(RuleScene(rules, "7k/8/8/8/8/8/1N6/R6K[-] w - - 0 1"), "a1 b2 & b2 a1"));
}

TEST(Conflicts, ARoamerWhoseBlastWouldTakeItsKingAttacksNothing) {
  EXPECT_TRUE(
      can(RuleScene("king = \"king\"\n" + blast, "8/8/8/8/8/8/3kw3/2K5 w - - 0 1"), "c1 d1"));
  EXPECT_FALSE(can(RuleScene("king = \"king\"\n", "8/8/8/8/2k5/8/4w3/2K5 w - - 0 1"), "c1 d1"));
}

TEST(Conflicts, PositionsComeAgainAfterCapturesWhereTheyAreDropped) {
  const std::string rules =
      "king = \"king\"\nhand = { captures = true, drops = true }\nend = { repetition = 2 }\n";
  const RuleScene scene(rules, "rk6/8/8/8/8/8/8/R6K[-] w - - 0 1");
  std::vector<Position> game{scene.position()};
  for (const char* move :
       {"a1 a8 x a8", "b8 a8 x a8", "h1 g1", "a8 a7", "g1 h1", "a7 b8", "R@a1", "R@a8"}) {
    EXPECT_FALSE(scene.play().ending(game)) << move;
    const MoveRead read = read_move(scene.play(), game.back(), move);
    ASSERT_TRUE(read.move) << read.problem;
    game.push_back(scene.play().after(game.back(), *read.move));
  }
  const auto end = scene.play().ending(game);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->by, Ending::By::repetition);
}

TEST(Conflicts, AZoneOfOneSeatConfinesItsPiecesAlone) {
  Report report;
  const auto game =
      test::written_game(test::squares() +
                             "[zone.home]\nseats = \"Black\"\n[piece.guard]\nletter = "
                             "\"G\"\nmoves = [\"step orthogonal\"]\nstands = [\"home\"]\n[play]\n",
                         report, {{"positions/p.txt", "turn: Black\nBlack: G d8\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& position = *game->find_position("p");
  EXPECT_EQ(play_of(*game, position).legal(position).size(), 3u);
}

TEST(Conflicts, TheSeatThatHasJustMovedIsAskedFirst) {
  const auto game = of_three("end = { goals = [{ pieces = [\"king\"], zone = \"middle\" }] }\n",
                             "turn: White\nWhite: R a1\nBlack: K d4\nRed: K e4\n");
  const Position& position = *game->find_position("p");
  const auto end = play_of(*game, position).ending(position);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, board::SeatId{2});
}

TEST(Conflicts, AGoalMayBeAnsweredByADropOrAPromotion) {
  const auto goes_on = [](const std::string& rules, const std::string& position) {
    const auto game = of_many({"White", "Black"}, rules, position);
    const Position& then = *game->find_position("p");
    return !play_of(*game, then).ending(then);
  };
  const std::string goal =
      "end = { goals = [{ pieces = [\"queen\"], zone = \"middle\", reply = true }] }\n";
  const std::string position = "turn: Black\nWhite: K a1 Q d4\nBlack: K h8\n";
  EXPECT_FALSE(goes_on(goal, position));
  EXPECT_TRUE(goes_on(goal + "hand = { captures = true, drops = true, endless = [\"queen\"] }\n",
                      position));
  EXPECT_TRUE(goes_on(goal + "promotions = [{ pieces = [\"pawn\"], zone = \"middle\", to = "
                             "[\"queen\"] }]\n",
                      "turn: Black\nWhite: K a1 Q d4\nBlack: K h8 P e3\n"));
}

TEST(Conflicts, WhatAPartnerBringsAboutIsNoOpponentsWin) {
  const auto game =
      of_many({"White", "Black", "Red", "Blue"}, "end = { stalemate = \"loss\" }\n",
              "turn: Black\nsides: White+Black\nWhite: K a1\nBlack: P b8\nRed: K h1\nBlue: K h8\n");
  const Position& position = *game->find_position("p");
  const auto end = play_of(*game, position).ending(position);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->by, Ending::By::stalemate);
  EXPECT_EQ(end->winner, std::nullopt);
  EXPECT_EQ(end->loser, board::SeatId{1});
}

TEST(Conflicts, AnExchangeThatIsCastlingCountsOnce) {
  const std::string rules =
      "king = \"king\"\ncastling = { rook = \"rook\", left = \"b\", right = \"g\", moved = true }\n"
      "exchanges = [{ pieces = [\"king\"], with = [\"rook\"] }]\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/8/1RK5 w - - 0 1");
  const auto legal = scene.play().legal(scene.position());
  EXPECT_EQ(std::ranges::count_if(legal, [](const Move& move) { return move.is_swap(); }), 1);
}

TEST(Conflicts, WithoutAChoiceThereIsNoPromotionToPut) {
  const std::string rules =
      "king = \"king\"\npromotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = "
      "[\"queen\"], "
      "put = \"middle\", at-most = { queen = QUEENS } }]\n";
  const auto with = [&](const std::string& queens) {
    std::string text = rules;
    return text.replace(text.find("QUEENS"), 6, queens);
  };
  const std::string fen = "7k/1P6/8/8/8/8/8/7K w - - 0 1";
  EXPECT_FALSE(can(RuleScene(with("0"), fen), "b7 b8"));
  EXPECT_TRUE(can(RuleScene(with("1"), fen), "b7 e4 = queen"));
}

TEST(Conflicts, APieceThatComesBackAtOnceHasNotLeft) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.guard]\nletter = \"G\"\nmoves = [\"move step orthogonal forward\", "
          "\"capture leap orthogonal capturing then step orthogonal back forward\"]\n"
          "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n[play]\n"
          "start = \"8/8/8/8/8/8/8/G6R w - - 5 1\"\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  const auto quiet = [&](std::string_view move) {
    return play.after(start, read_move(play, start, move).move.value()).quiet;
  };
  EXPECT_EQ(quiet("a1 a2"), 0);
  EXPECT_EQ(quiet("h1 h2"), 6);
}

TEST(Conflicts, ObstaclesBurnAsEnemiesDo) {
  const auto game = of_three(
      "king = \"king\"\nabandoned = \"first-rank\"\nrules = [\"demon ending: removes touching "
      "enemy not royal\"]\n",
      "turn: White\nWhite: K a4 D e1\nBlack: mated N d5 N f5\nRed: K h8 B e7 N f6\n");
  const Position& start = *game->find_position("p");
  const GameLogic play = play_of(*game, start);
  const Position then = play.after(start, read_move(play, start, "e1 e6").move.value());
  const auto is_empty = [&](std::string_view cell) {
    return then.at(*game->board().find(cell)).none();
  };
  for (const char* cell : {"e7", "f6", "d5", "f5"}) EXPECT_TRUE(is_empty(cell)) << cell;
}

TEST(Conflicts, AnAbandonedZoneBindsExchangesAndPromotions) {
  const std::string rules =
      "king = \"king\"\nabandoned = \"first-rank\"\n"
      "exchanges = [{ pieces = [\"rook\"], with = [\"knight\"] }]\n"
      "promotions = [{ pieces = [\"bishop\"], from = \"first-rank\", to = [\"queen\"], instead = "
      "true, put = \"PUT\" }]\n";
  const auto can_in = [&](const std::string& put, const std::string& move) {
    std::string text = rules;
    const auto game =
        of_three(text.replace(text.find("PUT"), 3, put),
                 "turn: White\nWhite: K a4 R e1 N f1 N e5 B h1\nBlack: mated P d7\nRed: K h8\n");
    const Position& start = *game->find_position("p");
    return read_move(play_of(*game, start), start, move).move.has_value();
  };
  EXPECT_FALSE(can_in("middle", "e1 f1 & f1 e1"));
  EXPECT_TRUE(can_in("middle", "e1 e5 & e5 e1"));
  EXPECT_TRUE(can_in("middle", "h1 d4 = queen"));
  EXPECT_FALSE(can_in("first-rank", "h1 h1 = queen"));
}

TEST(Conflicts, AFurtherKingIsNotDroppedWhereItIsAttacked) {
  const RuleScene scene("king = \"king\"\nhand = { drops = true, endless = [\"king\"] }\n",
                        "k7/8/8/8/8/8/1r6/7K w - - 0 1");
  EXPECT_FALSE(can(scene, "K @ b5"));
  EXPECT_TRUE(can(scene, "K @ c5"));
}

TEST(Conflicts, ALossOfAnotherIsTheWinOfTheSeatThatMoved) {
  const auto ending = [](const std::string& position) {
    const auto game = of_three("rules = [\"own king on middle not attacked: loses\"]\n", position);
    const Position& start = *game->find_position("p");
    return play_of(*game, start).ending(start);
  };
  // Red has just moved, and its Rook has left the King of Black alone.
  const auto of_black = ending("turn: White\nWhite: R a1\nBlack: K d4\nRed: R h8\n");
  ASSERT_TRUE(of_black);
  EXPECT_EQ(of_black->winner, board::SeatId{2});
  EXPECT_EQ(of_black->loser, std::nullopt);
  const auto of_red = ending("turn: White\nWhite: R a1\nBlack: R h8\nRed: K d4\n");
  ASSERT_TRUE(of_red);
  EXPECT_EQ(of_red->winner, std::nullopt);
  EXPECT_EQ(of_red->loser, board::SeatId{2});
}

/// A game of Lions that may become multiple after they have moved on these ranks, with a zone
/// `after` if it is given.
std::unique_ptr<Game> of_lions(const std::string& after) {
  Report report;
  auto game = test::written_game(
      test::squares() + test::rule_scene::orthodox +
          "[piece.lion]\nletter = \"L\"\nstate = { multiple = 0 }\nmoves = [\"slide orthogonal\"]\n"
          "[play]\nexchanges = [{ pieces = [\"rook\"], becomes = \"lion\" }]\n"
          "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"lion\"] },\n"
          "{ pieces = [\"lion\"], zone = \"last-rank\", multiple = true" +
          after + " }]\n",
      report, {{"positions/p.txt", "turn: White\nWhite: P a7 R c8 N e8\nBlack: K h1\n"}});
  EXPECT_EQ(describe(report), "");
  return game;
}

TEST(Conflicts, ANewPieceIsBoundWhereItIsMade) {
  const auto bound = [](const std::string& after, const std::string& move) {
    const auto game = of_lions(after);
    const Position& start = *game->find_position("p");
    const GameLogic play = play_of(*game, start);
    const Move made = read_move(play, start, move).move.value();
    return play.after(start, made).at(made.to).bound;
  };
  const std::string after = ", after = \"last-rank\"";
  EXPECT_TRUE(bound(after, "a7 a8 = lion")) << "the zone asks for a move of the Lion";
  EXPECT_TRUE(bound(after, "c8 e8 = lion & e8 c8"));
  EXPECT_FALSE(bound("", "a7 a8 = lion")) << "no zone could ever free it";
}

TEST(Conflicts, WhatIsTheSameAgainWhenCapturedIsNotMarked) {
  const RuleScene scene(
      "promotions = [{ pieces = [\"knight\"], from = \"first-rank\", to = [\"knight\", \"queen\"], "
      "instead = true, demoted = true }]\n",
      "7k/8/8/8/8/8/8/N6K w - - 0 1");
  EXPECT_EQ(scene.after("a1 a1 = knight"), "7k/8/8/8/8/8/8/N6K b - - 1 1");
  EXPECT_EQ(scene.after("a1 a1 = queen"), "7k/8/8/8/8/8/8/Q~6K b - - 1 1");
}

TEST(Conflicts, NoPieceAimsAtWhatItCannotCapture) {
  const auto has_right = [](const std::string& capture, const std::string& move) {
    const RuleScene scene(
        "rights = [{ pieces = [\"demon\"], aimed = [\"rook\", \"pawn\"] }]\n" + capture,
        "3d3k/8/8/8/8/8/2P5/R6K w - - 0 1");
    Position start = scene.position();
    const CellId demon = *scene.play().board().find("d8");
    start.at(demon).unmoved = true;
    const Move made = read_move(scene.play(), start, move).move.value();
    return scene.play().after(start, made).at(demon).unmoved;
  };
  EXPECT_FALSE(has_right("", "a1 d1"));
  EXPECT_TRUE(has_right("", "a1 b1"));
  EXPECT_TRUE(has_right("rules = [\"demon: immune\"]\n", "a1 d1"));
}

/// The legal moves of a White guard with a move of its own, among the pieces of a position.
std::vector<Move> moves_of_guard(const std::string& move, const std::string& position) {
  Report report;
  const auto game = test::written_game(test::squares() + test::rule_scene::orthodox +
                                           "[piece.guard]\nletter = \"H\"\nstate = { n = 1 }\n"
                                           "moves = [" +
                                           move + "]\n[play]\nking = \"king\"\n",
                                       report, {{"positions/p.txt", "turn: White\n" + position}});
  EXPECT_EQ(describe(report), "");
  const Position& start = *game->find_position("p");
  return play_of(*game, start).legal(start);
}

bool ends_on(const std::vector<Move>& moves, const std::string& cell) {
  const CellId to = *test::board("rectangular", "8x8")->find(cell);
  return std::ranges::any_of(moves, [&](const Move& move) { return move.to == to; });
}

TEST(Conflicts, ANullMoveNeverCounts) {
  const auto moves = moves_of_guard("\"slide orthogonal then leap orthogonal back counting\"",
                                    "White: H a1\nBlack: K h8\n");
  const auto null =
      std::ranges::find_if(moves, [](const Move& move) { return move.from == move.to; });
  ASSERT_NE(null, moves.end());
  EXPECT_FALSE(null->whole);
  EXPECT_TRUE(std::ranges::any_of(moves, &Move::whole)) << "a2 after a slide to a3";
}

TEST(Conflicts, AHaltingLineStopsShortOfItsHurdle) {
  const std::string moves = "\"hop orthogonal halting\", \"capture step diagonal\"";
  EXPECT_TRUE(ends_on(moves_of_guard(moves, "White: H a1 N a4\nBlack: K h8\n"), "a5"));
  EXPECT_FALSE(ends_on(moves_of_guard(moves, "White: H a1 N a4\nBlack: K b3\n"), "a5"))
      << "on a2 it attacks b3";
}

TEST(Conflicts, ToHaltWhereAPieceWasCapturedPutsItBack) {
  const auto moves = moves_of_guard(
      "\"step orthogonal capturing then step orthogonal any then step orthogonal any halting\"",
      "White: H a1 R h1\nBlack: K h8 N b1\n");
  EXPECT_TRUE(ends_on(moves, "b1"));
  const auto board = test::board("rectangular", "8x8");
  const auto rook = std::ranges::find_if(moves, [&](const Move& move) {
    return move.from == *board->find("h1") && move.to == *board->find("b1");
  });
  ASSERT_NE(rook, moves.end());
  EXPECT_EQ(rook->taken, rook->to) << "the Knight still stands there";
}

TEST(Conflicts, EachAbandonedZoneIsAsked) {
  Report report;
  const auto game = test::written_game(
      R"(title = "Many"
tiling = "rectangular"
boards = ["8x8"]
seat = [{ name = "White", forward = 90 }, { name = "Black", forward = 270 },
        { name = "Red", forward = 90 }, { name = "Green", forward = 90 }]
[zone.far]
lacks = ["leap 6 orthogonal forward"]
)" + test::rule_scene::orthodox +
          "[play]\nking = \"king\"\nabandoned = \"far\"\n",
      report,
      {{"positions/p.txt",
        "turn: Red\nWhite: mated P h8\nBlack: mated P g8\nRed: K h1 R a2\nGreen: K e8\n"}});
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position("p");
  const auto can_go = [&](const std::string& move) {
    return read_move(play_of(*game, start), start, move).move.has_value();
  };
  // The far ranks of White are 3 to 8, those of Black 1 to 6.
  EXPECT_FALSE(can_go("a2 a4")) << "in both, from Black's alone";
  EXPECT_TRUE(can_go("h1 h2")) << "higher in Black's";
}

TEST(Conflicts, ABlockerShieldsWhoCapturesAGuardedPiece) {
  const RuleScene scene(
      "capture = { guarded = [{ of = [\"rook\"] }] }\nrules = [\"playing: puts duck\"]\n",
      "3r3k/8/8/3r4/8/8/8/3R3K w - - 0 1");
  EXPECT_TRUE(can(scene, "d1 d5 * d7"));
  EXPECT_FALSE(can(scene, "d1 d5 * a1"));
}

TEST(Conflicts, AnImmunePieceIsNotCapturedInPassing) {
  const auto can_pass = [](const std::string& rules) {
    const RuleScene scene("passing = \"pawn\"\n" + rules, "8/8/8/3pP3/8/8/8/8 w - d6 0 1");
    return can(scene, "e5 d6 x d5");
  };
  EXPECT_TRUE(can_pass(""));
  EXPECT_FALSE(can_pass("rules = [\"pawn: immune\"]\n"));
}

}  // namespace
}  // namespace boardwright::tests::conflicts_test
