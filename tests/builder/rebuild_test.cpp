// Builds after the first make only changed files, reuse nothing that could be wrong, and print the
// reasons.
#include <cstdlib>
#include <fstream>
#include <map>
#include <vector>

#include "base/hash.h"
#include "base/text.h"
#include "builder/build.h"
#include "builder/load.h"
#include "builder/manifest.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/rooms.h"

namespace boardwright::tests::rebuild_test {
namespace {

namespace fs = std::filesystem;

/// Two small games that differ only in their folders.
class Rebuild : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-rebuild-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    context_.search_path = on_disk(folder_ / "templates");
    context_.fonts = find_home() / "fonts";
    const auto all = fs::copy_options::recursive | fs::copy_options::overwrite_existing;
    fs::copy(find_home() / "templates", context_.search_path.shipped(), all);
    for (const char* more : {"games", "manual"})
      fs::remove_all(context_.search_path.shipped() / more);
    fs::copy("tests/golden/a-new-game/templates", context_.search_path.shipped(), all);
    fs::copy(context_.search_path.shipped() / "games/kagome",
             context_.search_path.shipped() / "games/weave", all);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Builds, and collects the reasons of --why.
  ExitCode run(const std::vector<std::string>& games = {}) {
    BuildOptions options;
    options.games = games;
    options.out = folder_ / "out";
    options.jobs = 2;
    options.why = true;
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const ExitCode code = build(options, context_, engine_);
    said_ = testing::internal::GetCapturedStdout();
    warned_ = testing::internal::GetCapturedStderr();
    why_.clear();
    for (std::string_view line : split(said_, '\n'))
      if (const std::size_t colon = line.find(": ");
          colon != std::string_view::npos && line.substr(0, colon).find('.') != line.npos)
        why_[std::string(line.substr(0, colon))] = line.substr(colon + 2);
    return code;
  }

  std::string read(const fs::path& file) const {
    return read_file(folder_ / file, std::size_t{1} << 30);
  }

  void write(const fs::path& file, const std::string& text) const {
    std::ofstream(folder_ / file) << text;
  }

  void replace(const fs::path& file, const std::string& old, const std::string& fresh) const {
    std::string text = read(file);
    const std::size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos) << file;
    write(file, text.replace(at, old.size(), fresh));
  }

  /// Changes the text of the manifest, and updates its hash.
  void replace_in_manifest(const std::string& old, const std::string& fresh) const {
    replace(manifest, old, fresh);
    std::string text = read(manifest);
    text.resize(text.rfind("end "));
    write(manifest, text + "end " + hexadecimal(content_hash(text)) + " \n");
  }

  bool is_listed(const std::string& game) const {
    return read("out/index.html").find("href=\"" + game + "/rules.html\"") != std::string::npos;
  }

  using Why = std::map<std::string, std::string>;
  const fs::path manifest = "out/.boardwright";
  fs::path folder_;
  Context context_;
  Engine engine_{1, 2};
  std::string said_, warned_;
  Why why_;
};

/// All files of a game, each with the same reason.
std::map<std::string, std::string> all_of(const std::string& game, const std::string& why) {
  std::map<std::string, std::string> files;
  for (const char* file :
       {"board-a4.pdf", "board-letter.pdf", "board-single.pdf", "book.pdf", "figures/1.pdf",
        "figures/1.png", "figures/1.svg", "pieces-a4.pdf", "rules.html", ".facts", "card.html",
        "cover.svg", "drawn/1.svg", "game.js", "kit-a4.pdf"})
    files[game + "/" + file] = why;
  return files;
}

/// The copies of the source files of a game.
std::map<std::string, std::string> sources_of(const std::string& game, const std::string& why) {
  std::map<std::string, std::string> files;
  for (const char* file : {"claims.toml", "figures.toml", "game.toml", "rules.md"})
    files[game + "/source/" + file] = why;
  return files;
}

/// The shared fonts, each with the same reason.
std::map<std::string, std::string> fonts_because(const std::string& why) {
  std::map<std::string, std::string> files;
  for (const char* file : {"signs.woff2", "sans.woff2", "sans-bold.woff2", "sans-italic.woff2",
                           "mono.woff2", "serif.woff2", "serif-bold.woff2", "serif-italic.woff2"})
    files[std::string("site_files/") + file] = why;
  return files;
}

constexpr std::size_t all_files = 52;  // of two games, the index and the site

TEST_F(Rebuild, MakesNothingWhenNothingChangedAndPrintsTheCounts) {
  ASSERT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_.size(), all_files);
  EXPECT_EQ(why_["index.html"], "no earlier build made it");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, Why{});
  EXPECT_EQ(said_,
            "kagome: 1 of 2 claims agree, 1 explained; 1 figure, 1 page\n"
            "weave: 1 of 2 claims agree, 1 explained; 1 figure, 1 page\n"
            "nothing has changed in " +
                (folder_ / "out").string() + "\n");
}

