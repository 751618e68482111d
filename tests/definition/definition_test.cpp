// The engine agrees with the definition: on each move, each position and each end.
#include "definition/definition.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "definition/agreement.h"
#include "support/effort.h"
#include "support/sample_games.h"

namespace boardwright::tests::definition_test {
namespace {

/// As many tests share the shipped games.
constexpr int shares = 8;

/// BOARDWRIGHT_GAMES: as many games of each.
int games() {
  const char* asked = std::getenv("BOARDWRIGHT_GAMES");
  return asked == nullptr ? test::cases(1) : std::atoi(asked);
}

/// The first known difference that concerns a game; empty: none does.
std::string known_difference(const Game& game) {
  const definition::Rules rules(game);
  for (const definition::Difference& each : definition::engine_differs())
    if (each.concerns(rules)) return each.words;
  return {};
}

class Definition : public testing::TestWithParam<int> {};

TEST_P(Definition, AgreesWithTheEngineInShippedGames) {
  const auto all = test::shipped_games();
  const char* only = std::getenv("BOARDWRIGHT_GAME");
  long long compared = 0;
  for (std::size_t i = static_cast<std::size_t>(GetParam()); i < all.size(); i += shares) {
    if (only != nullptr && all[i] != only) continue;
    const auto game = test::game_named(all[i]);
    if (game->positions.empty()) continue;
    EXPECT_EQ(known_difference(*game), "") << all[i];
    const play::Position& start =
        game->start.empty() ? game->positions.front().position : *game->find_position(game->start);
    for (int j = 0; j < games(); ++j) {
      const auto played = definition::compare(*game, start, static_cast<std::uint64_t>(j), 40);
      compared += played.positions;
      if (played.difference.empty()) continue;
      ADD_FAILURE() << all[i] << ", game " << j << ": " << played.difference;
      break;
    }
  }
  std::cerr << compared << " positions\n";
}

INSTANTIATE_TEST_SUITE_P(Share, Definition, testing::Range(0, shares));

}  // namespace
}  // namespace boardwright::tests::definition_test
