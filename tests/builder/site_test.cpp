// The files of a build for all games together, and of a game with a folder that can be moved.
#include <gtest/gtest.h>

#include <filesystem>

#include "disk/disk.h"
#include "support/desk.h"
#include "support/rooms.h"

namespace boardwright::tests::site_build_test {
namespace {

namespace fs = std::filesystem;
using test::Desk;

constexpr const char* frogs = R"(title   = "Pond"
summary = "Frogs on a pond."
by      = "Ann, 2020"
tiling  = "hexagonal"
boards  = ["hex:2"]
seat    = [{ name = "White", forward = 90 }]

[piece.frog]
moves  = ["step side"]
)";

std::string bytes(const fs::path& file) { return read_file(file, std::size_t{1} << 26); }

bool holds(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(SiteBuild, OfAnAuthorsGameHasCardPieceSearchAndSources) {
  const Desk desk;
  desk.write("pond/game.toml", frogs, false);
  const std::string said = desk.type("boardwright build pond --out out");
  ASSERT_FALSE(desk.failed()) << said;
  const fs::path out = desk.folder() / "out";
  EXPECT_EQ(bytes(out / "pond/source/game.toml"), frogs);
  const std::string card = bytes(out / "pond/card.html");
  EXPECT_TRUE(holds(card, "The Frog steps")) << card;
  EXPECT_FALSE(holds(card, "href=\"../")) << "the folder can be taken elsewhere";
  const std::string page = bytes(out / "site/piece-frog.html");
  EXPECT_TRUE(holds(page, "href=\"../pond/index.html#piece-frog\"")) << page;
  EXPECT_TRUE(holds(page, "from 3 to 6, 3.43 on average")) << page;
  EXPECT_TRUE(holds(bytes(out / "site/search-f.js"), "\"Frog\""));
  EXPECT_FALSE(fs::exists(out / "sitemap.xml"));
  EXPECT_FALSE(holds(bytes(out / "pond/index.html"), "canonical"));
  EXPECT_TRUE(holds(desk.type("boardwright build pond --out out"), "nothing has changed"));
}

TEST(SiteBuild, RefusesReservedIds) {
  const Desk desk;
  const std::string hint =
      "give its folder another name; those of the site are manual, site, site_files and workbench";
  for (const std::string name : {"site", "Site", "manual", "workbench"}) {
    desk.write(name + "/game.toml", frogs, false);
    const std::string said = desk.type("boardwright build ./" + name + " --out out");
    EXPECT_TRUE(desk.failed()) << name;
    EXPECT_TRUE(holds(said, name + "/game.toml: error: a game cannot be called '" + name +
                                "': the site has a folder of that name\n"))
        << said;
    EXPECT_TRUE(holds(said, hint)) << said;
    EXPECT_FALSE(fs::exists(desk.folder() / "out"));
    EXPECT_TRUE(holds(desk.type("boardwright new new/" + name), hint));
  }
}

TEST(SiteBuild, AFigureIsEmbeddedAsAPictureAndAsAnInteractiveBoard) {
  const Desk desk;
  desk.write("pond/game.toml", frogs, false);
  desk.type("boardwright build pond --out out");
  const fs::path file = desk.folder() / "out/pond/index.html";
  EXPECT_TRUE(holds(bytes(file), "&lt;iframe src=&quot;pond/index.html?frame#fig-1&quot; title="));
  EXPECT_TRUE(holds(bytes(file), "&lt;img src=&quot;figures/1.svg&quot; alt="));
  desk.type("boardwright build pond --out out --base-url https://example.org/g/");
  EXPECT_TRUE(holds(
      bytes(file), "&lt;iframe src=&quot;https://example.org/g/pond/index.html?frame#fig-1&quot;"));
  EXPECT_TRUE(
      holds(bytes(file), "&lt;img src=&quot;https://example.org/g/pond/figures/1.svg&quot;"));
}

TEST(SiteBuild, AnAddressIsInAllPagesAndIsRemovedAgain) {
  const Desk desk;
  desk.write("pond/game.toml", frogs, false);
  const fs::path out = desk.folder() / "out";
  const std::string with = "boardwright build pond --out out --base-url https://example.org/g/";
  const std::string said = desk.type(with);
  ASSERT_FALSE(desk.failed()) << said;
  for (const char* file : {"sitemap.xml", "feed.xml", "robots.txt", "404.html", "favicon.svg"})
    EXPECT_TRUE(fs::exists(out / file)) << file;
  EXPECT_TRUE(holds(bytes(out / "sitemap.xml"), "<loc>https://example.org/g/pond/</loc>"));
  const std::string page = bytes(out / "pond/index.html");
  EXPECT_TRUE(holds(page, "<link rel=\"canonical\" href=\"https://example.org/g/pond/\">"));
  EXPECT_TRUE(holds(page, "href=\"../index.html\""));
  const std::string png = bytes(out / "pond/share.png");
  ASSERT_GT(png.size(), 24U);
  EXPECT_EQ(png.substr(16, 8), std::string("\0\0\x04\xb0\0\0\x02\x76", 8)) << "not 1200 by 630";
  EXPECT_TRUE(holds(desk.type(with), "nothing has changed"));
  desk.type("boardwright build pond --out out");
  EXPECT_FALSE(fs::exists(out / "sitemap.xml"));
  EXPECT_FALSE(fs::exists(out / "pond/share.png"));
  EXPECT_FALSE(holds(bytes(out / "pond/index.html"), "example.org"));
}

TEST(SiteBuild, RefusesInvalidAddresses) {
  const Desk desk;
  desk.write("pond/game.toml", frogs, false);
  EXPECT_TRUE(holds(desk.type("boardwright build pond --base-url example.org"), "https://"));
  EXPECT_TRUE(desk.failed());
}

}  // namespace
}  // namespace boardwright::tests::site_build_test
