// The README tells the truth: its tables name all there is, its numbers are the engine's, and its
// pictures are the figures of the game.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/exit_codes.h"
#include "base/files.h"
#include "base/limits.h"
#include "command/prove.h"
#include "render/format.h"
#include "rules/notation.h"
#include "scene/diagram.h"
#include "support/boards.h"
#include "verify/kinds.h"

namespace boardwright {
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

TEST(Readme, CountsTheClaimsAsTheyAre) {
  const auto game = test::lotus(Extent::all);
  Report report;
  const Proof proof = prove(*game, report);
  const Counts sum = counts_of(proof.findings);
  std::size_t errata = 0;
  for (const Article& article : game->articles) errata += article.errata.size();
  expect_line(std::to_string(sum.all()) + " claims; " + std::to_string(sum.agree) + " agree, and " +
              std::to_string(sum.explained) + " are explained by " + std::to_string(errata) +
              " errata");
}

TEST(Readme, ShowsFiguresAsTheEngineDrawsThem) {
  const auto game = test::lotus(Extent::figures);
  Report report;
  const auto data = read_data(test::templates() / "styles" / "classic.toml", report);
  const Style style = read_style(*data, report);
  int pictures = 0;
  for (const auto& entry : std::filesystem::directory_iterator(find_home() / "output/gallery")) {
    const Figure* figure = game->find_figure(entry.path().stem().string());
    ASSERT_NE(figure, nullptr) << entry.path();
    const auto diagram = draw(*game, *figure, report);
    EXPECT_EQ(read_file(entry.path(), limits::article_bytes), render_svg(diagram->scene, style))
        << "draw it again: boardwright draw lotus-39 " << figure->id << " -o " << entry.path();
    ++pictures;
  }
  EXPECT_GE(pictures, 3);
}

}  // namespace
}  // namespace boardwright
