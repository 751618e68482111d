// Compares the times of two benchmark runs, and a run with the ratios and sizes that are kept.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright::tests::bench {

/// The time of each benchmark in nanoseconds, by its name.
using Times = std::map<std::string, double>;

/// Reads the JSON output of Google Benchmark. Takes the fastest of several runs of a benchmark, in
/// processor time, or in real time if the benchmark uses that. Failed benchmarks are left out.
/// Returns nothing if the text is not such JSON.
std::optional<Times> times_in(std::string_view json);

/// A table with a line for each benchmark in both runs: the time then, the time now and the ratio
/// of now to then, the largest ratio first. Benchmarks that only one run has follow.
std::string comparison(const Times& then, const Times& now);

/// What the repository keeps of a run, since it is alike on all machines.
struct Kept {
  std::map<std::string, double> ratios;  ///< our time to that of a peer, by what both do
  std::map<std::string, double> sizes;   ///< of files that are made, in bytes
  friend bool operator==(const Kept&, const Kept&) = default;
};

/// The ratios in the JSON output of Google Benchmark: those of benchmarks that have a peer among
/// the others, and those that a benchmark counts as "ratio". Nothing if the text is not such JSON.
std::optional<std::map<std::string, double>> ratios_in(std::string_view json);

/// Reads what to_json() writes; nothing if the text is something else.
std::optional<Kept> kept_in(std::string_view json);
std::string to_json(const Kept& kept);

/// Two tables, of ratios and of sizes, as that of times.
std::string comparison(const Kept& then, const Kept& now);

}  // namespace boardwright::tests::bench
