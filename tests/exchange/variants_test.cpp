// An engine that we did not write plays our games: Fairy-Stockfish counts the moves of exported
// games as we do, and what is exported and imported again is the same game.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "exchange/exports.h"
#include "exchange/variant_keys.h"
#include "exchange/variant_of_game.h"
#include "sample_games.h"
#include "support/effort.h"

namespace boardwright::tests::variants_test {
namespace {

using namespace test;

/// The shipped games that variants.ini can say. A game may come, and none may be lost unnoticed.
const std::set<std::string> exported_games = {
    "almost",       "amazon",      "antichess",  "atomic",     "berolina",      "breakthrough",
    "capablanca",   "centaur",     "chancellor", "chess",      "chigorin",      "courier",
    "crazyhouse",   "dobutsu",     "embassy",    "euroshogi",  "grand",         "grasshopper",
    "hoppelpoppel", "horde",       "janus",      "jesonmor",   "kingofthehill", "knightmate",
    "legan",        "losalamos",   "losers",     "makruk",     "manchu",        "minishogi",
    "modern",       "newzealand",  "nightrider", "opulent",    "perfect",       "placement",
    "pocketknight", "racingkings", "seirawan",   "shako",      "shatar",        "shatranj",
    "shogi",        "tencubed",    "threecheck", "threekings", "torishogi",     "xiangqi"};

/// Of these, those that version 11 of the engine, which Debian has, cannot say: they have pieces of
/// their own, or captures that blast. Newer ones can.
const std::set<std::string> of_newer_engines = {"atomic",      "berolina", "euroshogi",
                                                "grasshopper", "legan",    "nightrider",
                                                "opulent",     "tencubed", "torishogi"};

/// How many moves deep counts go: the engine's file is compared to depth 3 in the build that users
/// run.
const int depth = tries_all ? 3 : 2;

struct Told {
  std::string name, text;
};

/// Every shipped game that can be told, by id.
const std::map<std::string, Told>& told_games() {
  static const std::map<std::string, Told> all = [] {
    std::map<std::string, Told> games;
    for (const std::string& id : shipped_games()) {
      const auto game = game_named(id);
      Report report;
      if (const auto variant = variant_of(*game, report))
        games[id] = {variant->name, print_variant(*variant)};
      else
        EXPECT_TRUE(report.has_errors()) << id;
    }
    return games;
  }();
  return all;
}

std::filesystem::path engine() {
  for (const char* folder : {"/usr/games", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"})
    if (const auto file = std::filesystem::path(folder) / "fairy-stockfish";
        std::filesystem::exists(file))
      return file;
  return {};
}

/// What the engine answers to commands.
std::string answers(const std::filesystem::path& program, const std::string& commands,
                    const std::filesystem::path& folder) {
  std::ofstream(folder / "commands") << commands;
  const std::string line = program.string() + " < " + (folder / "commands").string() + " 2>&1";
  std::string text;
  FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) return text;
  char part[4096];
  while (fgets(part, sizeof part, pipe) != nullptr) text += part;
  pclose(pipe);
  return text;
}

TEST(Variants, SayTheSameShippedGamesAsEver) {
  std::set<std::string> told;
  for (const auto& [id, game] : told_games()) told.insert(id);
  EXPECT_EQ(told, among_shipped(exported_games));
}

TEST(Variants, AnEngineThatWeDidNotWriteCountsAsWeDo) {
  if (engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  const auto folder =
      std::filesystem::temp_directory_path() / ("boardwright-engine-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  std::string commands =
      "uci\nsetoption name VariantPath value " + (folder / "all.ini").string() + "\n";
  std::ofstream file(folder / "all.ini");
  std::vector<std::string> compared;
  for (const auto& [id, game] : told_games()) {
    if (of_newer_engines.contains(id)) continue;
    file << game.text << "\n";
    commands += "setoption name UCI_Variant value " + game.name + "\nposition startpos\ngo perft " +
                std::to_string(depth) + "\n";
    compared.push_back(id);
  }
  file.close();
  std::istringstream lines(answers(engine(), commands + "quit\n", folder));
  std::filesystem::remove_all(folder);
  const std::string head = "Nodes searched: ";
  std::size_t next = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(head) || next == compared.size()) continue;
    const std::string& id = compared[next++];
    EXPECT_EQ(line.substr(head.size()), std::to_string(count_of(*game_named(id), depth))) << id;
  }
  EXPECT_EQ(next, compared.size())
      << "the engine stopped at " << compared[std::min(next, compared.size() - 1)];
  std::printf("Fairy-Stockfish counts as we do, to depth %d: %s\n", depth,
              joined(compared, " ").c_str());
}

TEST(Variants, AreTheSameGamesWhenTheyComeBack) {
  const Context context = context_of_templates();
  const ImportHost host = host_of_templates(context);
  for (const auto& [id, told] : told_games()) {
    Report report;
    auto made = import_formats()[0].read(told.text, "all.ini", {}, host, report);
    ASSERT_EQ(made.size(), 1U);
    ASSERT_TRUE(made[0].made && !made[0].report.has_errors()) << id << "\n"
                                                                << describe(made[0].report);
    EXPECT_EQ(count_of(*game_of(*made[0].made), 2), count_of(*game_named(id), 2)) << id;
  }
}

/// The problems of the only variant of a text.
std::string problems(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto made = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  std::string told = describe(report);
  for (const Imported& each : made) told += describe(each.report);
  return told;
}

TEST(Variants, StandOnShippedGamesAndOnEachOther) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read(
      "[house:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR[] w - - 0 1\n"
      "pieceDrops = true\ncapturesToHand = true\nfirstRankPawnDrops = true\n"
      "promotionZonePawnDrops = true\nimmobilityIllegal = true\n"
      "[must:house]\nmustCapture = true\n",
      "v.ini", {}, host_of_templates(context), report);
  ASSERT_EQ(made.size(), 2U);
  ASSERT_TRUE(made[0].made && made[1].made);
  EXPECT_EQ(count_of(*game_of(*made[0].made), 3), 12012U);  // as Fairy-Stockfish counts
  EXPECT_TRUE(game_of(*made[1].made)->rules.must.capture);
}

TEST(Variants, HaveMoreFilesThanWhatTheyStandOn) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read(
      "[active:chess]\nmaxFile = i\n"
      "startFen = rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w - - 0 1\n",
      "v.ini", {}, host_of_templates(context), report);
  ASSERT_TRUE(made[0].made);
  EXPECT_EQ(count_of(*game_of(*made[0].made), 2), 484U);  // as Fairy-Stockfish counts
}

TEST(Variants, NameWhatTheyCannotSay) {
  EXPECT_NE(problems("[a]\nking = k\nwallingRule = duck\n")
                .find("v.ini:3:1: error: 'wallingRule = duck'"),
            std::string::npos);
  EXPECT_NE(problems("[a]\nking = k\nmustCaptur = true\n").find("did you mean 'mustCapture'?"),
            std::string::npos);
  EXPECT_NE(problems("[a]\nking = k\nmustCapture = yes\n").find("v.ini:3:15: error: 'yes'"),
            std::string::npos);
  EXPECT_NE(problems("[a:b]\n[b:a]\n").find("cannot be told"), std::string::npos);
  EXPECT_NE(problems("[a:nowhere]\n").find("no shipped game"), std::string::npos);
}

TEST(Variants, AreNotConfusedByOneThatStandsOnItself) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read("[a:b]\n[b:a]\n[c:losalamos]\nmustCapture = true\n",
                                             "v.ini", {}, host_of_templates(context), report);
  ASSERT_EQ(made.size(), 3U);
  EXPECT_FALSE(made[0].made || made[1].made);
  EXPECT_TRUE(made[2].made);
}

TEST(Variants, HaveBoardsThatTheEngineHas) {
  EXPECT_NE(problems("[a]\nking = k\nmaxRank = 2000000000\npromotionRank = 5\n")
                .find("'2000000000' is no value of 'maxRank'"),
            std::string::npos);
}

TEST(Variants, RefuseAGameByItsRule) {
  Report report;
  EXPECT_FALSE(variant_of(*game_named("wildebeest"), report));
  EXPECT_NE(describe(report).find("variants.ini cannot say 'castling'"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::variants_test
