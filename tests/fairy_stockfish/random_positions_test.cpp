// Random positions of shipped games, also counted by Fairy-Stockfish, which Boardwright does not
// include: the test runs if BOARDWRIGHT_FAIRY names it.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>

#include "commands/engine_check.h"
#include "play/game_logic.h"
#include "support/sample_games.h"

namespace boardwright::tests::random_positions_test {
namespace {

using namespace test;

/// Games in which the two programs differ on purpose. The page of each explains why, under
/// `readings`.
const std::set<std::string> differ_on_purpose = {"wolf"};

/// The number of positions of a game, and the most moves before one of them.
constexpr int positions_a_game = 130, most_moves = 60;

struct CountedPosition {
  std::string fen;
  std::size_t moves = 0;
};

/// Positions of random games, with their numbers of legal moves.
std::vector<CountedPosition> random_positions(const Game& game, std::mt19937& random) {
  std::vector<CountedPosition> found;
  const Position* start = game.find_position(game.start);
  if (start == nullptr) return found;
  const GameLogic play = play_of(game, *start);
  for (int tried = 0; tried < 400 && std::ssize(found) < positions_a_game; ++tried) {
    Position position = *start;
    const int moves = static_cast<int>(random() % most_moves);
    for (int i = 0; i < moves && !play.decided(position); ++i) {
      const std::vector<Move> legal = play.legal(position, position.turn);
      if (legal.empty()) break;
      position = play.after(position, legal[random() % legal.size()]);
    }
    if (play.ending(position)) continue;
    if (const auto fen = print_position(game, position))
      found.push_back({*fen, play.legal(position, position.turn).size()});
  }
  return found;
}

std::string variant_named(const std::string& id) { return id == "threecheck" ? "3check" : id; }

TEST(RandomPositions, CountsEqualThoseOfFairyStockfish) {
  const char* program = std::getenv("BOARDWRIGHT_FAIRY");
  if (program == nullptr) GTEST_SKIP() << "BOARDWRIGHT_FAIRY names no program";
  EngineProgram asked(program);
  Engine& engine = asked.engine;
  ASSERT_TRUE(engine.greet()) << asked.program.problem();
  std::size_t games = 0, positions = 0;
  for (const std::string& id : shipped_games()) {
    if (!engine.knows(variant_named(id))) continue;
    engine.choose(variant_named(id));
    const auto game = game_named(id);
    std::mt19937 random(20'26);
    std::size_t wrong = 0;
    for (const CountedPosition& each : random_positions(*game, random)) {
      const auto count = engine.perft("fen " + each.fen, 1);
      ASSERT_TRUE(count) << id << ": " << asked.program.problem();
      ++positions;
      if (*count == std::to_string(each.moves)) continue;
      if (++wrong <= 3 && !differ_on_purpose.contains(id))
        ADD_FAILURE() << id << ": " << each.fen << " has " << each.moves << " moves, and " << *count
                      << " by the engine";
    }
    if (differ_on_purpose.contains(id)) EXPECT_GT(wrong, 0u) << id << " differs no more";
    ++games;
  }
  EXPECT_GT(games, 40u);
  std::printf("%zu random positions of %zu games have as many moves as %s counts\n", positions,
              games, engine.name().c_str());
}

TEST(RandomPositions, ExceptionsHaveReadingsOnTheirPages) {
  for (const std::string& id : differ_on_purpose) {
    const auto game = game_named(id);
    bool said = false;
    for (const std::string& reading : game->readings)
      said = said || reading.find("Fairy-Stockfish") != std::string::npos;
    EXPECT_TRUE(said) << id;
  }
}

}  // namespace
}  // namespace boardwright::tests::random_positions_test
