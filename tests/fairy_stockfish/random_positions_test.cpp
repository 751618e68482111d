// Random positions of shipped games, also counted by Fairy-Stockfish, which Boardwright does not
// include: the test runs if BOARDWRIGHT_FAIRY_STOCKFISH names it.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "base/text.h"
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

struct TranspositionTable {
  std::string fen;
  std::size_t moves = 0;
};

/// Positions of random games, with their numbers of legal moves.
std::vector<TranspositionTable> random_positions(const Game& game, std::mt19937& random) {
  std::vector<TranspositionTable> found;
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

std::string answers(const std::string& program, const std::string& commands) {
  const auto file =
      std::filesystem::temp_directory_path() / ("boardwright-random-" + std::to_string(getpid()));
  std::ofstream(file) << commands;
  const std::string line = "'" + program + "' < " + file.string() + " 2>&1";
  std::string text;
  FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) return text;
  char part[4096];
  while (fgets(part, sizeof part, pipe) != nullptr) text += part;
  pclose(pipe);
  std::filesystem::remove(file);
  return text;
}

/// The variants that an engine lists.
std::set<std::string> variants_of(const std::string& program) {
  std::set<std::string> names;
  std::istringstream lines(answers(program, "uci\nquit\n"));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("option name UCI_Variant ")) continue;
    std::istringstream words(line);
    for (std::string word; words >> word;)
      if (word == "var" && words >> word) names.insert(word);
  }
  return names;
}

std::string variant_named(const std::string& id) { return id == "threecheck" ? "3check" : id; }

TEST(RandomPositions, CountsEqualThoseOfFairyStockfish) {
  const char* program = std::getenv("BOARDWRIGHT_FAIRY_STOCKFISH");
  if (program == nullptr) GTEST_SKIP() << "BOARDWRIGHT_FAIRY_STOCKFISH names no program";
  const std::set<std::string> known = variants_of(program);
  std::size_t games = 0, positions = 0;
  for (const std::string& id : shipped_games()) {
    if (!known.contains(variant_named(id))) continue;
    const auto game = game_named(id);
    std::mt19937 random(20'26);
    const std::vector<TranspositionTable> all = random_positions(*game, random);
    std::string commands = "setoption name UCI_Variant value " + variant_named(id) + "\n";
    for (const TranspositionTable& each : all)
      commands += "position fen " + each.fen + "\ngo perft 1\n";
    std::istringstream lines(answers(program, commands + "quit\n"));
    std::size_t next = 0, wrong = 0;
    const std::string head = "Nodes searched: ";
    for (std::string line; std::getline(lines, line) && next < all.size();) {
      if (!line.starts_with(head)) continue;
      const TranspositionTable& each = all[next++];
      if (line.substr(head.size()) == std::to_string(each.moves)) continue;
      if (++wrong <= 3 && !differ_on_purpose.contains(id))
        ADD_FAILURE() << id << ": " << each.fen << " has " << each.moves << " moves, and "
                      << line.substr(head.size()) << " by the engine";
    }
    EXPECT_EQ(next, all.size()) << id << ": the engine stopped";
    if (differ_on_purpose.contains(id)) EXPECT_GT(wrong, 0u) << id << " differs no more";
    ++games;
    positions += all.size();
  }
  EXPECT_GT(games, 40u);
  std::printf("%zu random positions of %zu games have as many moves as Fairy-Stockfish counts\n",
              positions, games);
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
