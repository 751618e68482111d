// A build that is killed between any two files leaves nothing broken, and the next one goes on from
// there.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "builder/build.h"
#include "disk/disk.h"
#include "support/little_home.h"

namespace boardwright::tests::killed_test {
namespace {

constexpr int step = 3;  ///< renames from one kill to the next that is tried
int renames_left = -1;   ///< after these this process ends; -1: it goes on

}  // namespace
}  // namespace boardwright::tests::killed_test

// In place of those of the C library.
extern "C" int renameat2(int from_folder, const char* from, int to_folder, const char* to,
                         unsigned how) noexcept {
  using boardwright::tests::killed_test::renames_left;
  if (renames_left == 0) _exit(9);
  if (renames_left > 0) --renames_left;
  return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, how));
}

extern "C" int renameat(int from_folder, const char* from, int to_folder, const char* to) noexcept {
  return renameat2(from_folder, from, to_folder, to, 0);
}

namespace boardwright::tests::killed_test {
namespace {

namespace fs = std::filesystem;
using test::files_below;
using FilesOfFolder = std::map<std::string, std::string>;

const std::vector<std::string> games = {"brook", "lake", "pond"};

/// The shipped data with three little games.
class Killed : public testing::Test {
 protected:
  struct Ended {
    bool killed = false;
    int written = 0;
  };

  /// Builds `at_once` games in a batch.
  builder::BuildSummary build_here(const fs::path& out, std::size_t at_once) const {
    builder::BuildOptions options;
    options.out = out;
    options.jobs = 1;
    options.at_once = at_once;
    options.drawn.emplace();
    builder::BuildSummary summary;
    Context context;
    context.search_path = on_disk(home_.folder() / "templates");
    context.fonts = home_.folder() / "fonts";
    EXPECT_EQ(builder::build(options, context, {1, 2}, &summary), base::ExitCode::fine);
    return summary;
  }

  /// Builds in a process of its own, which ends after `renames`.
  Ended build(const fs::path& out, int renames = -1) const {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      renames_left = renames;
      const builder::BuildSummary summary = build_here(out, 1);
      const auto bytes = ::write(ends[1], &summary.written, sizeof summary.written);
      _exit(bytes > 0 && !HasFailure() ? 0 : 1);
    }
    ::close(ends[1]);
    Ended ended;
    int status = 0;
    if (::read(ends[0], &ended.written, sizeof ended.written) <= 0) ended.written = -1;
    ::close(ends[0]);
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    ended.killed = WEXITSTATUS(status) == 9;
    EXPECT_TRUE(ended.killed || WEXITSTATUS(status) == 0);
    return ended;
  }

  /// Copies what an earlier build has written.
  static void copy(const fs::path& from, const fs::path& to) {
    fs::remove_all(to);
    fs::copy(from, to, fs::copy_options::recursive);
  }

  /// The files of each game in an output folder, without temporary ones.
  static std::map<std::string, FilesOfFolder> files_of_games(const fs::path& out) {
    std::map<std::string, FilesOfFolder> found;
    for (const std::string& id : games) {
      found[id] = files_below(out / id);
      std::erase_if(found[id], [](const auto& file) {
        const std::string name = fs::path(file.first).filename();
        return name.starts_with('.') && name != ".facts";
      });
    }
    return found;
  }

  fs::path at(const char* name) const { return home_.folder() / name; }

  const test::LittleHome home_{games};
};

TEST_F(Killed, TheFirstBuildIsFinishedByTheNext) {
  const int all = build(at("whole")).written;
  const auto whole = files_below(at("whole"));
  EXPECT_GT(all, 20);
  int last_left = all + 1;
  int kills = 0;
  std::map<std::string, std::set<FilesOfFolder>> seen;
  for (int renames = 0;; renames += step) {
    fs::remove_all(at("out"));
    if (!build(at("out"), renames).killed) break;
    ++kills;
    for (const auto& [id, files] : files_of_games(at("out"))) {
      if (fs::exists(at("out") / "index.html")) EXPECT_FALSE(files.empty()) << renames;
      seen[id].insert(files);
    }
    const Ended next = build(at("out"));
    EXPECT_FALSE(next.killed);
    EXPECT_LE(next.written, last_left) << "after " << renames << " renames less is left";
    last_left = next.written;
    EXPECT_EQ(files_below(at("out")), whole) << "after " << renames << " renames";
    if (HasFailure()) return;
  }
  EXPECT_GE(kills * step, all);
  // Absent, whole, and whole with links to the games that come after it.
  for (const auto& [id, states] : seen) EXPECT_LE(states.size(), 3U) << id << " is mixed";
}

TEST_F(Killed, AChangeIsFinishedByTheNextBuild) {
  build(at("old"));
  home_.write_game("lake", "Another lake");
  copy(at("old"), at("whole"));
  const int changed = build(at("whole")).written;
  const auto whole = files_below(at("whole"));
  auto old = files_of_games(at("old")), after = files_of_games(at("whole"));
  int kills = 0;
  for (int renames = 0;; renames += step) {
    copy(at("old"), at("out"));
    if (!build(at("out"), renames).killed) break;
    ++kills;
    for (const auto& [id, files] : files_of_games(at("out")))
      EXPECT_TRUE(files == old[id] || files == after[id])
          << id << " is mixed after " << renames << " renames";
    EXPECT_FALSE(build(at("out")).killed);
    EXPECT_EQ(files_below(at("out")), whole) << "after " << renames << " renames";
    if (HasFailure()) return;
  }
  EXPECT_GE(kills * step, changed);
}

TEST_F(Killed, GamesAreTheSameInBatchesOfAnySize) {
  build(at("one"));
  build_here(at("all"), 16);
  EXPECT_EQ(files_below(at("all")), files_below(at("one")));
  const std::string page = files_below(at("one"))["lake/index.html"];
  EXPECT_NE(page.find("../brook/index.html"), std::string::npos);
  EXPECT_NE(page.find("../pond/index.html"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::killed_test
