// The audit of files of other programs: what is made, what is lost by which rule, what is the same.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/asked_engine.h"
#include "support/rooms.h"
#include "support/run_command.h"
#include "support/sample_games.h"

namespace boardwright::tests::audit_test {
namespace {

using namespace test;
using nlohmann::json;

/// A folder with a file of variants and one that is in no known format.
class Folder {
 public:
  Folder() {
    std::filesystem::create_directories(path_);
    std::ofstream(path_ / "notes.txt") << "nothing\n";
    std::ofstream(path_ / "variants.ini")
        << "[one:losalamos]\nmustCapture = true\n"
           "[two:losalamos]\nmustCapture = true\n"
           "[three:losalamos]\nstalemateValue = loss\n"
           "[four:losalamos]\nbikjangRule = true\npetrifyOnCaptureTypes = n\n"
           "[five:four]\nmustCapture = true\n"
           "[six:five]\n"
           "[seven:nowhere]\n";
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("boardwright-audit-" + std::to_string(getpid()));
};

std::string printed(const Words& words) {
  Context context = context_of_templates();
  testing::internal::CaptureStdout();
  EXPECT_EQ(run_command("audit", words, context), ExitCode::fine);
  return testing::internal::GetCapturedStdout();
}

TEST(Audit, LossesAreNamedByTheirRuleAndLine) {
  const Folder folder;
  const std::string text = printed({{"FILE", folder.path()}});
  EXPECT_NE(text.find("     1  one    made\n"), std::string::npos) << text;
  EXPECT_NE(
      text.find("     7  four   lost: bikjangRule (line 8), petrifyOnCaptureTypes (line 9)\n"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("    13  seven  lost: nowhere (line 13)\n"), std::string::npos) << text;
  EXPECT_NE(text.find("     3  bikjangRule: four, five, six\n"), std::string::npos) << text;
  EXPECT_NE(text.find("7 read, 3 made\n"), std::string::npos) << text;
}

TEST(Audit, GamesOfTheSamePiecesCountsAndRulesAreTheSame) {
  const Folder folder;
  const json all = json::parse(printed({{"FILE", folder.path()}, {"--json", ""}}));
  EXPECT_EQ(all["games"][1]["same"], "one");
  EXPECT_EQ(all["games"][2]["same"], nullptr);
  EXPECT_EQ(all["games"][2]["alike"], nullptr);  // another rule of captures: other counts
  EXPECT_EQ(all["games"][0]["perft"].size(), 4u);
  EXPECT_EQ(all["games"][4]["lost"][0]["line"], 8);
}

TEST(Audit, NothingKnownIsAnError) {
  const Folder folder;
  Context context = context_of_templates();
  EXPECT_THROW(run_command("audit", {{"FILE", folder.path() + "/notes.txt"}}, context), UsageError);
}

TEST(Audit, GamesAreCheckedByTheEngine) {
  if (asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  const Folder folder;
  const json all = json::parse(printed(
      {{"FILE", folder.path()}, {"--check", asked_engine()}, {"--games", "1"}, {"--json", ""}}));
  EXPECT_EQ(all["asked"], 3);
  EXPECT_EQ(all["equal"], 3);
  EXPECT_GT(all["games"][0]["check"]["positions"], 5);
}

}  // namespace
}  // namespace boardwright::tests::audit_test
