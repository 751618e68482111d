// New games can be built at once, whatever they start from, and no folder is overwritten.
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::new_test {
namespace {

namespace fs = std::filesystem;

/// A folder for new games.
class NewGame : public testing::Test {
 protected:
  NewGame() {
    std::string name = (fs::temp_directory_path() / "boardwright-new-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  ~NewGame() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }

  fs::path path(const std::string& name) const { return folder_ / name; }

  /// "message (hint)" of the error; empty if the game was written.
  std::string refusal(const std::string& name, test::Words words) {
    words["NAME"] = path(name).string();
    testing::internal::CaptureStdout();
    std::string said;
    try {
      EXPECT_EQ(test::run_command("new", words, context_), ExitCode::fine);
    } catch (const UsageError& error) {
      said = std::string(error.what()) + " (" + error.hint + ")";
    }
    testing::internal::GetCapturedStdout();
    return said;
  }

  /// The problems of a new game, in its rules, its figures and its claims.
  std::string problems(const std::string& name) const {
    SearchPath search_path = context_.search_path;
    const std::string id = find_game(search_path, path(name).string());
    Report report;
    const auto game = read_game(search_path, id, Extent::all, report);
    if (!report.has_errors() && game->find_position(game->start) == nullptr && !game->start.empty())
      return "no start";
    return describe(report);
  }

  std::string text(const std::string& name) const {
    return disk::read_file(path(name) / "game.toml", 1 << 20);
  }

  fs::path folder_;
  Context context_;
};

TEST_F(NewGame, OnEveryFormOfBoard) {
  int number = 0;
  for (const char* board :
       {"8x8", "hex:6", "lotus-39", "lotus:0,0;1,0", "rings:0,0", "glinski", "9x10", "12x4", "3x3",
        "hex:2", "snub-square/3x3", "triangular/8x6", "truncated-square/5x5", "trihexagonal/5x5",
        "elongated-triangular/6x6", "truncated-hexagonal/4x4", "truncated-trihexagonal/3x3",
        "snub-hexagonal/4x4", "hexagonal-flat/hex:4"}) {
    const std::string name = "game-" + std::to_string(++number);
    EXPECT_EQ(refusal(name, {{"--board", board}}), "");
    EXPECT_EQ(problems(name), "") << board;
  }
}

TEST_F(NewGame, IsBuiltAndVerifiedAsItStands) {
  ASSERT_EQ(refusal("pond", {{"--board", "hex:6"}}), "");
  testing::internal::CaptureStdout();
  EXPECT_EQ(test::run_command("verify", {{"GAME", path("pond").string()}}, context_),
            ExitCode::fine);
  EXPECT_EQ(
      test::run_command("build", {{"GAME", path("pond").string()}, {"--out", path("out").string()}},
                        context_),
      ExitCode::fine);
  testing::internal::GetCapturedStdout();
  EXPECT_TRUE(fs::exists(path("out") / "pond" / "index.html"));
}

TEST_F(NewGame, NamesTheSchemaForEditors) {
  ASSERT_EQ(refusal("pond", {}), "");
  // Taplo takes the schema from any of the comments before the first key.
  const std::string comments = text("pond").substr(0, text("pond").find("\n\n"));
  EXPECT_NE(comments.find("\n#:schema schemas/game.json\n"), comments.npos) << comments;
  EXPECT_EQ(comments.find("\nformat"), comments.npos);
  for (const char* kind : {"game", "figures", "claims", "tiling", "style", "pieces"})
    EXPECT_TRUE(fs::exists(path("pond") / "schemas" / (std::string(kind) + ".json"))) << kind;
}

// Some names in the list used to be refused.
TEST_F(NewGame, AcceptsEveryNameThatItLists) {
  const SearchPath search_path = on_disk(find_home() / "templates");
  const std::string said = refusal("pond", {{"--board", "nowhere"}});
  for (const std::string& tiling : search_path.names("tilings")) {
    ASSERT_NE(said.find(tiling), std::string::npos) << tiling;
    EXPECT_EQ(refusal(tiling, {{"--board", tiling}}), "") << tiling;
  }
}

TEST_F(NewGame, ListsTheKnownBoards) {
  const std::string said = refusal("pond", {{"--board", "lotus-93"}});
  EXPECT_TRUE(said.starts_with("unknown board 'lotus-93' (did you mean 'lotus-39'?")) << said;
  for (const char* each : {"8x8", "hex:6", "lotus:0,0;1,0", "snub-square", "glinski"})
    EXPECT_NE(said.find(each), std::string::npos) << each;
  EXPECT_FALSE(fs::exists(path("pond")));
  EXPECT_TRUE(refusal("pond", {{"--board", "1x1"}}).starts_with("board '1x1' is too small"));
}

TEST_F(NewGame, FromAFen) {
  const std::string chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  ASSERT_EQ(refusal("chess", {{"--from", chess}}), "");
  EXPECT_EQ(problems("chess"), "");
  testing::internal::CaptureStdout();
  test::run_command("perft", {{"GAME", path("chess").string()}, {"--depth", "3"}}, context_);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "8902\n");
  write_file_atomic(
      path("wide.fen"),
      "# a wider one\nrnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1\n");
  ASSERT_EQ(refusal("wide", {{"--from", path("wide.fen").string()}}), "");
  EXPECT_EQ(problems("wide"), "");
  EXPECT_NE(text("wide").find("boards = [\"10x8\"]"), std::string::npos);
  ASSERT_EQ(refusal("drops", {{"--from", "ls+gk/pppp/4/4/PPPP/KGSL[Pp] w - - 0 1"}}), "");
  EXPECT_EQ(problems("drops"), "");
}

TEST_F(NewGame, RefusesOtherFens) {
  EXPECT_EQ(refusal("pond", {{"--from", "4k3/8/7/8/8/8/8/4K3 w - - 0 1"}}),
            "row 3 of the FEN has 7 cells, and the first has 8 (write every row in full, as 8 or "
            "p6p)");
  EXPECT_TRUE(refusal("pond", {{"--from", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"}})
                  .ends_with("the turn is w or b ()"));
  EXPECT_EQ(refusal("pond", {{"--from", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}, {"--board", "9x9"}}),
            "this FEN is for a board of 8x8 (leave out --board)");
  write_file_atomic(path("words.txt"), "hello\n");
  EXPECT_TRUE(
      refusal("pond", {{"--from", path("words.txt").string()}}).starts_with("there is no FEN in "));
  EXPECT_FALSE(fs::exists(path("pond")));
}

TEST_F(NewGame, WithTheRulesOfEveryShippedGame) {
  const std::vector<std::string> all = context_.search_path.games();
  for (std::size_t i = 0; i < all.size(); i += test::tries_all ? 1 : 5) {
    const std::string& id = all[i];
    EXPECT_EQ(refusal("own-" + id, {{"--from", id}}), "") << id;
    const std::string own = text("own-" + id);
    EXPECT_EQ(own.find("[[article]]"), std::string::npos) << id;
    EXPECT_EQ(own.find("[[count]]"), std::string::npos) << id;
  }
  for (const std::string id : {"chess", "lotus-39"})
    if (!fs::exists(path("own-" + id))) refusal("own-" + id, {{"--from", id}});
  EXPECT_EQ(problems("own-chess"), "");
  EXPECT_EQ(problems("own-lotus-39"), "");
  EXPECT_NE(text("own-chess").find("title   = \"Own Chess\""), std::string::npos);
}

TEST_F(NewGame, WithTheRulesOfAGameWithQuotationMarksInItsTitle) {
  fs::create_directories(path("wide"));
  write_file_atomic(path("wide") / "game.toml",
                    "title = 'The \"Wide\" Game'\ntiling = \"rectangular\"\nboards = [\"10x8\"]\n"
                    "seat = [{ name = \"White\", forward = 90 }]\n"
                    "piece.king = { moves = [\"touch\"] }\n");
  EXPECT_EQ(refusal("own", {{"--from", path("wide").string()}}), "");
  EXPECT_EQ(problems("own"), "");
  EXPECT_NE(text("own").find(R"(rules of The \"Wide\" Game.")"), std::string::npos);
}

TEST_F(NewGame, OverwritesNothing) {
  ASSERT_EQ(refusal("pond", {}), "");
  const std::string before = text("pond");
  EXPECT_EQ(refusal("pond", {{"--board", "hex:6"}}),
            "'" + path("pond").string() +
                "' exists already (nothing is overwritten: give "
                "another name)");
  EXPECT_EQ(text("pond"), before);
  EXPECT_TRUE(refusal("bad name", {}).starts_with("'bad name' cannot be the name of a game"));
  EXPECT_TRUE(refusal("x", {{"--from", "chess"}, {"--board", "9x9"}})
                  .starts_with("rules come with their board"));
  int left = 0;
  for (const auto& entry : fs::directory_iterator(folder_)) left += entry.exists() ? 1 : 0;
  EXPECT_EQ(left, 1);  // no temporary folder is left
}

}  // namespace
}  // namespace boardwright::tests::new_test
