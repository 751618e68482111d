// The whole build: deterministic bytes, only changed files, and no files when a claim fails.
#include <clocale>
#include <cstdlib>
#include <fstream>
#include <map>
#include <vector>

#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/run_command.h"
#include "support/small_game.h"

namespace boardwright::tests::build_test {
namespace {

namespace fs = std::filesystem;

class Build : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-build-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  void TearDown() override { fs::remove_all(folder_); }

  ExitCode run(const std::string& out, int jobs = 2, bool draft = false) {
    testing::internal::CaptureStdout();
    test::Words words = {{"--out", folder_ / out}, {"--jobs", std::to_string(jobs)}};
    if (draft) words.emplace("--draft", "");
    const ExitCode code = test::run_command("build", words, context_);
    said_ = testing::internal::GetCapturedStdout();
    return code;
  }

  std::map<std::string, std::string> files(const std::string& out) const {
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder_ / out))
      if (entry.is_regular_file())
        found[fs::relative(entry.path(), folder_ / out).string()] =
            read_file(entry.path(), std::size_t{1} << 30);
    return found;
  }

  std::map<std::string, fs::file_time_type> times(const std::string& out) const {
    std::map<std::string, fs::file_time_type> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder_ / out))
      if (entry.is_regular_file()) found[entry.path().string()] = entry.last_write_time();
    return found;
  }

  /// Makes a copy of the data with one game, which a test can change.
  void own_templates() { own_templates({"lotus-39"}); }

  void own_templates(const std::vector<std::string>& games) {
    fs::copy(context_.search_path.shipped(), folder_ / "templates", fs::copy_options::recursive);
    context_.search_path = on_disk(folder_ / "templates");
    std::vector<fs::path> others = {context_.search_path.shipped() / "manual"};
    for (const auto& entry : fs::directory_iterator(context_.search_path.shipped() / "games"))
      if (std::find(games.begin(), games.end(), entry.path().filename().string()) == games.end())
        others.push_back(entry.path());
    for (const fs::path& other : others) fs::remove_all(other);
  }

  void replace(const fs::path& file, const std::string& old, const std::string& fresh) {
    std::string text = read_file(context_.search_path.shipped() / file, std::size_t{1} << 20);
    const std::size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, old.size(), fresh);
    std::ofstream(context_.search_path.shipped() / file) << text;
  }

  fs::path folder_;
  Context context_;
  std::string said_;
};

TEST_F(Build, WritesEveryFigureInThreeFormatsAndEveryPage) {
  own_templates();
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto game = test::lotus(Extent::figures);
  const auto written = files("out");
  for (const Figure* figure : game->figures())
    for (const char* format : {".svg", ".pdf", ".png"})
      EXPECT_TRUE(written.contains("lotus-39/figures/" + figure->id + format)) << figure->id;
  for (const char* page : {"index.html", "lotus-39/pieces.html", "lotus-39/board.html"})
    EXPECT_TRUE(written.contains(page)) << page;
}

TEST_F(Build, PrintsBoardPiecesAndBookOfEveryGameAndLinksThem) {
  const std::vector<std::string> games =
      test::tries_all ? test::games_with_articles() : std::vector<std::string>{"gilman-river"};
  ASSERT_FALSE(games.empty());
  own_templates(games);
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto written = files("out");
  for (const std::string& game : games)
    for (const char* print :
         {"board-a4.pdf", "board-letter.pdf", "board-single.pdf", "pieces-a4.pdf", "book.pdf"}) {
      const std::string path = game + "/" + print;
      ASSERT_TRUE(written.contains(path)) << path;
      EXPECT_TRUE(written.at(path).starts_with("%PDF-")) << path;
      EXPECT_NE(written.at("index.html").find("\"" + path + "\""), std::string::npos) << path;
      for (const auto& [file, bytes] : written)
        if (file.starts_with(game) && file.ends_with(".html") && !file.ends_with("/card.html") &&
            !file.ends_with("/play.html") && !file.ends_with(".checked.html")) {
          EXPECT_NE(bytes.find("href=\"" + std::string(print) + "\""), std::string::npos) << file;
        }
    }
}

// The Ox has no drawing, so it is shown by its letter.
TEST_F(Build, PrintsABoardTooLongForItsPiecesWithSmallerCells) {
  own_templates();
  fs::remove_all(folder_ / "templates/games");
  fs::create_directories(folder_ / "templates/games/road");
  std::ofstream(folder_ / "templates/games/road/game.toml")
      << "title = \"Road\"\nsummary = \"One long rank.\"\nby = \"N. N., 2000\"\n"
         "style = \"classic\"\ntiling = \"rectangular\"\nboards = [\"road\"]\n"
         "[board.road]\nrectangle = [300, 1]\n[[seat]]\nname = \"White\"\nforward = 90\n"
         "[piece.ox]\nname = \"Ox\"\nletter = \"O\"\nmoves = [\"slide orthogonal\"]\n";
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto written = files("out");
  EXPECT_TRUE(written.contains("road/board-single.pdf"));
  EXPECT_TRUE(written.contains("road/pieces-a4.pdf"));
}

