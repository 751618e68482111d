// Reads and compares benchmark times.
#include "bench/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "base/text.h"
#include "support/rooms.h"

namespace boardwright::tests::bench {
namespace {

using Json = nlohmann::json;

constexpr Word<double> units[] = {{"ns", 1}, {"us", 1e3}, {"ms", 1e6}, {"s", 1e9}};

std::optional<double> nanoseconds(const Json& run, const std::string& name) {
  const char* clock = name.ends_with("/real_time") ? "real_time" : "cpu_time";
  const auto unit = value_of(run.at("time_unit").get<std::string>(), units);
  if (!unit) return std::nullopt;
  return run.at(clock).get<double>() * *unit;
}

/// "1.23 ms": three digits, in the largest unit in which the time is at least 1.
std::string in_words(double time) {
  const Word<double>* unit = &units[0];
  for (const Word<double>& each : units)
    if (time >= each.value) unit = &each;
  const double count = time / unit->value;
  return fmt::format("{:.{}f} {:<2}", count, count < 10 ? 2 : count < 100 ? 1 : 0, unit->word);
}

struct Row {
  std::string name;
  double then = 0, now = 0;
  double ratio() const { return now / then; }
};

}  // namespace

std::optional<Times> times_in(std::string_view json) try {
  Times times;
  const Json whole = Json::parse(json);
  for (const Json& run : whole.at("benchmarks")) {
    const auto type = run.value("run_type", std::string("iteration"));
    if (type != "iteration" || run.value("error_occurred", false)) continue;
    const auto name = run.at("name").get<std::string>();
    const auto time = nanoseconds(run, name);
    if (!time) return std::nullopt;
    const auto [known, fresh] = times.emplace(name, *time);
    if (!fresh) known->second = std::min(known->second, *time);
  }
  return times;
} catch (const Json::exception&) {
  return std::nullopt;
}

std::string comparison(const Times& then, const Times& now) {
  std::vector<Row> rows;
  std::string missing;
  std::size_t width = std::string_view("benchmark").size();
  for (const auto& [name, time] : then) {
    const auto found = now.find(name);
    if (found == now.end()) {
      missing += "only then: " + name + "\n";
      continue;
    }
    rows.push_back({name, time, found->second});
    width = std::max(width, name.size());
  }
  for (const auto& [name, time] : now)
    if (!then.contains(name)) missing += "only now:  " + name + "\n";
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& p, const Row& q) { return p.ratio() > q.ratio(); });
  std::string table =
      fmt::format("{:<{}}  {:>8}  {:>8}  {:>5}\n", "benchmark", width, "then", "now", "ratio");
  for (const Row& row : rows)
    table += fmt::format("{:<{}}  {:>8}  {:>8}  {:>5.2f}\n", row.name, width, in_words(row.then),
                         in_words(row.now), row.ratio());
  return table + missing;
}

}  // namespace boardwright::tests::bench
