// The README tells the truth: its tables name all there is, its numbers are the engine's, and its
// pictures are the figures of the game.
#include <gtest/gtest.h>

#include <filesystem>

#include "disk/disk.h"
#include "base/exit_codes.h"
#include "base/limits.h"
#include "diagram/diagram.h"
#include "document/prove.h"
#include "ink/ink.h"
#include "render/svg.h"
#include "rules/notation.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::tests {
namespace {

std::string readme() { return read_file(find_home() / "README.md", limits::article_bytes); }

void expect_line(const std::string& text) {
  EXPECT_NE(readme().find(text), std::string::npos) << "README.md lacks: " << text;
}

TEST(Readme, NamesEveryWordOfTheNotation) {
  for (const NotationWord& row : notation_words())
    expect_line("| `" + std::string(row.word) + "` |");
}

TEST(Readme, TellsEveryKindOfClaimWithItsKeys) {
  for (const ClaimKind& kind : claim_kinds())
    expect_line("| `" + std::string(kind.name) + "` | " + std::string(kind.keys) + " | " +
                std::string(kind.states) + " |");
}

TEST(Readme, TellsEveryExitCode) {
  for (const ExitMeaning& row : exit_meanings)
    EXPECT_NE(readme().find(std::to_string(static_cast<int>(row.code)) + " "), std::string::npos);
}

class ReadmeOfGame : public testing::TestWithParam<std::string> {};

TEST_P(ReadmeOfGame, CountsTheClaimsAsTheyAre) {
  Report report;
  const auto game = read_game(test::templates(), GetParam(), Extent::all, report);
  const Proof proof = prove(*game, report);
  const Counts sum = counts_of(proof.findings);
  std::size_t errata = 0;
  for (const Article& article : game->articles) errata += article.errata.size();
  std::string row = "| " + game->title + " |";
  for (const auto number :
       {static_cast<std::size_t>(sum.all()), static_cast<std::size_t>(sum.agree),
        static_cast<std::size_t>(sum.explained), errata})
    row += " " + std::to_string(number) + " |";
  expect_line(row);
}

INSTANTIATE_TEST_SUITE_P(Games, ReadmeOfGame, testing::ValuesIn(game_ids(test::templates())),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Readme, ShowsAPositionThatCanBeRead) {
  const std::string text = readme();
  const std::size_t begin = text.find("turn: Red ");
  ASSERT_NE(begin, std::string::npos);
  Report report;
  const auto game = read_game(test::templates(), "immortal-star-masters", Extent::rules, report);
  parse_position(text.substr(begin, text.find("```", begin) - begin), "README.md", game->board(),
                 game->pieces, report);
  EXPECT_EQ(describe(report), "");
}

/// output/gallery/GAME/FIGURE.svg
TEST(Readme, ShowsFiguresAsTheEngineDrawsThem) {
  namespace fs = std::filesystem;
  int pictures = 0;
  for (const auto& folder : fs::directory_iterator(find_home() / "output/gallery")) {
    const std::string id = folder.path().filename().string();
    Report report;
    const auto game = read_game(test::templates(), id, Extent::figures, report);
    const auto data = read_data(test::templates() / "styles" / "classic.toml", report);
    const Style style = read_style(*data, report);
    for (const auto& entry : fs::directory_iterator(folder)) {
      const Figure* figure = game->find_figure(entry.path().stem().string());
      ASSERT_NE(figure, nullptr) << entry.path();
      const auto diagram = draw(*game, *figure, report);
      EXPECT_EQ(read_file(entry.path(), limits::article_bytes), render_svg(diagram->scene, style))
          << "draw it again: boardwright draw " << id << " " << figure->id << " -o "
          << entry.path();
      expect_line("output/gallery/" + id + "/" + figure->id + ".svg");
      ++pictures;
    }
  }
  EXPECT_GE(pictures, 6);
}

}  // namespace
}  // namespace boardwright::tests
