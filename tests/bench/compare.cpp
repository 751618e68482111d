// Reads and compares benchmark times.
#include "bench/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
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

/// A benchmark that does what a yardstick does.
struct Peers {
  std::string_view name, ours, peer;
};
constexpr Peers peers[] = {{"figure_svg : Cairo", "figure_svg/bishop", "raw_cairo_svg"},
                           {"figure_pdf : Cairo", "figure_pdf", "raw_cairo_pdf"}};

using Numbers = std::map<std::string, double>;

/// A table with a line for each name in both runs, the largest growth first; the other names
/// follow.
template <class Worded>
std::string table(std::string_view title, const Numbers& then, const Numbers& now,
                  const Worded& worded) {
  std::vector<Row> rows;
  std::string missing;
  std::size_t width = title.size();
  for (const auto& [name, number] : then) {
    const auto found = now.find(name);
    if (found == now.end()) {
      missing += "only then: " + name + "\n";
      continue;
    }
    rows.push_back({name, number, found->second});
    width = std::max(width, name.size());
  }
  for (const auto& [name, number] : now)
    if (!then.contains(name)) missing += "only now:  " + name + "\n";
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& p, const Row& q) { return p.ratio() > q.ratio(); });
  std::string text =
      fmt::format("{:<{}}  {:>8}  {:>8}  {:>5}\n", title, width, "then", "now", "ratio");
  for (const Row& row : rows)
    text += fmt::format("{:<{}}  {:>8}  {:>8}  {:>5.2f}\n", row.name, width, worded(row.then),
                        worded(row.now), row.ratio());
  return text + missing;
}

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
  return table("benchmark", then, now, in_words);
}

std::optional<Numbers> ratios_in(std::string_view json) try {
  const auto times = times_in(json);
  if (!times) return std::nullopt;
  Numbers ratios;
  for (const Peers& row : peers) {
    const auto ours = times->find(std::string(row.ours)), peer = times->find(std::string(row.peer));
    if (ours != times->end() && peer != times->end())
      ratios.emplace(row.name, ours->second / peer->second);
  }
  const Json whole = Json::parse(json);
  for (const Json& run : whole.at("benchmarks"))
    if (run.contains("ratio") && run.value("run_type", std::string("iteration")) == "iteration") {
      const auto name = run.at("name").get<std::string>();
      ratios.emplace(name.substr(0, name.find("/real_time")), run.at("ratio").get<double>());
    }
  return ratios;
} catch (const Json::exception&) {
  return std::nullopt;
}

std::optional<Kept> kept_in(std::string_view json) try {
  const Json whole = Json::parse(json);
  return Kept{whole.at("ratios").get<Numbers>(), whole.at("sizes").get<Numbers>()};
} catch (const Json::exception&) {
  return std::nullopt;
}

std::string to_json(const Kept& kept) {
  Json ratios = Json::object(), sizes = Json::object();
  for (const auto& [name, ratio] : kept.ratios) ratios[name] = std::round(ratio * 1000) / 1000;
  for (const auto& [name, size] : kept.sizes) sizes[name] = static_cast<long long>(size);
  return Json{{"ratios", ratios}, {"sizes", sizes}}.dump(1) + "\n";
}

std::string comparison(const Kept& then, const Kept& now) {
  return table("ours to the peer's", then.ratios, now.ratios,
               [](double ratio) { return fmt::format("{:.3f}", ratio); }) +
         "\n" + table("bytes", then.sizes, now.sizes, [](double size) {
           return fmt::format("{:.0f}", size);
         });
}

}  // namespace boardwright::tests::bench
