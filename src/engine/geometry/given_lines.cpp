// Finds the cells of lines given in the data.
#include <algorithm>

#include "base/names.h"
#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

/// The cells after `from` up to `to` on a straight line. On a free board, whose lines can bend,
/// also the one step to a touching cell. Empty if there is no such line.
std::vector<CellId> cells_between(const Topology& topology, CellId from, CellId to) {
  std::vector<CellId> cells_to;
  for (int n = 0; n < all_headings; ++n) {
    cells_to.clear();
    for (auto next = topology.walk(from, static_cast<Heading>(n));
         next && next->cell != from && std::ssize(cells_to) < topology.size();
         next = topology.walk(next->cell, next->heading)) {
      cells_to.push_back(next->cell);
      if (next->cell == to) return cells_to;
    }
  }
  const auto touching = topology.touching(from);
  if (topology.is_mesh() && std::find(touching.begin(), touching.end(), to) != touching.end())
    return {to};
  return {};
}

}  // namespace

std::vector<CellId> cells_of_line(const Patch& patch, const GivenLine& line, Report& report) {
  const std::vector<std::string> names = names_of(patch.cells);
  std::vector<CellId> cells;
  for (std::size_t i = 0; i < line.through.size(); ++i) {
    const auto named = std::find(names.begin(), names.end(), line.through[i]);
    if (named == names.end()) {
      report.error(line.place, "no cell '" + line.through[i] + "' on the line",
                   [&] { return base::did_you_mean(line.through[i], names); });
      return {};
    }
    const auto to = static_cast<CellId>(named - names.begin());
    const auto cells_to =
        i == 0 ? std::vector{to} : cells_between(patch.topology, cells.back(), to);
    if (cells_to.empty()) {
      report.error(line.place,
                   "no straight line leads from " + line.through[i - 1] + " to " + line.through[i]);
      return {};
    }
    cells.insert(cells.end(), cells_to.begin(), cells_to.end());
  }
  return cells;
}

}  // namespace boardwright::geometry