// Computed values come from the manifest: computing them again would replace the forged value.
TEST_F(Rebuild, AChangedArticleMakesItsPageAndTheBookAndProvesNothing) {
  ASSERT_EQ(run(), ExitCode::fine);
  replace("templates/games/kagome/rules.md", "cells.", "cells, as is known.");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, (Why{{"index.html", "the entry of kagome changed"},  // the book is longer
                       {"kagome/.facts", "games/kagome/rules.md changed"},
                       {"kagome/book.pdf", "games/kagome/rules.md changed"},
                       {"kagome/rules.html", "games/kagome/rules.md changed"},
                       {"kagome/source/rules.md", "games/kagome/rules.md changed"}}));
  replace_in_manifest("value n8", "value n7");
  replace("templates/games/kagome/rules.md", "as is known", "as one knows");
  EXPECT_EQ(run(), ExitCode::claim_differs);
}

TEST_F(Rebuild, AnotherEngineProvesAndDrawsEverythingAgain) {
  ASSERT_EQ(run(), ExitCode::fine);
  replace_in_manifest("value n8", "value n7");
  engine_.program = 3;
  EXPECT_EQ(run(), ExitCode::fine);
  Why all = all_of("kagome", "the program changed");
  all.merge(all_of("weave", "the program changed"));
  all["index.html"] = "the program changed";
  all.merge(fonts_because("the program changed"));
  for (const char* script : {"page.js", "live.js", "table.js", "engine.js"})
    all[std::string("site_files/") + script] = "the program changed";
  for (const char* game : {"kagome", "weave"})  // drawn, and the same as before
    all.erase(std::string(game) + "/figures/1.svg");
  EXPECT_EQ(why_, all);
}

TEST_F(Rebuild, AnotherTitleOfASectionIsNotProvedByTheOldOne) {
  ASSERT_EQ(run(), ExitCode::fine);
  replace_in_manifest("value n8", "value n7");
  replace("templates/games/kagome/rules.md", "Strider", "Walker");
  EXPECT_EQ(run(), ExitCode::fine);
}

TEST_F(Rebuild, AnotherDrawingModuleOrFontMakesPdfAndPngAgain) {
  ASSERT_EQ(run(), ExitCode::fine);
  engine_.module = 3;
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  Why drawn = all_of("kagome", "the drawing module changed");
  for (const char* file : {".facts", "card.html", "cover.svg", "drawn/1.svg", "figures/1.svg",
                           "game.js", "rules.html"})
    drawn.erase(std::string("kagome/") + file);
  drawn.merge(fonts_because("the drawing module changed"));
  EXPECT_EQ(why_, drawn);
}

TEST_F(Rebuild, AChangedStyleMakesEverythingThatShowsIt) {
  ASSERT_EQ(run(), ExitCode::fine);
  replace("templates/styles/plain.toml", "#eeeeee", "#dddddd");
  EXPECT_EQ(run(), ExitCode::fine);
  Why all = all_of("kagome", "styles/plain.toml changed");
  all.merge(all_of("weave", "styles/plain.toml changed"));
  all["index.html"] = "the entry of kagome changed, the entry of weave changed";
  EXPECT_EQ(why_, all);
}

TEST_F(Rebuild, ANewLetterMakesTheFontsThatHaveItAgain) {
  ASSERT_EQ(run(), ExitCode::fine);
  const std::string before = read("out/site_files/serif.woff2");
  replace("templates/games/kagome/rules.md", "cells.", "cells, naïvely counted.");
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  EXPECT_TRUE(why_.contains("site_files/serif.woff2"));
  EXPECT_NE(read("out/site_files/serif.woff2"), before);
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, Why{}) << "letters of pages that are kept are known";
  replace("templates/games/kagome/rules.md", ", naïvely counted", "");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(read("out/site_files/serif.woff2"), before);
}

TEST_F(Rebuild, AChangedFrameMakesPagesOnly) {
  ASSERT_EQ(run(), ExitCode::fine);
  write("templates/pages/page.css", read("templates/pages/page.css") + "p { color: red }\n");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, (Why{{"index.html", "pages/page.css changed"},
                       {"kagome/card.html", "pages/page.css changed"},
                       {"kagome/rules.html", "pages/page.css changed"},
                       {"weave/card.html", "pages/page.css changed"},
                       {"weave/rules.html", "pages/page.css changed"}}));
}

