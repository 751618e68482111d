// Games in PGN: which game a tag names, and files of any length.
#include <gtest/gtest.h>

#include <algorithm>

#include "pgn/pgn.h"

namespace boardwright::tests::pgn_test {
namespace {

std::optional<std::string> game_named_by(const std::string& variant) {
  base::Report report;
  const auto games = pgn::parse_pgn("[Variant \"" + variant + "\"]\n\n1. e4 *\n", "x.pgn", report);
  return pgn::game_of(games.at(0), {"chess", "chess960", "crazyhouse"});
}

TEST(Pgn, Chess960HasManyNames) {
  for (const char* name :
       {"Chess960", "chess 960", "Chess-960", "960", "Fischerandom", "fischerandom", "FischeRandom",
        "fischerrandom", "Fischer Random", "Fischer Random Chess", "FRC", "wild/fr"})
    EXPECT_EQ(game_named_by(name), "chess960") << name;
  EXPECT_EQ(game_named_by("Chess 9600"), std::nullopt);
  EXPECT_EQ(game_named_by("Standard"), "chess");
}

TEST(Pgn, FilesOfAnyLengthAreCutGameByGame) {
  const std::string game =
      "[Event \"A long file\"]\n[Result \"1-0\"]\n\n1. e4 {a comment} e5 (1... c5 2. Nf3)\n"
      "2. Bc4 Nc6 3. Qf3 d6 4. Qxf7# 1-0\n\n";
  pgn::PgnCutter cutter;
  std::size_t most = 0, games = 0;
  const auto count = [&](const pgn::PgnCutter::Part& part) {
    base::Report report;
    games += pgn::parse_pgn(part.text, "x.pgn", report, part.first_line).size();
    EXPECT_FALSE(report.has_errors());
  };
  for (int i = 0; i < 10'000; ++i)
    for (std::size_t at = 0; at < game.size();) {
      const std::size_t end = game.find('\n', at) + 1;
      if (const auto part = cutter.add(std::string_view(game).substr(at, end - at))) count(*part);
      most = std::max(most, cutter.size());
      at = end;
    }
  count(cutter.finish());
  EXPECT_EQ(games, 10'000u);
  EXPECT_LT(most, 2 * game.size());
}

}  // namespace
}  // namespace boardwright::tests::pgn_test
