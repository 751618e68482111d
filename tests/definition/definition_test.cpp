// The engine agrees with the definition: on each move, each position and each end.
#include "definition/definition.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "definition/agreement.h"
#include "generate/cases.h"
#include "support/effort.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::definition_test {
namespace {

/// As many tests share the shipped games.
constexpr int shares = 8;

/// BOARDWRIGHT_GAMES: as many games of each.
int games() {
  const char* asked = std::getenv("BOARDWRIGHT_GAMES");
  return asked == nullptr ? test::cases(1) : std::atoi(asked);
}

/// Games of one share that the grammar makes.
int generated() {
  const char* asked = std::getenv("BOARDWRIGHT_GENERATED");
  return asked == nullptr ? test::cases(2000) / shares : std::atoi(asked);
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

TEST_P(Definition, AttacksAreThoseOfTheEngineFromEachCell) {
  const auto all = test::shipped_games();
  for (std::size_t i = static_cast<std::size_t>(GetParam()); i < all.size(); i += shares) {
    const auto game = test::game_named(all[i]);
    if (game->positions.empty()) continue;
    const play::Position& start = game->positions.front().position;
    EXPECT_EQ(definition::attacks_apart(*game, start, i, test::tries_all ? 1 : 7), "") << all[i];
  }
}

/// Positions of a game made by the grammar, with some random moves from each.
std::string difference_in(const Game& game, long long& compared) {
  std::uint64_t seed = 0;
  for (const NamedPosition& each : game.positions) {
    if (++seed > 3) break;
    const auto played = definition::compare(game, each.position, seed, 12);
    compared += played.positions;
    if (!played.difference.empty()) return "position " + each.name + ": " + played.difference;
  }
  return {};
}

TEST_P(Definition, AgreesWithTheEngineInGamesMadeByTheGrammar) {
  test::GameFolder folder;
  long long compared = 0, accepted = 0;
  const std::string broken =
      generate::counterexample(generated(), 100 + GetParam(), [&](const generate::GameText& text) {
        folder.write(text.texts());
        Report report;
        const auto game = read_game(on_disk(folder.templates()), "written", Extent::play, report);
        if (!game || report.has_errors()) return std::string();
        ++accepted;
        return difference_in(*game, compared);
      });
  std::cerr << accepted << " games, " << compared << " positions\n";
  if (!broken.empty()) FAIL() << broken;
}

long long lines_of_moves(const definition::Rules& rules, const definition::Position& position,
                         int depth) {
  if (depth == 0) return 1;
  long long count = 0;
  for (const definition::Move& move : definition::legal(rules, position, position.turn))
    count += lines_of_moves(rules, definition::after(rules, position, move), depth - 1);
  return count;
}

TEST(DefinitionCounts, AreThoseOfTheEngineInOurOwnGames) {
  struct Row {
    std::string id;
    int depth;
    long long count;
  };
  for (const auto& [id, depth, count] :
       {Row{"hedges", 2, 7186}, Row{"snail-trails", 4, 4096}, Row{"lotus-reversi", 6, 979},
        Row{"hexagonal-reversi", 5, 780}}) {
    const auto game = test::game_named(id);
    const play::Position& start = *game->find_position(game->start);
    const definition::Rules rules(*game);
    EXPECT_EQ(lines_of_moves(rules, definition::position_of(rules, start), depth), count) << id;
    const play::GameLogic logic(game->board(), game->piece_types, game->rules);
    EXPECT_EQ(static_cast<long long>(logic.perft(start, depth)), count) << id;
  }
}

TEST(DefinitionAlong, WhatComesAgainEndsAsTheEngineSays) {
  struct Row {
    std::string id, fen;
    std::vector<std::string> around;
  };
  const std::string chariot = "3k5/9/2c6/9/R8/9/9/9/9/5K3 w - - 0 1";
  for (const auto& [id, fen, around] :
       {Row{"xiangqi", chariot, {"a6 a8", "c8 c6", "a8 a6", "c6 c8"}},
        Row{"manchu", chariot, {"a6 a8", "c8 c6", "a8 a6", "c6 c8"}},
        Row{"xiangqi",
            "3k5/2p6/2c6/9/R8/9/9/9/9/5K3 w - - 0 1",
            {"a6 a8", "c8 c6", "a8 a6", "c6 c8"}},
        Row{"xiangqi",
            "3k5/3r5/9/3r5/9/9/2N6/9/9/5K3 w - - 0 1",
            {"c4 e5", "d7 d6", "e5 c4", "d6 d7"}},
        Row{"xiangqi",
            "3k5/9/2c6/9/R2n5/9/9/9/9/5K3 w - - 0 1",
            {"a6 a8", "c8 c9", "a8 a6", "c9 c8"}},
        Row{"xiangqi",
            "3k5/9/2r6/9/R8/9/9/9/9/5K3 w - - 0 1",
            {"a6 a8", "c8 c6", "a8 a6", "c6 c8"}},
        Row{"xiangqi",
            "3k5/2c6/1P7/9/9/9/9/9/9/5K3 w - - 0 1",
            {"b8 c8", "c9 b9", "c8 b8", "b9 c9"}},
        Row{"asean", "8/8/4k3/8/8/8/8/R3K3 w - - 0 1", {"a1 b1", "e6 e5", "b1 a1", "e5 e6"}},
        Row{"threecheck",
            "7k/8/8/8/8/8/8/K5R1 w - - 3+3 0 1",
            {"g1 h1", "h8 g8", "h1 g1", "g8 h8", "a1 a2", "h8 h7", "a2 a1", "h7 h8", "a1 a2",
             "h8 h7", "a2 a1", "h7 h8"}},
        Row{"makruk", "8/8/4k3/8/8/8/R7/R3K3 w - - 0 1", {"a1 b1", "e6 e5", "b1 a1", "e5 e6"}}}) {
    const auto game = test::game_named(id);
    Report report;
    const auto start = parse_fen(fen, "FEN", game->board(), game->piece_types,
                                 {game->rules, game->find_position(game->start)}, report);
    ASSERT_TRUE(start) << describe(report);
    std::vector<std::string> moves;
    for (int i = 0; i < 3; ++i) moves.insert(moves.end(), around.begin(), around.end());
    EXPECT_EQ(definition::compare_along(*game, *start, moves).difference, "") << id << " " << fen;
  }
}

INSTANTIATE_TEST_SUITE_P(Share, Definition, testing::Range(0, shares));

}  // namespace
}  // namespace boardwright::tests::definition_test
