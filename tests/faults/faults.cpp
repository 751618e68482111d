// Builds a small game repeatedly. In each build another system call fails, or the program is killed
// at it. Afterwards every file must be complete, old or new, and the next build must repair the
// rest.
//
//     faults PROGRAM PRELOAD REPOSITORY STEP
//
// Of the many open and read calls, only every STEPth is tried.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "disk/disk.h"
#include "support/rooms.h"

namespace boardwright::tests {
namespace {

namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;

constexpr auto recursive = fs::copy_options::recursive | fs::copy_options::overwrite_existing;

/// A kind of fault: a system call and what happens at it.
struct Kind {
  std::string call, action;
  int stride = 0;   ///< calls from one tried call to the next, in units of STEP; 0: every call
  int skipped = 0;  ///< number of first calls that are not tried
};

/// Kills are tried only at calls that write; elsewhere they have the same effect as failures.
/// mimalloc 3 needs two maps before the program begins, and ends with a signal without them.
const std::array kinds = {
    Kind{"open", "fail", 1},    Kind{"read", "fail", 1}, Kind{"write", "fail"},
    Kind{"fsync", "fail"},      Kind{"rename", "fail"},  Kind{"unlink", "fail"},
    Kind{"mmap", "fail", 0, 2}, Kind{"write", "kill"},   Kind{"fsync", "kill"},
    Kind{"rename", "kill"},     Kind{"unlink", "kill"},  Kind{"read", "change", 5}};

/// Without the marks of a disk.
Files files_below(const fs::path& folder) {
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().filename() != ".boardwright.seen")
      files[fs::relative(entry.path(), folder).string()] =
          disk::read_file(entry.path(), std::size_t{1} << 30);
  return files;
}

bool is_temporary(const std::string& path) {
  const std::string first = *fs::path(path).begin(), name = fs::path(path).filename();
  return (first.starts_with('.') || name.starts_with('.')) && name != ".boardwright";
}

/// The files of the game that changes.
Files game_of(const Files& files) {
  return {files.lower_bound("small/"), files.lower_bound("small0")};
}

/// Runs builds with faults in a temporary folder.
class Faults {
 public:
  Faults(fs::path program, fs::path preload, const fs::path& repository)
      : program_(std::move(program)), preload_(std::move(preload)) {
    std::string name = (fs::temp_directory_path() / "boardwright-faults-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make '" + name + "'");
    folder_ = name;
    const fs::path templates = folder_ / "templates";
    fs::create_directories(templates / "games");
    for (const char* each : {"pages", "styles"})
      fs::create_directory_symlink(repository / "templates" / each, templates / each);
    // Only the files that the game needs: other tilings and sets would be opened in the same way.
    for (const char* each : {"pieces/letters.toml", "pieces/orthodox.toml", "pieces/parts.toml",
                             "tilings/rectangular.toml"}) {
      fs::create_directories((templates / each).parent_path());
      fs::create_symlink(repository / "templates" / each, templates / each);
    }
    fs::create_directory_symlink(repository / "fonts", folder_ / "fonts");
    const fs::path small = templates / "games/small";
    fs::copy(repository / "tests/fuzz/templates/games/small", small, recursive);
    // The arrows of the links between games: with them in the text, one game uses the same
    // characters as two, so that the font subsets, which take the longest to pack, do not change.
    std::ofstream(small / "rules.md", std::ios::app) << "\nBack ← and forth →.\n";
    fs::copy(small, templates / "games/gone", recursive);
    prepare();
  }
  Faults(const Faults&) = delete;
  Faults& operator=(const Faults&) = delete;
  ~Faults() { fs::remove_all(folder_); }

  /// The number of faults of a kind that were survived. Throws std::runtime_error at the first that
  /// was not.
  int try_all(const Kind& kind, int step) {
    for (int tried = 0;; ++tried)
      if (!survives(kind, kind.skipped + tried * (std::max(1, kind.stride * step)) + 1))
        return tried;
  }

 private:
  /// Builds the old state, changes the data twice, and builds each change from scratch.
  void prepare() {
    if (run("out") != 0) throw std::runtime_error("the game cannot be built");
    fs::copy(folder_ / "out", folder_ / "kept", recursive);
    old_ = files_below(folder_ / "out");
    fs::remove_all(folder_ / "templates/games/gone");
    const fs::path text = folder_ / "templates/games/small/rules.md";
    std::ofstream(text, std::ios::app) << "\nOne sentence more.\n";
    first_text_ = disk::read_file(text, 1 << 20);
    if (run("clean") != 0) throw std::runtime_error("the changed game cannot be built");
    new_ = files_below(folder_ / "clean");
    std::ofstream(text, std::ios::app) << "\nAnd another one.\n";
    second_text_ = disk::read_file(text, 1 << 20);
    fs::remove_all(folder_ / "clean");
    if (run("clean") != 0) throw std::runtime_error("the changed game cannot be built");
    newest_ = files_below(folder_ / "clean");
    put_text(first_text_);
  }

