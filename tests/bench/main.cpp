// Runs the benchmarks, and compares them with an earlier run.
//
//     bench [--json FILE] [--keep FILE] [--against FILE] [OPTIONS OF GOOGLE BENCHMARK]
//
// --json writes the times to a file, and --keep the ratios to other programs and the sizes of what
// is made. --against prints how either differs from those in a file. Times can only be compared on
// the same machine under the same load, so no test checks them.
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
#include "bench/sizes.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "support/rooms.h"

namespace boardwright::tests::bench {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::optional<fs::path> json, keep, against;
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
    if (word != "--json" && word != "--keep" && word != "--against") {
      options.others.push_back(word);
      continue;
    }
    if (i + 1 == count) throw BadOption(word + " needs a file");
    (word == "--json"   ? options.json
     : word == "--keep" ? options.keep
                        : options.against) = words[++i];
  }
  return options;
}

std::string text_of(const fs::path& file) {
  constexpr std::size_t longest = std::size_t{16} << 20;
  return read_file(file, longest);
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
  if (!options.against && !options.keep) return run_all(words[0], options, options.json);
  // First, so that a bad file is reported before the benchmarks run.
  const std::string before = options.against ? text_of(*options.against) : std::string();
  const std::optional<Times> times = times_in(before);
  const std::optional<Kept> kept = kept_in(before);
  if (options.against && !times && !kept)
    throw std::runtime_error("'" + options.against->string() + "' holds no run of the bench");
  const fs::path own =
      fs::temp_directory_path() / ("boardwright-bench-" + std::to_string(getpid()) + ".json");
  const fs::path json = options.json.value_or(own);
  run_all(words[0], options, json);
  const std::string after = text_of(json);
  if (!options.json) fs::remove(own);
  if (times) std::cout << "\n" << comparison(*times, times_in(after).value());
  if (!kept && !options.keep) return;
  const Kept now{ratios_in(after).value(), measured_sizes()};
  if (options.keep) disk::write_file_atomic(*options.keep, to_json(now));
  if (kept) std::cout << "\n" << comparison(*kept, now);
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
