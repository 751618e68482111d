// Reads the signs that a board bears.
#include "geometry/markings.h"

#include <algorithm>
#include <set>

#include "base/hints.h"

namespace boardwright::geometry {

MarkingNames read_markings(const Data& data, bool on_points, Report& report) {
  MarkingNames markings;
  if (!data.has("marked")) return markings;
  if (!on_points)
    report.error(data.find("marked").key_place(), "only a board on points has marked points",
                 "write on = \"points\"");
  std::set<std::string> seen;
  for (const Data& item : data.list("marked", report)) {
    NamedCell point{item.as_text(report), item.place()};
    if (!seen.insert(point.name).second)
      report.error(point.place, base::in_quotes(point.name) + " is marked twice", "once is enough");
    markings.marked.push_back(std::move(point));
  }
  return markings;
}

Markings find_markings(const MarkingNames& markings, const std::vector<std::string>& names,
                       Report& report) {
  Markings found;
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