  void put_text(const std::string& text) const {
    std::ofstream(folder_ / "templates/games/small/rules.md") << text;
  }

  int run(const std::string& out, const std::string& fault = {}) const {
    std::vector<std::string> environment = {"BOARDWRIGHT_HOME=" + folder_.string(), "PATH=/bin"};
    if (!fault.empty()) {
      environment.push_back("LD_PRELOAD=" + preload_.string());
      environment.push_back("FAULT=" + fault);
      environment.push_back("FAULT_FROM=" + (folder_ / "changed").string());
      environment.push_back("FAULT_TO=" + (folder_ / "templates/games/small/rules.md").string());
    }
    std::vector<std::string> words = {program_, "build", "--jobs",
                                      "1",      "--out", (folder_ / out).string()};
    const auto pointers = [](std::vector<std::string>& texts) {
      std::vector<char*> found;
      for (std::string& text : texts) found.push_back(text.data());
      found.push_back(nullptr);
      return found;
    };
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
      posix_spawn_file_actions_addopen(&actions, stream, (folder_ / "output").c_str(),
                                       O_WRONLY | O_CREAT | O_APPEND, 0600);
    pid_t process = 0;
    const int failed = posix_spawn(&process, program_.c_str(), &actions, nullptr,
                                   pointers(words).data(), pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (failed != 0 || waitpid(process, &status, 0) < 0)
      throw std::runtime_error("cannot run the program");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

  /// Tries a fault at the call with this number, from 1. False if there are fewer calls.
  bool survives(const Kind& kind, int number) {
    if (!is_old_) {
      fs::remove_all(folder_ / "out");
      fs::copy(folder_ / "kept", folder_ / "out", recursive);
    }
    const bool changes = kind.action == "change";
    if (changes) std::ofstream(folder_ / "changed") << second_text_;
    fs::remove(folder_ / "mark");
    fs::remove(folder_ / "output");
    what_ = kind.action + " at " + kind.call + " " + std::to_string(number);
    const int status = run("out", kind.call + " " + std::to_string(number) + " " + kind.action +
                                      " " + (folder_ / "mark").string());
    const Files& wanted = changes ? newest_ : new_;
    const bool happened = fs::exists(folder_ / "mark");
    const Files left = files_below(folder_ / "out");
    check(left, status, kind.action);
    if (!happened && left != new_) fail("the build differs although no fault occurred");
    is_old_ = left == old_;
    if (happened && !is_old_) {
      if (run("out") != 0) fail("the next build fails");
      if (files_below(folder_ / "out") != wanted) fail("the next build does not repair it");
    }
    if (changes) put_text(first_text_);
    return happened;
  }

  void check(const Files& left, int status, const std::string& action) {
    const int killed = 128 + SIGKILL;
    if (action == "kill" ? status != killed && status != 0 : status != 0 && status != 4)
      fail("the exit code is " + std::to_string(status));
    for (const auto& [path, bytes] : left) {
      const auto is_of = [&file = path, &content = bytes](const Files& files) {
        const auto found = files.find(file);
        return found != files.end() && found->second == content;
      };
      if (!is_temporary(path) && path != ".boardwright" && !is_of(old_) && !is_of(new_) &&
          !is_of(newest_))
        fail(path + " is neither old nor new");
    }
    for (const auto& [path, bytes] : new_)
      if (old_.contains(path) && !left.contains(path)) fail(path + " is gone");
    const auto game = game_of(left);
    const bool reads_both = action == "change";  // the next build makes all again
    if (!reads_both && game != game_of(old_) && game != game_of(new_))
      fail("the folder of the game is mixed");
    if (action == "fail" && status == 0 && left != new_) fail("the failure goes unnoticed");
  }

  [[noreturn]] void fail(const std::string& why) const {
    throw std::runtime_error(what_ + ": " + why + "\n" +
                             disk::read_file(folder_ / "output", 1 << 20));
  }

  fs::path program_, preload_, folder_;
  std::string first_text_, second_text_, what_;
  Files old_, new_, newest_;
  bool is_old_ = true;  ///< the output folder has its first content
};

}  // namespace
}  // namespace boardwright::tests

int main(int argc, char** argv) {
  using namespace boardwright::tests;
  try {
    if (argc != 5) throw std::runtime_error("usage: faults PROGRAM PRELOAD REPOSITORY STEP");
    Faults faults(argv[1], argv[2], argv[3]);
    for (const Kind& kind : kinds)
      std::cout << kind.action << " at " << kind.call << ": "
                << faults.try_all(kind, std::max(1, std::atoi(argv[4]))) << std::endl;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
