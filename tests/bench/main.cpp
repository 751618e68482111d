// Runs the benchmarks, and compares their times with those of an earlier run.
//
//     bench [--json FILE] [--against FILE] [OPTIONS OF GOOGLE BENCHMARK]
//
// --json writes the times to a file; --against prints how they differ from those in a file. Times
// can only be compared on the same machine under the same load, so no test checks them.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/exit_codes.h"
#include "bench/compare.h"
#include "disk/disk.h"
#include "support/rooms.h"

namespace boardwright::tests::bench {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::optional<fs::path> json, against;
  std::vector<std::string> others;  ///< for Google Benchmark
};

/// An invalid command line.
struct BadOption : std::runtime_error {
  using std::runtime_error::runtime_error;
};

Options read_options(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word != "--json" && word != "--against") {
      options.others.push_back(word);
      continue;
    }
    if (i + 1 == count) throw BadOption(word + " needs a file");
    (word == "--json" ? options.json : options.against) = words[++i];
  }
  return options;
}

Times read_times(const fs::path& file) {
  constexpr std::size_t longest = std::size_t{16} << 20;
  if (auto times = times_in(read_file(file, longest))) return *times;
  throw std::runtime_error("'" + file.string() + "' holds no times of the bench");
}

/// Runs the benchmarks. Writes their times to standard output and, if `json` is given, to that
/// file.
void run_all(const char* program, const Options& options, const std::optional<fs::path>& json) {
  std::vector<std::string> words = {program};
  words.insert(words.end(), options.others.begin(), options.others.end());
  if (json) {
    words.push_back("--benchmark_out_format=json");
    words.push_back("--benchmark_out=" + json->string());
  }
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  auto count = static_cast<int>(pointers.size());
  benchmark::Initialize(&count, pointers.data());
  if (count > 1) throw BadOption("unknown option '" + std::string(pointers[1]) + "'");
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}

void run(int count, char** words) {
  const Options options = read_options(count, words);
  if (!options.against) return run_all(words[0], options, options.json);
  const Times then = read_times(
      *options.against);  // first, so that a bad file is reported before the benchmarks run
  const fs::path own =
      fs::temp_directory_path() / ("boardwright-bench-" + std::to_string(getpid()) + ".json");
  run_all(words[0], options, options.json.value_or(own));
  const Times now = read_times(options.json.value_or(own));
  if (!options.json) fs::remove(own);
  std::cout << "\n" << comparison(then, now);
}

}  // namespace
}  // namespace boardwright::tests::bench

int main(int count, char** words) {
  using boardwright::base::ExitCode;
  try {
    boardwright::tests::bench::run(count, words);
    return static_cast<int>(ExitCode::fine);
  } catch (const boardwright::tests::bench::BadOption& error) {
    std::cerr << "bench: " << error.what() << "\n";
    return static_cast<int>(ExitCode::usage);
  } catch (const std::exception& error) {
    std::cerr << "bench: " << error.what() << "\n";
    return static_cast<int>(ExitCode::system);
  }
}