TEST_F(Rebuild, MakesAgainWhatIsMissingOrWasChangedByHand) {
  ASSERT_EQ(run(), ExitCode::fine);
  const std::string page = read("out/kagome/rules.html");
  write("out/kagome/rules.html", "mine");
  fs::remove(folder_ / "out/weave/figures/1.pdf");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_,
            (Why{{"kagome/rules.html", "changed by hand"}, {"weave/figures/1.pdf", "missing"}}));
  EXPECT_EQ(read("out/kagome/rules.html"), page);
  EXPECT_TRUE(fs::exists(folder_ / "out/weave/figures/1.pdf"));
}

TEST_F(Rebuild, BuildingOneGameKeepsTheOthersInTheIndex) {
  ASSERT_EQ(run(), ExitCode::fine);
  for (const char* game : {"kagome", "weave"})
    replace(std::string("templates/games/") + game + "/game.toml", "Kagome", "Basket");
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  EXPECT_FALSE(why_.contains("weave/rules.html"));
  EXPECT_EQ(why_["index.html"], "the entry of kagome changed");
  EXPECT_TRUE(is_listed("kagome") && is_listed("weave"));
  EXPECT_EQ(run(), ExitCode::fine);  // the other game is still recorded with older data
  EXPECT_EQ(why_["kagome/rules.html"],
            "the pages beside it changed");  // it links to the other game
  EXPECT_FALSE(why_.contains("kagome/book.pdf"));
  EXPECT_EQ(why_["weave/rules.html"], "games/weave/game.toml changed, the pages beside it changed");
}

TEST_F(Rebuild, OneGameIsProvedEvenIfAnotherIsBroken) {
  replace("templates/games/weave/claims.toml", "count = 3", "count = 4");
  write("templates/games/weave/figures.toml", "what is this");
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  EXPECT_TRUE(is_listed("kagome"));
  EXPECT_FALSE(is_listed("weave"));  // it has no pages
}

TEST_F(Rebuild, AGameWithPagesIsListedWithoutARecord) {
  ASSERT_EQ(run(), ExitCode::fine);
  fs::remove(folder_ / manifest);
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  EXPECT_TRUE(is_listed("weave"));
  EXPECT_EQ(run(), ExitCode::fine);
  Why weave = all_of("weave", "no earlier build made it");
  weave.merge(sources_of("weave", "no earlier build made it"));
  weave["index.html"] = "the entry of weave changed";  // it has prints now
  std::erase_if(why_, [](const auto& file) { return file.first.starts_with("site_files/"); });
  EXPECT_EQ(why_, weave);
}

TEST_F(Rebuild, ABrokenManifestOrOneOfAnotherFormatIsEmpty) {
  ASSERT_EQ(run(), ExitCode::fine);
  const std::string whole = read(manifest);
  std::string flipped = whole, shortened = whole;
  ++flipped[whole.find("value n8") + 7];
  shortened.resize(whole.size() / 2);
  for (const std::string& text :
       {std::string(), std::string("boardwright 1\n"), flipped, shortened,
        std::string("0123456789abcdef 0123456789abcdef kagome/book.pdf\n")}) {
    write(manifest, text);
    EXPECT_EQ(run(), ExitCode::fine);
    EXPECT_EQ(why_.size(), all_files) << text.substr(0, 60);
    EXPECT_EQ(read(manifest), whole);
  }
}

TEST_F(Rebuild, FilesOfARemovedGameAreDeleted) {
  ASSERT_EQ(run(), ExitCode::fine);
  fs::remove_all(folder_ / "templates/games/weave");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_FALSE(fs::exists(folder_ / "out/weave"));
  std::erase_if(why_, [](const auto& file) { return file.first.starts_with("site_files/"); });
  EXPECT_EQ(why_, (Why{{"index.html", "the entry of weave is gone"},
                       {"kagome/rules.html", "the pages beside it changed"}}));
  EXPECT_EQ(read("out/kagome/rules.html").find("../weave/"), std::string::npos);
}

TEST_F(Rebuild, PreviousAndNextLinksAreOfGamesInTheOutput) {
  EXPECT_EQ(run({"kagome"}), ExitCode::fine);
  EXPECT_EQ(read("out/kagome/rules.html").find("rel=\"next\""), std::string::npos);
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_["kagome/rules.html"], "the pages beside it changed");
  EXPECT_NE(read("out/kagome/rules.html").find("href=\"../weave/rules.html\" rel=\"next\""),
            std::string::npos);
  EXPECT_NE(read("out/weave/rules.html").find("href=\"../kagome/rules.html\" rel=\"prev\""),
            std::string::npos);
  replace("templates/games/weave/game.toml", "\"Kagome\"", "\"New Kagome\"");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_["kagome/rules.html"], "the pages beside it changed");
}

