// Bulk counts equal the numbers of listed moves.
#include <random>

#include "disk/files.h"
#include "play/fen.h"
#include "play/game_logic.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::plain_moves_test {
namespace {

/// Perft by listing every move.
std::uint64_t listed(const GameLogic& play, const Position& position, int depth) {
  const std::vector<Move> moves = play.legal(play.settled(position));
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const Move& move : moves) count += listed(play, play.after(position, move), depth - 1);
  return count;
}

class Counting : public testing::TestWithParam<const char*> {};

TEST_P(Counting, CountsEqualListedMoves) {
  constexpr int depth = 3, games = 1, length = 40;
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  ASSERT_EQ(describe(report), "");
  std::mt19937 random(11);
  for (int i = 0; i < games; ++i) {
    Position position = *game->find_position(game->start);
    for (int turn = 0; turn < length; ++turn) {
      const GameLogic play = play_of(*game, position);
      const std::vector<Move> moves = play.legal(position);
      if (moves.empty()) break;
      if (turn % 10 == 9) {
        ASSERT_EQ(play.perft(position, depth), listed(play, position, depth))
            << "game " << i << ", move " << turn;
      }
      position = play.after(position, moves[random() % moves.size()]);
    }
  }
}

// Deep enough for transpositions.
void count_further(const Game& game, const Position& position) {
  constexpr int depth = 5;
  const GameLogic play = play_of(game, position);
  EXPECT_EQ(play.perft(position, depth), listed(play, position, depth));
}

class CountingFurther : public Counting {};

TEST_P(CountingFurther, CountsEqualListedMoves) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  ASSERT_EQ(describe(report), "");
  count_further(*game, *game->find_position(game->start));
}

INSTANTIATE_TEST_SUITE_P(Games, CountingFurther, testing::Values("dobutsu", "legan"),
                         [](const auto& each) { return std::string(each.param); });

void count_from(const std::string& id, const std::string& fen) {
  Report report;
  const auto game = test::read_rules(id);
  const auto position = parse_fen(fen, "FEN", game->board(), game->piece_types,
                                  {game->rules, game->find_position(game->start)}, report);
  ASSERT_TRUE(position) << describe(report);
  count_further(*game, *position);
}

TEST(CountingEnPassant, CountsEqualListedMoves) {
  count_from("chess", "4k3/2p1p3/8/3P1P2/3p1p2/8/2P1P3/4K3 w - - 0 1");
}

// In check the King does not have its leap.
TEST(CountingRights, CountsEqualListedMoves) {
  count_from("cambodian", "4k3/8/8/8/4n3/8/7P/3K4 w D - 0 1");
}

// Both Rooks, checks on the way and pieces between.
TEST(CountingCastling, CountsEqualListedMoves) {
  count_from("chess", "r3k2r/8/8/8/4q3/8/8/R3K1NR w KQkq - 0 1");
}

TEST(CountingOnThreads, FindsAsManyWithAndWithoutMemory) {
  const auto game = test::read_rules("losalamos");
  const Position start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  constexpr int depth = 5;
  const std::uint64_t count = play.perft(start, depth);
  const auto backwards = [](std::size_t workers, const auto& work) {
    while (workers-- > 0) work(workers);
  };
  for (const bool remembers : {false, true})
    for (const int workers : {1, 3})
      EXPECT_EQ(play.perft(start, depth, play::Counting{remembers, workers, backwards}), count)
          << remembers << workers;
}

INSTANTIATE_TEST_SUITE_P(Games, Counting,
                         testing::Values("chess", "losalamos", "knightmate", "antichess", "atomic",
                                         "spartan", "threekings", "dobutsu", "minishogi",
                                         "breakthrough", "horde", "racingkings", "makruk",
                                         "torpedo", "legan", "hoppelpoppel", "glinski", "xiangqi",
                                         "crazyhouse", "seirawan", "nocheckatomic", "atomar",
                                         "coregal", "extinction", "chess960", "shogi"),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace boardwright::tests::plain_moves_test
