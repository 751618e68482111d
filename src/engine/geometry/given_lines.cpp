// Finds the cells of lines that are told.
#include <algorithm>

#include "base/names.h"
#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

/// The cells from one to another: on a straight line, or where lines may bend to one it touches.
std::vector<CellId> way_between(const Topology& topology, CellId from, CellId to) {
  std::vector<CellId> way;
  for (int n = 0; n < all_headings; ++n) {
    way.clear();
    for (auto next = topology.walk(from, static_cast<Heading>(n));
         next && next->cell != from && std::ssize(way) < topology.size();
         next = topology.walk(next->cell, next->heading)) {
      way.push_back(next->cell);
      if (next->cell == to) return way;
    }
  }
  const auto near = topology.touching(from);
  if (topology.is_mesh() && std::find(near.begin(), near.end(), to) != near.end()) return {to};
  return {};
}

}  // namespace

std::vector<CellId> cells_of_line(const Patch& patch, const GivenLine& line, Report& report) {
  std::vector<CellId> cells;
  for (std::size_t i = 0; i < line.through.size(); ++i) {
    const auto named = std::find(patch.names.begin(), patch.names.end(), line.through[i]);
    if (named == patch.names.end()) {
      report.error(line.place, "no cell '" + line.through[i] + "' on the line",
                   [&] { return did_you_mean(line.through[i], patch.names); });
      return {};
    }
    const auto to = static_cast<CellId>(named - patch.names.begin());
    const auto way = i == 0 ? std::vector{to} : way_between(patch.topology, cells.back(), to);
    if (way.empty()) {
      report.error(line.place,
                   "no straight line leads from " + line.through[i - 1] + " to " + line.through[i]);
      return {};
    }
    cells.insert(cells.end(), way.begin(), way.end());
  }
  return cells;
}

}  // namespace boardwright::geometry
