// Rules of play are built once for positions with the same numbers.
#include "game/plays.h"

#include "disk/files.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/rule_scene.h"

namespace boardwright::tests::plays_test {
namespace {

class PlaysOfChess : public testing::Test {
 protected:
  PlaysOfChess() : game_(read_game(on_disk(test::templates()), "chess", Extent::rules, report_)) {}

  Position start() const { return *game_->find_position(game_->start); }

  Report report_;
  std::unique_ptr<Game> game_;
};

TEST_F(PlaysOfChess, PositionsOfOneGameShareTheirRules) {
  GameLogics plays(*game_);
  const GameLogic& first = plays.of(start());
  const MoveRead pawn = read_move(first, start(), "e2 e4");
  ASSERT_TRUE(pawn.move) << pawn.problem;
  EXPECT_EQ(&first, &plays.of(first.after(start(), *pawn.move)));
  EXPECT_EQ(plays.size(), 1u);
  EXPECT_EQ(first.legal(start()).size(), play_of(*game_, start()).legal(start()).size());
}

TEST_F(PlaysOfChess, OtherNumbersHaveOtherRules) {
  GameLogics plays(*game_);
  Position other = start();
  other.numbers["rook"]["n"] = 1;
  const GameLogic& first = plays.of(start());
  EXPECT_NE(&first, &plays.of(other));
  EXPECT_EQ(&first, &plays.of(start()));
  EXPECT_EQ(plays.size(), 2u);
}

TEST(Plays, APositionBeginsAGameWithItsArmyWhereTheGameHasNoStart) {
  Report report;
  const auto game = test::written_game(
      test::squares() + test::rule_scene::orthodox +
          "[play]\npromotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", army = true }]\n",
      report,
      {{"positions/knight.txt", "turn: White\nWhite: P a7\nBlack: N g3\n"},
       {"positions/rook.txt", "turn: Black\nWhite: P a7 R h1\nBlack: N g3\n"}});
  ASSERT_EQ(describe(report), "");
  GameLogics plays(*game);
  const Position &knight = *game->find_position("knight"), &rook = *game->find_position("rook");
  EXPECT_NE(read_move(plays.of(knight), knight, "a7 a8 = rook").problem, "");
  const GameLogic& play = plays.of(rook);
  const Position then = play.after(rook, read_move(play, rook, "g3 h1 x h1").move.value());
  EXPECT_EQ(read_move(play, then, "a7 a8 = rook").problem, "");  // although none is left
}

}  // namespace
}  // namespace boardwright::tests::plays_test