TEST_F(Rebuild, AForgedManifestDeletesNothingElsewhere) {
  ASSERT_EQ(run(), ExitCode::fine);
  fs::create_directory(folder_ / "mine");
  write("mine/kept.txt", "mine");
  write("kept.txt", "mine");
  fs::create_directory_symlink("../../mine", folder_ / "out/kagome/link");
  replace_in_manifest(
      "file ",
      "file 0123456789abcdef 0123456789abcdef 0123456789abcdef kagome/link/kept.txt\nfile ");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(read("mine/kept.txt"), "mine");
  replace_in_manifest(
      "file ",
      "file 0123456789abcdef 0123456789abcdef 0123456789abcdef kagome/../../kept.txt\nfile ");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(read("kept.txt"), "mine");
}

TEST_F(Rebuild, TemporaryFilesOfKilledBuildsAreRemoved) {
  ASSERT_EQ(run(), ExitCode::fine);
  const std::vector<std::string> leftovers = {".index.html.0a1b2c", "..boardwright.000000",
                                              "kagome/.book.pdf.zzzzzz",
                                              "weave/figures/.gone.png.123456"};
  for (const std::string& file : leftovers) write("out/" + file, "half");
  write("out/.notes.123456", "mine");
  EXPECT_EQ(run(), ExitCode::fine);
  for (const std::string& file : leftovers)
    EXPECT_FALSE(fs::exists(folder_ / "out" / file)) << file;
  EXPECT_TRUE(fs::exists(folder_ / "out/.notes.123456"));
}

TEST_F(Rebuild, AFileWithTheMarkOfTheLastBuildIsNotReadAgain) {
  ASSERT_EQ(run(), ExitCode::fine);
  const std::string page = "kagome/rules.html", marks = "out/.boardwright.seen";
  const std::string hash = hexadecimal(content_hash(read("out/" + page)));
  const disk::Folder out(folder_ / "out");
  const auto mark = disk::FolderReader(out).mark_of(page);
  ASSERT_TRUE(mark);
  const auto line = [&](std::uint64_t inode) {
    return hexadecimal(inode) + " " + hexadecimal(mark->size) + " " +
           hexadecimal(static_cast<std::uint64_t>(mark->changed)) + " " + page + "\n";
  };
  replace_in_manifest(" " + hash + " ", " 0123456789abcdef ");
  write(marks, line(mark->file));
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, Why{}) << "its bytes were not compared";
  EXPECT_NE(read(marks).find(line(mark->file)), std::string::npos) << "nor will they be";
  write(marks, line(mark->file + 1));
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, (Why{{page, "changed by hand"}}));
}

TEST_F(Rebuild, OnlyMarksOfFilesThatRestAreKept) {
  disk::FileMark mark;
  EXPECT_TRUE(disk::is_settled(mark));
  mark.changed = INT64_MAX;
  EXPECT_FALSE(disk::is_settled(mark)) << "changed after now";
  ASSERT_EQ(run(), ExitCode::fine);
  write("out/kagome/rules.html", "by hand");
  const disk::Folder out(folder_ / "out");
  EXPECT_FALSE(disk::is_settled(disk::FolderReader(out).mark_of("kagome/rules.html").value()));
}

TEST_F(Rebuild, HiddenFilesAreNotPartOfAGame) {
  ASSERT_EQ(run(), ExitCode::fine);
  for (const char* folder : {"games/kagome", "styles", "tilings", "pieces", "pages"})
    fs::create_symlink("someone@somewhere.123",
                       context_.search_path.shipped() / folder / ".#lock.toml");
  fs::create_directory(context_.search_path.shipped() / "games/kagome/.git");
  write("templates/games/kagome/.git/rules.md", "no text");
  write("templates/games/kagome/.rules.md.swp", "no text");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_, Why{});
}

TEST_F(Rebuild, AChangedGameMakesThosePagesAgainThatVaryIt) {
  const fs::path weave = "templates/games/weave/game.toml",
                 kagome = "templates/games/kagome/game.toml";
  write(weave, "like = \"kagome\"\n" + read(weave));
  ASSERT_EQ(run(), ExitCode::fine);
  write(kagome, read(kagome) + "\n# The same rules.\n");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(why_["weave/rules.html"], "games/kagome/game.toml changed");
  replace("templates/games/kagome/rules.md", "cells.", "cells, as is known.");
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_FALSE(why_.contains("weave/rules.html"));
}

TEST_F(Rebuild, WarningsAreRepeated) {
  replace("templates/games/kagome/game.toml", "\"step across\"",
          "\"step across\", \"leap 9 straight\"");
  ASSERT_EQ(run(), ExitCode::fine) << warned_;
  ASSERT_NE(warned_.find("warning"), std::string::npos) << warned_;
  const std::string first = warned_;
  EXPECT_EQ(run(), ExitCode::fine);
  EXPECT_EQ(warned_, first);
  EXPECT_EQ(why_, Why{});
}

}  // namespace
}  // namespace boardwright::tests::rebuild_test
