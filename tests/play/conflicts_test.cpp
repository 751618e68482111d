// Rules that meet in one move: each law stands in the manual, under "The rules to the letter".
#include <algorithm>

#include "support/rule_scene.h"

namespace boardwright::tests::conflicts_test {
namespace {

using test::RuleScene;

/// Whether a move can be made.
bool can(const RuleScene& scene, const std::string& move) { return scene.problem(move).empty(); }

TEST(Conflicts, APromotionComesAfterBecoming) {
  const std::string rules =
      "king = \"king\"\ncapture = { becomes = true }\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"] }]\n";
  const RuleScene scene(rules, "r6k/1P6/8/8/8/8/8/7K w - - 0 1");
  EXPECT_EQ(scene.after("b7 a8 = queen"), "Q6k/8/8/8/8/8/8/7K b - - 0 1");
}

TEST(Conflicts, NobodyBecomesWhatNeverStandsThere) {
  const std::string rules = "king = \"king\"\ncapture = { becomes = true }\n";
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

TEST(Conflicts, ABlastMayNotTakeTheOwnKingAway) {
  const RuleScene scene("king = \"king\"\ncapture = { blast = true }\n",
                        "7k/8/8/8/8/8/1n6/K7 w - - 0 1");
  EXPECT_FALSE(can(scene, "a1 b2"));
}

TEST(Conflicts, AnUnharmedKingDoesNotWeakenAttacks) {
  const std::string unharmed =
      "king = \"king\"\ncapture = { blast = true, unharmed = [\"king\"] }\n";
  // The capture on d1 would blast beside Black's King, which stays.
  EXPECT_FALSE(can(RuleScene(unharmed, "3r4/8/8/8/8/8/2k5/4K3 w - - 0 1"), "e1 d1"));
  EXPECT_TRUE(can(
      RuleScene("king = \"king\"\ncapture = { blast = true }\n", "3r4/8/8/8/8/8/2k5/4K3 w - - 0 1"),
      "e1 d1"));
}

TEST(Conflicts, ADisplacedPieceOfOnesOwnIsNoCapture) {
  const std::string rules =
      "king = \"king\"\nmust = { capture = true }\n"
      "promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [\"queen\"], put = "
      "\"middle\", "
      "displacing = true }]\n";
  const RuleScene scene(rules, "7k/1P6/8/8/3N4/8/8/7K w - - 0 1");
  EXPECT_TRUE(can(scene, "b7 d4 = queen"));
  EXPECT_TRUE(can(scene, "h1 g1")) << "nothing that can be taken is an opponent's";
}

TEST(Conflicts, TheBlockerIsNobodysHurdle) {
  const std::string rules = "must = { blocker = \"duck\" }\n";
  const RuleScene scene(rules, "7k/8/8/8/8/4*3/8/4G2K w - - 0 1");
  EXPECT_TRUE(can(scene, "e1 e4 * a1")) << "where any piece will do";
}

TEST(Conflicts, OfTwoThatAreLostTheOneThatMovedIsAskedFirst) {
  const std::string rules =
      "capture = { blast = true }\nend = { extinctions = [{ pieces = [\"knight\"] }] }\n";
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
  const std::string rules = "must = { most = true }\n";
  const RuleScene scene(rules, "7k/8/8/8/8/8/pn6/B6K w - - 0 1");
  EXPECT_TRUE(can(scene, "a1 b2"));
  EXPECT_FALSE(can(scene, "h1 g1"));
}

}  // namespace
}  // namespace boardwright::tests::conflicts_test
