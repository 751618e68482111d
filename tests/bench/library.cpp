// How a build grows with the library: processor time, memory and bytes written for many copies of a
// game, by the program as a whole process.
#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "builder/installed.h"
#include "support/rooms.h"

namespace boardwright::tests {
namespace {

namespace fs = std::filesystem;

constexpr const char* copied_game = "losalamos";

/// Writes a library of `count` copies of a game, each in a folder of its own.
void write_library(const fs::path& folder, std::int64_t count) {
  const fs::path game = find_home() / "templates/games" / copied_game;
  for (std::int64_t i = 1; i <= count; ++i)
    fs::copy(game, folder / (copied_game + ("-" + std::to_string(i))), fs::copy_options::recursive);
}

struct Used {
  double seconds = 0;    ///< of the processor
  double megabytes = 0;  ///< of memory, where it was most
};

/// Runs the program without its output. Returns what it used, or nothing if it fails.
std::optional<Used> run_program(std::vector<std::string> words) {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "boardwright";
  words.insert(words.begin(), program.string());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int problem =
      posix_spawn(&child, program.c_str(), &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  rusage used{};
  if (problem != 0 || wait4(child, &status, 0, &used) != child || status != 0) return std::nullopt;
  return Used{static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                  1e-6 * static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec),
              static_cast<double>(used.ru_maxrss) / 1024};
}

double megabytes_below(const fs::path& folder) {
  std::uintmax_t bytes = 0;
  for (const fs::directory_entry& file : fs::recursive_directory_iterator(folder))
    if (file.is_regular_file()) bytes += file.file_size();
  return static_cast<double>(bytes) / (1 << 20);
}

/// Builds a library from nothing, and twice again with nothing changed: the first of these compares
/// the bytes of what was written, and the second looks whether the disk has seen any change. What a
/// game costs is shown for each, so that a straight line shows as equal numbers.
void library(benchmark::State& state) {
  const fs::path folder =
      fs::temp_directory_path() / ("boardwright-bench-library-" + std::to_string(getpid()));
  const fs::path games = folder / "games", made = folder / "made";
  fs::remove_all(folder);
  fs::create_directories(games);
  write_library(games, state.range(0));
  const auto count = static_cast<double>(state.range(0));
  for (auto _ : state) {
    fs::remove_all(made);
    const auto build = [&] {
      return run_program({"--games", games.string(), "build", "--out", made.string()});
    };
    const std::optional<Used> first = build(), compared = build(), looked = build();
    if (!first || !compared || !looked) {
      state.SkipWithError("the build fails");
      break;
    }
    state.counters["seconds/game"] = first->seconds / count;
    state.counters["memory"] = first->megabytes;
    state.counters["written/game"] = megabytes_below(made) / count;
    state.counters["compared"] = compared->seconds;
    state.counters["unchanged"] = looked->seconds;
  }
  fs::remove_all(folder);
}
BENCHMARK(library)
    ->RangeMultiplier(4)
    ->Range(10, 640)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace boardwright::tests
