// Reads the markings of a board.
#include "geometry/markings.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/hints.h"

namespace boardwright::geometry {

namespace {

std::vector<NamedCell> read_marked(const Data& data, bool on_points, Report& report) {
  std::vector<NamedCell> marked;
  if (!data.has("marked")) return marked;
  if (!on_points)
    report.error(data.find("marked").key_place(), "only a board on points has marked points",
                 "write on = \"points\"");
  std::set<std::string> seen;
  for (const Data& item : data.list("marked", report)) {
    NamedCell point{item.as_text(report), item.place()};
    if (!seen.insert(point.name).second)
      report.error(point.place, base::in_quotes(point.name) + " is marked twice", "once is enough");
    marked.push_back(std::move(point));
  }
  return marked;
}

std::vector<RiverWords> read_river_words(const Data& data, Report& report) {
  std::vector<RiverWords> all;
  for (const Data& item : data.list_or_empty("river-words", report))
    all.push_back({item.text("words", report), item.text("outline", report),
                   item.find("outline").text_place()});
  if (!all.empty() && !data.has("river"))
    report.error(data.find("river-words").key_place(), "these words need a river to stand in",
                 "write river = \"5\"");
  return all;
}

std::vector<std::array<NamedCell, 2>> read_stars(const Data& data, bool on_points, Report& report) {
  std::vector<std::array<NamedCell, 2>> stars;
  if (data.has("stars") && on_points)
    report.error(data.find("stars").key_place(), "a board on points has no star points",
                 "write marked = [\"b3\"]");
  for (const Data& item : data.list_or_empty("stars", report)) {
    const std::vector<Data> cells = item.as_list(report);
    if (cells.size() == 2)
      stars.push_back({NamedCell{cells[0].as_text(report), cells[0].place()},
                       NamedCell{cells[1].as_text(report), cells[1].place()}});
    else
      report.error(item.place(), "a star point lies between two cells", "write [\"7c\", \"6d\"]");
  }
  return stars;
}

/// The number of a named cell. Reports an unknown one.
std::optional<CellId> find_cell(const NamedCell& cell, const char* of,
                                const std::vector<std::string>& names, Report& report) {
  const auto named = std::find(names.begin(), names.end(), cell.name);
  if (named != names.end()) return static_cast<CellId>(named - names.begin());
  report.error(cell.place, of + base::in_quotes(cell.name),
               [&] { return base::did_you_mean(cell.name, names); });
  return std::nullopt;
}

/// The corner in which two cells meet. Reports cells that do not meet in exactly one.
std::optional<Exact> find_star(const std::array<NamedCell, 2>& star, const Topology& topology,
                               const std::vector<std::string>& names, Report& report) {
  const auto one = find_cell(star[0], "no cell ", names, report),
             other = find_cell(star[1], "no cell ", names, report);
  if (!one || !other) return std::nullopt;
  std::vector<Exact> shared;
  const auto corners = topology.outline(*other);
  for (const Exact& corner : topology.outline(*one))
    if (std::find(corners.begin(), corners.end(), corner) != corners.end())
      shared.push_back(corner);
  if (shared.size() == 1) return shared.front();
  report.error(star[0].place, star[0].name + " and " + star[1].name + " do not meet in one corner",
               "name two cells that touch there alone, as \"7c\" and \"6d\"");
  return std::nullopt;
}

}  // namespace

MarkingNames read_markings(const Data& data, bool on_points, Report& report) {
  return {read_marked(data, on_points, report), read_river_words(data, report),
          read_stars(data, on_points, report)};
}

Markings find_markings(const MarkingNames& markings, const Topology& topology,
                       const std::vector<std::string>& names, Report& report) {
  Markings found;
  found.river_words = markings.river_words;
  for (const NamedCell& point : markings.marked)
    if (const auto cell = find_cell(point, "no point ", names, report))
      found.marked.push_back(*cell);
  for (const auto& star : markings.stars)
    if (const auto corner = find_star(star, topology, names, report))
      found.stars.push_back(*corner);
  return found;
}

}  // namespace boardwright::geometry
