// The pictures of the README are the figures of the games.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/limits.h"
#include "base/text.h"
#include "diagram/diagram.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "pdf/ink.h"
#include "render/svg.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::readme_test {
namespace {

std::string readme() { return read_file(find_home() / "README.md", limits::article_bytes); }

void expect_line(const std::string& text) {
  EXPECT_NE(readme().find(text), std::string::npos) << "README.md lacks: " << text;
}

/// output/gallery/GAME/FIGURE.svg
TEST(Readme, ShowsFiguresAsTheEngineDrawsThem) {
  namespace fs = std::filesystem;
  int pictures = 0;
  for (const auto& folder : fs::directory_iterator(find_home() / "output/gallery")) {
    const std::string id = folder.path().filename().string();
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::figures, report);
    const auto data =
        read_data(files_on_disk(), test::templates() / "styles" / "classic.toml", report);
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

/// The test `mutants` checks the table.
TEST(Readme, HasTheCountOfNoticedMutantsAsTheTableOfTheManual) {
  const std::string page =
      read_file(find_home() / "templates/manual/proof.md", limits::article_bytes);
  int games = 0;
  for (const std::string_view line : split(page, '\n')) {
    int noticed = 0, tried = 0;
    for (const std::string_view cell : split(line, '|')) {
      const auto parts = words(cell);
      if (parts.size() != 3 || parts[1] != "of") continue;
      noticed += to_integer(parts[0]).value_or(0);
      tried += to_integer(parts[2]).value_or(0);
    }
    if (tried == 0) continue;
    ++games;
    expect_line(std::to_string(noticed) + " of " + std::to_string(tried));
  }
  EXPECT_EQ(games, static_cast<int>(test::games_with_articles().size()));
}

}  // namespace
}  // namespace boardwright::tests::readme_test
