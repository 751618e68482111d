// Moves counted without a list are as many as those listed.
#include <random>

#include "play/play.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::plain_moves_test {
namespace {

/// The sequences of so many moves, each move listed.
std::uint64_t listed(const Play& play, const Position& position, int depth) {
  const std::vector<Ply> plies = play.legal(play.settled(position));
  if (depth == 1) return plies.size();
  std::uint64_t count = 0;
  for (const Ply& ply : plies) count += listed(play, play.after(position, ply), depth - 1);
  return count;
}

class Counting : public testing::TestWithParam<const char*> {};

TEST_P(Counting, CountsAreThoseOfLists) {
  constexpr int depth = 3, games = 1, moves = 40;
  Report report;
  const auto game = read_game(test::templates(), GetParam(), Extent::rules, report);
  ASSERT_EQ(describe(report), "");
  std::mt19937 random(11);
  for (int i = 0; i < games; ++i) {
    Position position = *game->find_position(game->start);
    for (int move = 0; move < moves; ++move) {
      const Play play = play_of(*game, position);
      const std::vector<Ply> plies = play.legal(position);
      if (plies.empty()) break;
      if (move % 10 == 9) {
        ASSERT_EQ(play.perft(position, depth), listed(play, position, depth))
            << "game " << i << ", move " << move;
      }
      position = play.after(position, plies[random() % plies.size()]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Counting,
                         testing::Values("chess", "losalamos", "knightmate", "antichess", "atomic",
                                         "spartan", "threekings", "dobutsu", "minishogi",
                                         "breakthrough", "horde", "racingkings", "makruk",
                                         "torpedo", "legan", "hoppelpoppel"),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace boardwright::tests::plain_moves_test
