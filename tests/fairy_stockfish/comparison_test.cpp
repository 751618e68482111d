// Imported variants are compared with an engine: one that a test makes up, which differs as the
// test wants, and the one that is installed.
#include <gtest/gtest.h>

#include <fstream>

#include "commands/engine_check.h"
#include "fairy_stockfish/engine_names.h"
#include "support/asked_engine.h"
#include "support/effort.h"
#include "support/sample_games.h"

namespace boardwright::tests::comparison_test {
namespace {

using namespace test;

/// A made variant with its game.
struct MadeVariant {
  Imported imported;
  std::unique_ptr<Game> game;
};

/// The last variant of a text.
MadeVariant made_from(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto all = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  MadeVariant made{std::move(all.back()), nullptr};
  EXPECT_TRUE(made.imported.made) << describe(made.imported.report);
  if (made.imported.made) made.game = game_of(*made.imported.made);
  return made;
}

/// A game that White wins by its second move: a King that walks along one rank.
constexpr const char* race =
    "[race]\nking = k\nmaxFile = 3\nmaxRank = 2\nkingType = k\ncastling = false\n"
    "startFen = 2k/K2 w - - 0 1\nflagPiece = k\nflagRegionWhite = a2\nstalemateValue = loss\n";

/// An engine that answers each question about a position from a table, by the moves to it.
Engine scripted(std::map<std::string, std::string> answers) {
  return Engine([answers](std::string_view lines, std::string_view last) {
    const std::string_view head = "position startpos moves";
    const auto begin = lines.find(head) + head.size();
    const std::string moves(lines.substr(begin, lines.find('\n', begin) - begin));
    const auto found = answers.find(std::string(last.substr(0, 4)) + moves);
    return found == answers.end() ? std::nullopt
                                  : std::optional(found->second + std::string(last) + "\n");
  });
}

/// The differences that a comparison finds, in words.
std::string differences(const MadeVariant& made, std::map<std::string, std::string> answers) {
  Engine engine = scripted(std::move(answers));
  std::string text;
  const Comparison found =
      compare_with_engine(engine, *made.game, made.imported, {.games = 1, .seed = 1});
  for (const Difference& each : found.differences)
    text += std::string(word_of_difference(each.what)) + ": " + sentence_of(each) + " " + each.key +
            "\n";
  return text + (found.silent ? "silent\n" : "");
}

TEST(Comparison, MovesThatOneSideLacksAreListed) {
  const MadeVariant made = made_from(race);
  EXPECT_EQ(differences(made, {{"Node", "Fen: 2k/K2 w - - 0 1\na1b1: 1\na1c1: 1\n"}}),
            "only-here: legal here and not there: a1a2 king\n"
            "only-there: legal there and not here: a1b1, a1c1 king\n");
}

TEST(Comparison, AnOtherPositionIsShown) {
  const MadeVariant made = made_from(race);
  EXPECT_EQ(differences(made, {{"Node", "Fen: 2k/1K1 w - - 0 1\na1b1: 1\n"}}),
            "position: the same moves lead to 2k/K2[] w here and to 2k/1K1[] w there \n");
}

TEST(Comparison, AnEndThatOneSideLacksIsFound) {
  const MadeVariant made = made_from(race);
  const std::string start = "Fen: 2k/K2 w - - 0 1\na1a2: 1\n";
  EXPECT_EQ(differences(made, {{"Node", "Fen: 2k/K2 w - - 0 1\n"}}),
            "ends-there: there the game has ended, and here it goes on flagPiece\n");
  const MadeVariant narrow = made_from(std::string(race) + "mobilityRegionWhiteKing = a2\n");
  EXPECT_EQ(
      differences(narrow, {{"Node", start}, {"Node a1a2", "Fen: K1k/3 b - - 1 1\nc2c1: 1\n"}}),
      "ends-here: here the game has ended, and there it goes on: White has won: its King "
      "reached the goal. flagPiece\n");
}

TEST(Comparison, ResultsAreCompared) {
  const MadeVariant made = made_from(std::string(race) + "mobilityRegionWhiteKing = a2\n");
  std::map<std::string, std::string> answers{{"Node", "Fen: 2k/K2 w - - 0 1\na1a2: 1\n"},
                                             {"Node a1a2", "Fen: K1k/3 b - - 1 1\n"},
                                             {"best", "info depth 1 score mate 1\n"}};
  EXPECT_EQ(differences(made, answers), "");
  answers["best"] = "info depth 1 score cp 0\n";
  EXPECT_EQ(differences(made, answers),
            "result: here: White has won: its King reached the goal. There: the player who has "
            "just moved has drawn. flagPiece\n");
  answers["best"] = "info depth 1 score cp 31\n";
  EXPECT_NE(differences(made, answers).find("There: the game goes on."), std::string::npos);
}

TEST(Comparison, ASilentEngineIsSaidToBeSilent) {
  EXPECT_EQ(differences(made_from(race), {}), "silent\n");
}

TEST(Comparison, NamesAreThoseOfTheEngine) {
  EXPECT_EQ(plain_name("e1e1"), "pass");
  EXPECT_EQ(plain_name("a10a10"), "pass");
  EXPECT_EQ(plain_name("0000"), "pass");
  EXPECT_EQ(plain_name("a1a10"), "a1a10");
  EXPECT_EQ(plain_fen("8/8[pPa] w KQ - 0 1", {}), "8/8[Pap] w");
  // A King that castles to where it can also step: by the Rook's square.
  const MadeVariant made = made_from(
      "[a]\nking = k\nrook = r\nmaxFile = 4\nmaxRank = 4\ncastlingKingFile = b\n"
      "castlingKingsideFile = c\ncastlingQueensideFile = a\nstartFen = 1k2/4/4/1K1R w K - 0 1\n");
  const Position& start = *made.game->find_position(made.game->start);
  const auto names =
      engine_names(play_of(*made.game, start), start, *made.game, *made.imported.variant);
  EXPECT_TRUE(names.contains("b1c1"));
  EXPECT_TRUE(names.contains("b1d1"));
}

/// Variants with keys that version 11 passes over in silence: moves of a King, missing squares, a
/// flag for the player who is to move. Pawns dropped into the zone promote in later versions alone.
const std::set<std::string> wrong_in_version_11 = {"centaurking", "rookmate", "crossderby",
                                                   "coffeerace", "makhouse"};

/// Variants that differ, and say so when they are imported: a drop and some passes reset the count
/// of quiet moves there, and a capture en passant promotes no piece.
const std::set<std::string> differ_with_a_warning = {"symphony", "shogun", "shinobiplus",
                                                     "andersgiveaway", "andersanti"};

constexpr const char* shared_variants = "../shared/data/variants.ini";

/// Which variants of the shared file were played beside the installed engine.
struct Asked {
  std::string engine;
  std::set<std::string> names;
  int made = 0, positions = 0;
};

/// Plays games of some variants, or of all if none is named, and reports those that differ.
Asked play_beside_engine(const std::vector<std::string>& names, int games) {
  std::ifstream stream(shared_variants);
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  const Context context = context_of_templates();
  Report report;
  auto all =
      import_formats()[0].read(text, shared_variants, names, host_of_templates(context), report);
  EngineCheck check({.engine = asked_engine(), .games = games, .seed = 1}, shared_variants);
  Asked asked;
  for (Imported& each : all) {
    const auto game = each.made ? read_made(each, context.search_path, {}) : nullptr;
    if (!game) continue;
    ++asked.made;
    const EngineVerdict verdict = check.check(*game, each);
    if (!verdict.refusal.empty() || differ_with_a_warning.contains(each.name) ||
        (check.name().starts_with("Fairy-Stockfish 11") && wrong_in_version_11.contains(each.name)))
      continue;
    asked.names.insert(each.name);
    asked.positions += verdict.comparison.positions;
    EXPECT_TRUE(verdict.comparison.differences.empty())
        << each.name << ": " << verdict_text(verdict);
  }
  asked.engine = check.name();
  std::printf("%s was asked for %zu of %d variants: in %d positions all moves are the same\n",
              asked.engine.c_str(), asked.names.size(), asked.made, asked.positions);
  return asked;
}

TEST(Comparison, VariantsPlayAsInTheInstalledEngine) {
  if (asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  if (!std::filesystem::exists(shared_variants)) GTEST_SKIP() << "there is no " << shared_variants;
  EXPECT_GT(play_beside_engine({}, tries_all ? 4 : 1).names.size(), 20u);
}

TEST(Comparison, CountsChasesAndRegionsOfDropsPlayAsInTheInstalledEngine) {
  if (asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  if (!std::filesystem::exists(shared_variants)) GTEST_SKIP() << "there is no " << shared_variants;
  const Asked asked = play_beside_engine({"crowdedxiangqi", "makhouse", "xiangqihouse"}, 6);
  EXPECT_TRUE(asked.names.contains("crowdedxiangqi"));
  if (!asked.engine.starts_with("Fairy-Stockfish 11")) EXPECT_EQ(asked.names.size(), 3u);
}

}  // namespace
}  // namespace boardwright::tests::comparison_test
