// Compares the times of two benchmark runs.
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

}  // namespace boardwright::tests::bench
