// Finds the cells of an ornament and fits them into a circle.
#include "counters/ornament.h"

#include <algorithm>

#include "diagram/plan.h"

namespace boardwright::counters {

using geometry::CellId;

namespace {

constexpr double drawn_in = 0.88;  // scale of filled cells, which leaves a gap between them

CellId middle_cell(const board::Board& board, Vec middle) {
  const geometry::Topology& topology = board.topology;
  const auto worse = [&](CellId a, CellId b) {
    const auto rank = [&](CellId cell) {
      return std::pair{topology.sides(cell), topology.touching(cell).size()};
    };
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    constexpr double same = 1e-6;
    const double apart = geometry::length(topology.centre(a) - middle) -
                         geometry::length(topology.centre(b) - middle);
    return apart > same || (apart > -same && base::index(b) < base::index(a));
  };
  const auto cells = board.cells();
  CellId best = *cells.begin();
  for (const CellId cell : cells)
    if (worse(best, cell)) best = cell;
  return best;
}

}  // namespace

Ornament ornament_of(const board::Board& board) {
  const diagram::Plan plan(board, board.all());
  const geometry::Topology& topology = board.topology;
  const CellId centre = middle_cell(board, 0.5 * (plan.box().low + plan.box().high));
  Ornament ornament;
  ornament.open.push_back(plan.outline(centre));
  const auto beside = topology.beside(centre);
  for (const CellId cell : topology.touching(centre)) {
    const bool shares = std::ranges::find(beside, cell) != beside.end();
    (shares ? ornament.filled : ornament.open).push_back(plan.outline(cell));
  }
  const Vec middle = plan.centre(centre);
  double reach = 0;
  const auto for_points = [&](auto use) {
    for (auto* cells : {&ornament.filled, &ornament.open})
      for (auto& outline : *cells)
        for (Vec& point : outline) use(point);
  };
  for_points([&](const Vec& point) { reach = std::max(reach, geometry::length(point - middle)); });
  for_points([&](Vec& point) { point = 1 / reach * (point - middle); });
  for (std::vector<Vec>& outline : ornament.filled)
    outline = scene::shrunk(outline, scene::middle(outline), drawn_in);
  ornament.room = plan.inner_radius(centre) / reach;
  return ornament;
}

}  // namespace boardwright::counters
