// The manual in a build: its pages and its book are beside the games, not among them.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/limits.h"
#include "builder/sources.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/rooms.h"

namespace boardwright::tests::manual_build_test {
namespace {

namespace fs = std::filesystem;
using test::Desk;

constexpr const char* little_game = R"(title  = "Pond"
tiling = "hexagonal"
boards = ["hex:2"]
seat   = [{ name = "White", forward = 90 }]

[piece.frog]
moves  = ["step side"]
)";

/// The shipped data with only one of the games.
class LittleHome {
 public:
  LittleHome() {
    for (const char* kind : {"manual", "pages", "styles", "tilings", "pieces"}) {
      fs::create_directories(desk_.folder() / "templates/games/pond");
      fs::create_directory_symlink(test::templates() / kind, desk_.folder() / "templates" / kind);
    }
    fs::create_directory_symlink(find_home() / "fonts", desk_.folder() / "fonts");
    desk_.write("templates/games/pond/game.toml", little_game, false);
  }
  const fs::path& folder() const { return desk_.folder(); }

  void change() const { desk_.write("templates/games/pond/game.toml", "value = 3\n", true); }

 private:
  Desk desk_;
};

std::string bytes(const fs::path& file) { return read_file(file, std::size_t{1} << 26); }

bool holds(const std::string& text, const char* part) { return text.find(part) != text.npos; }

TEST(ManualBuild, IsBesideTheGames) {
  const LittleHome home;
  const Desk desk(home.folder());
  const std::string said = desk.type("boardwright build --out out");
  EXPECT_FALSE(desk.failed()) << said;
  EXPECT_TRUE(holds(said, "\nmanual: ") || said.starts_with("manual: ")) << said;
  EXPECT_TRUE(holds(bytes(desk.folder() / "out/index.html"), "href=\"manual/index.html\""));
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
  home.change();
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
  desk.write("pond/game.toml", little_game, false);
  const std::string said = desk.type("boardwright build pond --out out");
  EXPECT_FALSE(desk.failed()) << said;
  EXPECT_TRUE(fs::exists(desk.folder() / "out/pond/index.html"));
  EXPECT_FALSE(fs::exists(desk.folder() / "out/manual"));
}

}  // namespace
}  // namespace boardwright::tests::manual_build_test
