// Export and import of the text of Interactive Diagrams.
#include <gtest/gtest.h>
#include <unistd.h>

#include <set>

#include "interactive_diagram/diagram_text.h"
#include "support/sample_games.h"

namespace boardwright::tests::diagram_test {
namespace {

using namespace test;

std::vector<Imported> read(const std::string& text, const Context& context) {
  Report report;
  return read_diagram(text, "game.txt", {}, host_of_templates(context), report);
}

TEST(Diagrams, ExportedGamesImportWithTheSameCounts) {
  const Context context = context_of_templates();
  std::set<std::string> exported;
  for (const std::string& id : shipped_games()) {
    const auto game = game_named(id);
    Report report;
    const auto text = write_diagram(*game, report);
    EXPECT_EQ(text.has_value(), !report.has_errors()) << id;
    if (!text) continue;
    exported.insert(id);
    const auto made = read(*text, context);
    ASSERT_TRUE(made[0].made) << id << "\n" << describe(made[0].report);
    const auto again = game_of(*made[0].made);
    EXPECT_EQ(count_of(*again, 2), count_of(*game, 2)) << id;
  }
  EXPECT_EQ(
      exported,
      among_shipped({"ai-wok",       "almost",     "amazon",     "asean",        "berolina",
                     "capablanca",   "centaur",    "chancellor", "chess",        "clobber",
                     "coregal",      "courier",    "embassy",    "grand",        "grasshopper",
                     "hoppelpoppel", "knightmate", "losalamos",  "makruk",       "modern",
                     "newzealand",   "nightrider", "opulent",    "pawnsideways", "perfect",
                     "shako",        "shatranj",   "tencubed",   "torpedo"}));
}

TEST(Diagrams, PiecesWithOnlyAKnownNameHaveItsMoves) {
  const Context context = context_of_templates();
  const auto made = read(
      "<div class=\"idiagram\">\nfiles=10\nsquareSize=36\nsymmetry=mirror\nroyal=8\nPawn::::a2-j2\n"
      "Knight:N:::b1,i1\nBishop::::d1,g1\nRook::::a1,j1\nArchbishop::::c1\nChancellor::::h1\n"
      "Queen::::e1\nKing::::f1\n</div>\n",
      context);
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(count_of(*game_of(*made[0].made), 3), count_of(*game_named("capablanca"), 3));
}

TEST(Diagrams, ErrorsHaveLineAndColumn) {
  const Context context = context_of_templates();
  const auto problems = [&](const std::string& text) {
    const auto made = read(text, context);
    return describe(made[0].report);
  };
  EXPECT_NE(problems("files=8\nLion:L:KudN:lion:a1\n").find("game.txt:2:9: error"),
            std::string::npos);
  EXPECT_NE(problems("files=8\nspell=1\nKing:K:K:king:a1\n").find("game.txt:2:1: error: 'spell=1'"),
            std::string::npos);
  EXPECT_NE(problems("files=8\nKing:K:K:king:a1,z9\n").find("game.txt:2:18: error"),
            std::string::npos);
  EXPECT_NE(problems("files=8\nDragoon:D::::\n").find("the moves of 'Dragoon' are not known"),
            std::string::npos);
}

TEST(Diagrams, CanHaveTwoPiecesThatCastle) {
  const Context context = context_of_templates();
  const auto made = read(
      "files=8\nroyal=1\nKing:K:KisO2:king:e1\nDuke:D:KisO2:king:d1\nRook::::a1,h1\n", context);
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(game_of(*made[0].made)->rules.castling.size(), 2u);
}

TEST(Diagrams, CanHaveNamesInAnyScript) {
  const Context context = context_of_templates();
  const auto made = read("files=8\nroyal=1\nKing:K:K:king:e1\nÉlan::N::a1\n", context);
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(made[0].made->piece_types[1].letter, "É");
  const auto unknown = read("files=8\npromoChoice=Ñ\nKing:K:K:king:e1\n", context);
  EXPECT_NE(describe(unknown[0].report).find("no piece has the letter 'Ñ'"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::diagram_test
