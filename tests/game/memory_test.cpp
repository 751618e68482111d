// A game is read wholly from memory: its readers reach files through the search path alone.
#include <gtest/gtest.h>

#include <map>

#include "disk/disk.h"
#include "game/game.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::memory_test {
namespace {

namespace fs = std::filesystem;
using Texts = std::map<fs::path, std::string>;

/// The files of this map, below folders that exist nowhere.
Files files_of(const Texts& texts) {
  Files files;
  files.exists = [texts](const fs::path& path) { return texts.contains(path); };
  files.list = [texts](const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> found;
    for (const auto& [path, text] : texts) {
      const fs::path below = path.lexically_relative(folder);
      if (below.empty() || *below.begin() == ".." || below == ".") continue;
      const fs::path child = folder / *below.begin();
      if (!ending.empty() && child.extension() != ending) continue;
      if (found.empty() || found.back() != child) found.push_back(child);
    }
    return found;
  };
  files.read = [texts](const fs::path& file, const std::string&, std::size_t, Report&) {
    const auto found = texts.find(file);
    return found == texts.end() ? std::string() : found->second;
  };
  return files;
}

Texts pond() {
  return {{"/nowhere/games/pond/game.toml", test::squares() + "[piece.frog]\n"
                                                              "letter = \"F\"\n"
                                                              "moves = [\"slide orthogonal\"]\n"
                                                              "[play]\n"
                                                              "start = \"start\"\n"
                                                              "[[article]]\n"
                                                              "id = \"rules\"\n"},
          {"/nowhere/games/pond/rules.md", "# Pond\n\nA frog leaps.\n"},
          {"/nowhere/games/pond/positions/start.txt", "turn: White\nWhite: F a1\n"},
          {"/nowhere/tilings/rectangular.toml",
           disk::read_file(test::templates() / "tilings/rectangular.toml", 1 << 20)}};
}

TEST(FilesInMemory, HoldAWholeGame) {
  const SearchPath search_path("/nowhere", files_of(pond()));
  EXPECT_EQ(search_path.games(), std::vector<std::string>{"pond"});
  Report report;
  const auto game = read_game(search_path, "pond", Extent::all, report);
  EXPECT_EQ(describe(report), "");
  ASSERT_TRUE(game->has_boards);
  EXPECT_EQ(game->board().size(), 64);
  EXPECT_NE(game->find_position("start"), nullptr);
  EXPECT_EQ(read_text(game->storage, game->articles.front().text, 99, report),
            "# Pond\n\nA frog leaps.\n");
}

TEST(FilesInMemory, AreMissedWithTheWordsOfTheDisk) {
  Texts texts = pond();
  texts.erase("/nowhere/games/pond/rules.md");
  Report report;
  read_game(SearchPath("/nowhere", files_of(texts)), "pond", Extent::all, report);
  ASSERT_TRUE(report.has_errors());
  EXPECT_EQ(report.problems().front().message, "there is no file 'rules.md' for this article");
}

TEST(FilesInMemory, AreNoneByDefault) {
  const SearchPath search_path("/nowhere", Files());
  EXPECT_TRUE(search_path.games().empty());
  EXPECT_TRUE(search_path.names("styles").empty());
  EXPECT_FALSE(search_path.files().exists("/nowhere/tilings/rectangular.toml"));
}

}  // namespace
}  // namespace boardwright::tests::memory_test
