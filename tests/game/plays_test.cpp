// Rules of play are built once for positions with the same numbers.
#include "game/plays.h"

#include "disk/files.h"
#include "play/move_text.h"
#include "support/boards.h"

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

}  // namespace
}  // namespace boardwright::tests::plays_test
