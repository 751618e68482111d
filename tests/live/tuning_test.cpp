// Worths of pieces are found by games that the computer plays against itself.
#include "live/tuning.h"

#include <gtest/gtest.h>

#include "game/plays.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::tuning_test {
namespace {

using play::GameLogic, play::Position;

void one_after_another(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}
void backwards(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = count; i > 0; --i) work(i - 1);
}

/// A game with its rules and its start.
struct Played {
  explicit Played(const char* id)
      : game(test::game_named(id)),
        start(*game->find_position(game->start)),
        play(game::play_of(*game, start)) {}

  std::unique_ptr<Game> game;
  Position start;
  GameLogic play;
};

TEST(Tuning, FindsTheSameWorthsInAnyOrderOfGames) {
  const Played losalamos("losalamos");
  const auto before = live::worths_of(losalamos.play);
  const live::Tuning tuning{4, 60, 5};
  const auto after =
      live::tuned(losalamos.play, losalamos.start, before, tuning, one_after_another);
  EXPECT_EQ(live::tuned(losalamos.play, losalamos.start, before, tuning, backwards), after);
  EXPECT_NE(after, before);
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_GT(after[i], 0);
    if (losalamos.play.is_royal(static_cast<moves::PieceTypeId>(i))) EXPECT_EQ(after[i], before[i]);
  }
}

// Who thinks that nothing is worth anything loses to who knows better.
TEST(Tuning, MatchesAreWonByBetterWorths) {
  const Played losalamos("losalamos");
  const auto good = live::worths_of(losalamos.play);
  const std::vector<int> bad(good.size(), 1);
  const live::Score score =
      live::match(losalamos.play, losalamos.start, good, bad, 12, {1, 300, 5}, one_after_another);
  EXPECT_EQ(score.won + score.drawn + score.lost, 12);
  EXPECT_GT(score.won, score.lost + 3);
  const live::Score other =
      live::match(losalamos.play, losalamos.start, bad, good, 12, {1, 300, 5}, one_after_another);
  EXPECT_EQ(other.won, score.lost) << "the same games with the sides changed";
}

TEST(Worths, AreThoseOfTheGameWhereItHasAny) {
  const Played chess("chess");
  std::vector<moves::PieceType> types = chess.game->piece_types;
  types[1].worth = 777;
  const GameLogic play(chess.game->board(), types, chess.game->rules);
  EXPECT_EQ(live::worths_of(play)[1], 777);
  EXPECT_EQ(live::worths_of(play)[2], live::worths_of(chess.play)[2]);
}

}  // namespace
}  // namespace boardwright::tests::tuning_test
