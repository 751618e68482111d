// Sets the times of two runs of the bench side by side.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright::tests::bench {

/// The time of each benchmark in nanoseconds, by its name.
using Times = std::map<std::string, double>;

/// Reads what Google Benchmark writes as JSON: of several runs of a benchmark the quickest, in
/// processor time, or in real time where a benchmark asks for that. What failed is left out.
/// Nothing if the text is no such JSON.
std::optional<Times> times_in(std::string_view json);

/// A table with a line for each benchmark of both: then, now, and now by then, the largest ratio
/// first. Lines for those that only one of them has follow.
std::string comparison(const Times& then, const Times& now);

}  // namespace boardwright::tests::bench
