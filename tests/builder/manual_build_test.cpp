// The manual in a build: its pages and its book are beside the games, not among them.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/limits.h"
#include "builder/sources.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/desk.h"
#include "support/little_home.h"
#include "support/rooms.h"

namespace boardwright::tests::manual_build_test {
namespace {

namespace fs = std::filesystem;
using test::Desk;

std::string bytes(const fs::path& file) { return read_file(file, std::size_t{1} << 26); }

bool holds(const std::string& text, const char* part) { return text.find(part) != text.npos; }

TEST(ManualBuild, IsBesideTheGames) {
  const test::LittleHome home({"pond"}, {"manual"});
  const Desk desk(home.folder());
  const std::string said = desk.type("boardwright build --out out");
  EXPECT_FALSE(desk.failed()) << said;
  EXPECT_TRUE(holds(said, "\nmanual: ") || said.starts_with("manual: ")) << said;
  EXPECT_TRUE(holds(bytes(desk.folder() / "out/index.html"), "href=\"manual/index.html\""));
  EXPECT_TRUE(holds(bytes(desk.folder() / "out/pond/index.html"),
                    "href=\"../workbench/index.html#begin=pond\""));
  EXPECT_EQ(bytes(desk.folder() / "out/manual/betza-conformance.json"),
            bytes(find_home() / "templates/manual/betza-conformance.json"));
  EXPECT_TRUE(bytes(desk.folder() / "out/manual/manual.pdf").starts_with("%PDF"));
  int pages = 0;
  for (const auto& entry : fs::directory_iterator(desk.folder() / "out/manual")) {
    if (entry.path().extension() != ".html") continue;
    const std::string page = bytes(entry.path());
    ++pages;
    EXPECT_TRUE(holds(page, "href=\"../index.html\"")) << entry;
    EXPECT_FALSE(holds(page, ".md\"")) << entry << " links to a text";
    EXPECT_FALSE(holds(page, "href=\"#checked\"")) << entry << " has a seal";
  }
  EXPECT_GT(pages, 35);
  EXPECT_TRUE(holds(desk.type("boardwright build --out out"), "nothing has changed"));
  EXPECT_FALSE(holds(desk.type("boardwright list --ids games"), "manual"));
  home.add_to_game("pond", "value = 3\n");
  EXPECT_TRUE(holds(desk.type("boardwright build --why --out out"),
                    "workbench/games/pond.js: games/pond/game.toml changed\n"));
}

TEST(ManualBuild, NamesItsFilesByTheirPaths) {
  Context context;
  context.search_path = on_disk(test::templates());
  const Parts parts = game_parts(context, "manual");
  EXPECT_TRUE(parts.contains("manual/royal.md"));
  EXPECT_EQ(kind_of("manual/royal.md"), kind::texts);
  EXPECT_EQ(kind_of("manual/game.toml"), kind::data);
  EXPECT_TRUE(game_parts(context, "chess").contains("games/chess/game.toml"));
}

TEST(ManualBuild, IsNotWrittenWithAnAuthorsGame) {
  const Desk desk;
  desk.write("pond/game.toml", test::little_game("Pond"), false);
  const std::string said = desk.type("boardwright build pond --out out");
  EXPECT_FALSE(desk.failed()) << said;
  EXPECT_TRUE(fs::exists(desk.folder() / "out/pond/index.html"));
  EXPECT_FALSE(fs::exists(desk.folder() / "out/manual"));
  EXPECT_FALSE(holds(bytes(desk.folder() / "out/pond/index.html"), "workbench"));
}

}  // namespace
}  // namespace boardwright::tests::manual_build_test
