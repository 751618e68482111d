// Reads the signs that a board bears.
#include "geometry/markings.h"

#include <algorithm>
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

}  // namespace

MarkingNames read_markings(const Data& data, bool on_points, Report& report) {
  return {read_marked(data, on_points, report), read_river_words(data, report)};
}

Markings find_markings(const MarkingNames& markings, const std::vector<std::string>& names,
                       Report& report) {
  Markings found;
  found.river_words = markings.river_words;
  for (const NamedCell& point : markings.marked) {
    const auto named = std::find(names.begin(), names.end(), point.name);
    if (named != names.end())
      found.marked.push_back(static_cast<CellId>(named - names.begin()));
    else
      report.error(point.place, "no point " + base::in_quotes(point.name) + " to mark",
                   [&] { return base::did_you_mean(point.name, names); });
  }
  return found;
}

}  // namespace boardwright::geometry