TEST_F(Build, GivesTheSameBytesWithOneThreadAndManyInAnyLocaleAndTimeZone) {
  std::vector<std::string> games = {"lotus-39", "chess", "xiangqi"};
  if (test::tries_all) games.insert(games.end(), {"immortal-star-masters", "shogi"});
  own_templates(games);
  ASSERT_EQ(run("one", 1), ExitCode::fine);
  setenv("TZ", "Asia/Tokyo", 1);
  std::setlocale(LC_ALL, "de_DE.UTF-8");
  ASSERT_EQ(run("many", 5), ExitCode::fine);
  std::setlocale(LC_ALL, "C");
  unsetenv("TZ");
  EXPECT_EQ(files("one"), files("many"));
}

TEST_F(Build, WritesNothingTheSecondTime) {
  own_templates();
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto before = times("out");
  ASSERT_EQ(run("out"), ExitCode::fine);
  EXPECT_EQ(times("out"), before);
  EXPECT_NE(said_.find("nothing has changed"), std::string::npos) << said_;
}

TEST_F(Build, MakesMissingAndDamagedFilesAgain) {
  own_templates();
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto whole = files("out");
  fs::remove(folder_ / "out/lotus-39/figures/B1-1.png");
  std::ofstream(folder_ / "out/lotus-39/figures/A1-1.pdf") << "spoilt";
  std::ofstream(folder_ / "out/lotus-39/board.html") << "spoilt";
  ASSERT_EQ(run("out"), ExitCode::fine);
  EXPECT_EQ(files("out"), whole);
}

TEST_F(Build, WritesOnlyFilesThatShowAChangedFigure) {
  own_templates();
  ASSERT_EQ(run("out"), ExitCode::fine);
  const auto before = times("out");
  replace("games/lotus-39/pieces-figures.toml", "Sample Bishop", "Typical Bishop");
  ASSERT_EQ(run("out"), ExitCode::fine);
  int changed = 0, changed_searches = 0;
  for (const auto& [file, time] : times("out"))
    if (before.at(file) != time) {
      const bool found = file.find("/search-") != std::string::npos;
      ++(found ? changed_searches : changed);
      EXPECT_TRUE(file.find("B1-1.") != std::string::npos ||
                  file.find("pieces.html") != std::string::npos ||
                  file.find("book.pdf") != std::string::npos ||
                  file.find(".facts") != std::string::npos ||
                  file.find("source/pieces-figures.toml") != std::string::npos || found ||
                  file.find(".boardwright") != std::string::npos)
          << file;
    }
  // SVG and PDF, with letters and drawn, the SVG of the page of the piece, the page, the book, the
  // manifest, the facts and the source. A PNG shows no title.
  EXPECT_EQ(changed, 10);
  EXPECT_GT(changed_searches, 0);
}

TEST_F(Build, WritesNothingWhenAClaimDiffersAndNoErratumExplainsIt) {
  own_templates();
  replace("games/lotus-39/pieces-claims.toml", "count = 14", "count = 15");
  testing::internal::CaptureStderr();
  EXPECT_EQ(run("out"), ExitCode::claim_differs);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("no erratum explains"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder_ / "out"));
}

TEST_F(Build, ANumberWithoutAClaimInAStrictArticleStopsNoDraft) {
  own_templates({});
  test::write_small_game(context_.search_path.shipped() / "games/nine");
  replace("games/nine/game.toml", "[[article]]", "[[article]]\nstrict = true");
  std::ofstream(folder_ / "templates/games/nine/rules.md", std::ios::app) << "\nThere are 77.\n";
  for (const bool draft : {false, true}) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(run("out", 2, draft), draft ? ExitCode::fine : ExitCode::input);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("no claim proves '77'"),
              std::string::npos);
  }
}

TEST_F(Build, ADraftIsReplacedByTheNextBuildWithoutDrafts) {
  own_templates({});
  test::write_small_game(context_.search_path.shipped() / "games/nine");
  ASSERT_EQ(run("fresh"), ExitCode::fine);
  const auto whole = files("fresh");
  ASSERT_EQ(run("agreed", 2, true), ExitCode::fine);
  EXPECT_EQ(files("agreed"), whole) << "a draft in which every claim agrees is no draft";

  const fs::path claims = "games/nine/claims.toml";
  replace(claims, test::right_count, test::wrong_count);
  testing::internal::CaptureStderr();
  ASSERT_EQ(run("out", 2, true), ExitCode::fine);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("write count = 9"), std::string::npos);
  EXPECT_NE(said_.find("; a draft\n"), std::string::npos) << said_;
  const auto drafted = files("out");
  EXPECT_NE(drafted.at("index.html").find("draft: 1 claim differs"), std::string::npos);
  testing::internal::CaptureStderr();
  ASSERT_EQ(run("out", 2, true), ExitCode::fine);
  testing::internal::GetCapturedStderr();
  EXPECT_EQ(files("out"), drafted);
  EXPECT_NE(said_.find("nothing has changed"), std::string::npos);

  testing::internal::CaptureStderr();
  EXPECT_EQ(run("out"), ExitCode::claim_differs);
  testing::internal::GetCapturedStderr();
  EXPECT_FALSE(fs::exists(folder_ / "out/nine")) << "a build without drafts removes drafts";

  testing::internal::CaptureStderr();
  ASSERT_EQ(run("out", 2, true), ExitCode::fine);
  testing::internal::GetCapturedStderr();
  replace(claims, test::wrong_count, test::right_count);
  ASSERT_EQ(run("out"), ExitCode::fine);
  EXPECT_EQ(files("out"), whole);
}

}  // namespace
}  // namespace boardwright::tests::build_test
