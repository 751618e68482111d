// Games outside the shipped folder: found by their paths or in an author's folders.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::own_games_test {
namespace {

namespace fs = std::filesystem;

constexpr const char* frog_chess = R"(title  = "Frog Chess"
tiling = "rectangular"
boards = ["8x8"]

[[seat]]
name = "White"
forward = 90

[[seat]]
name = "Black"
forward = 270

[piece.king]
letter = "K"
betza = "K"

[piece.tree-frog]
letter = "F"
moves = ["step orthogonal"]
)";

class OwnGames : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-own-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
    write("mine/frog/game.toml", frog_chess);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static std::string replaced(const std::string& old, const std::string& fresh) {
    std::string text = frog_chess;
    return text.replace(text.find(old), old.size(), fresh);
  }

  void write(const fs::path& file, const std::string& text) const {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }

  std::string at(const fs::path& file) const { return (folder_ / file).string(); }

  /// Builds a game, and captures both streams.
  ExitCode build(const std::string& game = {}) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    test::Words words = {{"--out", at("out")}};
    if (!game.empty()) words["GAME"] = game;
    const ExitCode code = test::run_command("build", words, context_);
    said_ = testing::internal::GetCapturedStdout();
    complained_ = testing::internal::GetCapturedStderr();
    return code;
  }

  std::string page(const fs::path& file) const {
    return disk::read_file(folder_ / "out" / file, std::size_t{1} << 24);
  }

  std::unique_ptr<Game> game(const std::string& word) {
    return load_game(context_, word, Extent::rules);
  }

  fs::path folder_;
  Context context_;
  std::string said_, complained_;
};

TEST_F(OwnGames, AreNamedByTheirFolderOrTheirFile) {
  for (const char* path : {"mine/frog", "mine/frog/", "mine/frog/game.toml", "mine/../mine/frog"})
    EXPECT_EQ(game(at(path))->id, "frog") << path;
  for (const char* path : {"mine", "mine/toad", "mine/frog/toad.toml", "mine/toad/game.toml"}) try {
      game(at(path));
      ADD_FAILURE() << path;
    } catch (const UsageError& error) {
      EXPECT_EQ(error.what(), "there is no game in '" + at(path) + "'");
    }
}

TEST_F(OwnGames, ANameFallsOutOfTheKey) {
  EXPECT_EQ(game(at("mine/frog"))->find_piece_type("tree-frog")->name, "Tree Frog");
}

TEST_F(OwnGames, OverrideShippedOnesInFoldersOfOptionsAndTheEnvironment) {
  write("more/games/toad/game.toml", frog_chess);
  write("more/games/frog/game.toml", replaced("Frog Chess", "Hidden"));
  ASSERT_EQ(setenv("BOARDWRIGHT_PATH", at("more").c_str(), 1), 0);
  add_author_folders(context_.search_path, {folder_ / "mine"});
  unsetenv("BOARDWRIGHT_PATH");
  EXPECT_EQ(context_.search_path.own_games(), (std::set<std::string>{"frog", "toad"}));
  EXPECT_EQ(game("frog")->title, "Frog Chess");
  EXPECT_EQ(game("chess")->title, "Chess");
  EXPECT_EQ(wanted_games(context_.search_path, {}), (std::vector<std::string>{"frog", "toad"}))
      << "an author builds her own games";
  EXPECT_THROW(add_author_folders(context_.search_path, {folder_ / "nowhere"}), UsageError);
}

TEST_F(OwnGames, HaveTilingsStylesAndDrawingsOfTheirOwn) {
  const fs::path shipped = find_home() / "templates";
  fs::create_directories(folder_ / "mine/frog/tilings");
  fs::copy(shipped / "tilings/rectangular.toml", folder_ / "mine/frog/tilings/chequered.toml");
  write("mine/frog/styles/pond.toml",
        "over = \"classic\"\n\n[[rule]]\nrole = \"cell\"\nfill = \"#00ff00\"\n");
  write("mine/frog/pieces/pond.toml",
        "[piece.tree-frog]\nname = \"Frog\"\nalt = \"A frog\"\n"
        "shapes = [{ body = \"M 0,40 L 30,-30 L -30,-30 Z\" }]\n");
  write("mine/frog/game.toml", "style = \"pond\"\n" + replaced("rectangular", "chequered"));
  EXPECT_EQ(build(at("mine/frog")), ExitCode::fine) << complained_;
  const std::string figure = page("frog/figures/1.svg");
  EXPECT_NE(figure.find(".cell{fill:#00ff00"), figure.npos);
  const PieceSet set = drawings_for(context_, *game(at("mine/frog")));
  EXPECT_NE(set.find("tree-frog"), nullptr);
  EXPECT_NE(set.find("king"), nullptr) << "the others lie below";
}

TEST_F(OwnGames, AreStandaloneAndListedInTheIndexOnceBuilt) {
  EXPECT_EQ(build(at("mine/frog")), ExitCode::fine) << complained_;
  EXPECT_EQ(page("frog/index.html").find("href=\"../"), std::string::npos);
  write("mine/toad/game.toml", frog_chess);
  EXPECT_EQ(build("jesonmor"), ExitCode::fine) << complained_;
  const std::string index = page("index.html");
  EXPECT_NE(index.find("frog/index.html"), index.npos) << "built before, from elsewhere";
  EXPECT_NE(index.find("jesonmor/index.html"), index.npos);
  EXPECT_EQ(index.find("toad"), index.npos);
  EXPECT_NE(page("jesonmor/index.html").find("href=\"../index.html\""), std::string::npos);
}

TEST_F(OwnGames, ABrokenOneDoesNotStopOthers) {
  write("mine/toad/game.toml", replaced("step orthogonal", "step sideways"));
  add_author_folders(context_.search_path, {folder_ / "mine"});
  EXPECT_EQ(build(), ExitCode::input);
  EXPECT_NE(complained_.find("mine/toad/game.toml:19"), complained_.npos) << complained_;
  EXPECT_TRUE(said_.starts_with("frog: ")) << said_;
  EXPECT_TRUE(fs::exists(folder_ / "out/frog/index.html"));
  EXPECT_FALSE(fs::exists(folder_ / "out/toad"));
  EXPECT_EQ(page("index.html").find("toad"), std::string::npos);
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  EXPECT_EQ(test::run_command("verify", {}, context_), ExitCode::input);
  testing::internal::GetCapturedStderr();
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "frog: 0 of 0 claims agree\n");
}

TEST_F(OwnGames, FilesOfABrokenOneStay) {
  EXPECT_EQ(build(at("mine/frog")), ExitCode::fine);
  const std::string before = page("frog/index.html");
  write("mine/frog/game.toml", replaced("step orthogonal", "step sideways"));
  EXPECT_EQ(build(at("mine/frog")), ExitCode::input);
  EXPECT_EQ(page("frog/index.html"), before);
  EXPECT_NE(page("index.html").find("frog/index.html"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::own_games_test
