// Lines that say what a player must do, may do, and may not do after what was so before.
#include <algorithm>

#include "support/rule_scene.h"

namespace boardwright::tests::duties_test {
namespace {

using test::RuleScene;

bool can(const RuleScene& scene, const std::string& move) { return scene.problem(move).empty(); }

std::string lines(const std::string& list) { return "king = \"king\"\nrules = [" + list + "]\n"; }

TEST(Duties, BindOnlyThoseWhomTheyName) {
  // The Pawn can capture, and so can the Knight.
  const std::string position = "7k/8/8/3p1p2/4P3/8/8/3N3K w - - 0 1";
  const RuleScene scene(lines("\"pawn capturing: must\""), position);
  EXPECT_TRUE(can(scene, "e4 d5"));
  EXPECT_TRUE(can(scene, "e4 f5"));
  EXPECT_FALSE(can(scene, "d1 c3"));
  EXPECT_TRUE(can(RuleScene(lines("\"rook capturing: must\""), position), "d1 c3"))
      << "no Rook can capture, so all are free";
}

TEST(Duties, AreAskedInTheOrderOfTheFile) {
  const std::string position = "7k/8/8/3p4/4P3/8/8/R6K w - - 0 1";
  const RuleScene captures_first(lines("\"capturing: must\", \"checking: must\""), position);
  EXPECT_TRUE(can(captures_first, "e4 d5")) << "no capture gives check";
  EXPECT_FALSE(can(captures_first, "a1 a8"));
  const RuleScene checks_first(lines("\"checking: must\", \"capturing: must\""), position);
  EXPECT_FALSE(can(checks_first, "e4 d5"));
  EXPECT_TRUE(can(checks_first, "a1 a8"));
}

TEST(Duties, CaptureWhereTheCaptorIsGone) {
  const std::string rules =
      "rules = [\"capturing: removes itself\", \"capturing: must\"]\nend = { extinctions = [{ "
      "pieces "
      "= [\"king\"] }] }\n";
  const RuleScene scene(rules, "7k/8/8/3p4/8/8/8/3R3K w - - 0 1");
  EXPECT_TRUE(can(scene, "d1 d5"));
  EXPECT_FALSE(can(scene, "d1 d2"));
}

TEST(Duties, WhatWasInCheckIsAskedOfTheBoardBefore) {
  const std::string rules = lines("\"king moving, was in-check: illegal\"");
  const std::string checked = "r6k/8/8/8/8/8/8/K6R w - - 0 1";
  EXPECT_FALSE(can(RuleScene(rules, checked), "a1 b1"));
  EXPECT_TRUE(
      can(RuleScene(lines("\"king moving, not was in-check: illegal\""), checked), "a1 b1"));
  EXPECT_TRUE(can(RuleScene(rules, "1r5k/8/8/8/8/8/8/K6R w - - 0 1"), "a1 a2"));
}

TEST(Duties, APassIsOfferedWhileALineSaysSo) {
  const std::string rules = lines("\"at-most 1 own rook: may pass\"");
  EXPECT_TRUE(can(RuleScene(rules, "7k/8/8/8/8/8/8/K6R w - - 0 1"), "pass"));
  EXPECT_FALSE(can(RuleScene(rules, "7k/8/8/8/8/8/8/K5RR w - - 0 1"), "pass"));
  EXPECT_FALSE(can(RuleScene(rules, "r6k/8/8/8/8/8/8/K6R w - - 0 1"), "pass")) << "in check";
}

TEST(Duties, FacingIsStraightAheadWithNothingBetween) {
  const std::string rules =
      lines("\"not in-check: may pass\", \"playing, was facing, facing: illegal\"");
  const RuleScene scene(rules, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  EXPECT_FALSE(can(scene, "e1 e2"));
  EXPECT_FALSE(can(scene, "a1 b1"));
  EXPECT_TRUE(can(scene, "e1 d1"));
  EXPECT_TRUE(can(scene, "pass"));
  EXPECT_TRUE(can(RuleScene(rules, "3k4/8/8/8/8/8/8/R3K3 w - - 0 1"), "e1 d1"))
      << "Kings may come to face each other";
}

TEST(Duties, DrawsGoToTheSideWithMost) {
  const std::string rules =
      "rules = [\"passing 1: draws\", \"drawn: most knight wins\", \"at-most 8 own: may pass\"]\n";
  const auto winner = [&](const std::string& fen) {
    const RuleScene scene(rules, fen);
    const play::GameLogic play = scene.play();
    const MoveRead read = read_move(play, scene.position(), "pass");
    const auto ending = play.ending(play.after(scene.position(), *read.move));
    return ending ? ending->winner : std::nullopt;
  };
  EXPECT_EQ(winner("k2n4/8/8/8/8/8/8/K2NN3 w - - 0 1"), board::first_seat);
  EXPECT_EQ(winner("k2n4/8/8/8/8/8/8/K2N4 w - - 0 1"), std::nullopt);
}

}  // namespace
}  // namespace boardwright::tests::duties_test
