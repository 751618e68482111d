// Groups cells by shape, and lays out pockets in rows.
#include "solid/board_solid.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.h"
#include "english/print_words.h"
#include "geometry/tiling.h"
#include "scene/measures.h"

namespace boardwright::solid {

using geometry::Vec;

namespace {

constexpr Millimetres gap = 0.1_mm;      // from a cell's side to its tile
constexpr Millimetres stepped = 0.6_mm;  // at the upper edge, inward and down
constexpr Millimetres bed = 200_mm;      // of a printer
constexpr Millimetres room = 0.3_mm;     // around a piece in its pocket
constexpr Millimetres wall = 1.6_mm, tray_floor = 1.2_mm;
constexpr Millimetres tray_corner = 3_mm;

/// A key that cells of the same shape share, independent of position and rotation: the lengths of
/// their sides and of the diagonals to the next corner but one, in the lexicographically smallest
/// rotation.
std::vector<std::int64_t> shape_key(const std::vector<Vec>& outline, Millimetres side) {
  std::vector<std::int64_t> lengths;
  const std::size_t n = outline.size();
  for (std::size_t i = 0; i < n; ++i)
    for (const std::size_t step : {1u, 2u})
      lengths.push_back(
          std::llround(geometry::length(outline[(i + step) % n] - outline[i]) * side.value * 100));
  std::vector<std::int64_t> least = lengths;
  for (std::size_t i = 0; i < n; ++i) {
    std::rotate(lengths.begin(), lengths.begin() + 2, lengths.end());
    least = std::min(least, lengths);
  }
  return least;
}

/// The outline about its centre.
Footprint cell_footprint(const std::vector<Vec>& outline, Vec centre, Millimetres side) {
  FlatLine line{{}, true};
  for (const Vec& at : outline) line.points.push_back(scene::in_millimetres(at - centre, side));
  return filled({line});
}

std::vector<Layer> tile_layers(const Footprint& cell, Millimetres height) {
  const std::int64_t top = on_grid(height), step = on_grid(height - stepped);
  const Footprint tile = tidied(grown(cell, -gap), 0_mm),
                  upper = tidied(grown(tile, -stepped), 0_mm);
  if (upper.empty()) return {{tile, 0, top}};
  return {{tile, 0, step}, {upper, step, top}};
}

}  // namespace

std::vector<CellTile> tiles_of(const board::Board& board, Millimetres side, Millimetres height,
                               const std::optional<Magnet>& magnet) {
  std::map<std::vector<std::int64_t>, std::pair<geometry::CellId, std::size_t>> shapes;
  for (const geometry::CellId cell : board.cells())
    ++shapes.try_emplace(shape_key(board.topology.drawn(cell), side), cell, 0).first->second.second;
  std::vector<std::pair<geometry::CellId, std::size_t>> cells;
  for (const auto& [key, shape] : shapes) cells.push_back(shape);
  std::ranges::stable_sort(cells, [](const auto& a, const auto& b) { return a.second > b.second; });
  std::vector<CellTile> tiles;
  std::map<std::string, int> names;
  for (const auto& [cell, count] : cells) {
    const std::string shape(geometry::shape_name(board.topology.sides(cell)));
    const int number = ++names[shape];
    CellTile tile;
    tile.solid.name = "tile-" + shape + (number > 1 ? "-" + std::to_string(number) : "");
    tile.solid.words = english::tile_of_board(shape, board.id);
    tile.solid.layers = over_hole(
        tile_layers(cell_footprint(board.topology.drawn(cell), board.topology.centre(cell), side),
                    height),
        magnet);
    tile.count = count;
    tiles.push_back(std::move(tile));
  }
  return tiles;
}

TrayPlan plan_tray(const PieceShape& shape, std::size_t pieces) {
  const Millimetres along = shape.base + 2 * room + wall;
  const Millimetres up = shape.cut == counters::Cut::hexagon ? along * 2 / geometry::sqrt3 : along;
  const auto most = [](Millimetres step) {
    return std::max<std::size_t>(1, static_cast<std::size_t>((bed - wall) / step));
  };
  TrayPlan plan;
  const auto wanted = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(pieces))));
  plan.columns = std::min(wanted, most(along));
  plan.rows = std::min((pieces + plan.columns - 1) / plan.columns, most(up));
  plan.width = static_cast<double>(plan.columns) * along + wall;
  plan.depth = static_cast<double>(plan.rows) * up + wall;
  plan.height = tray_floor + shape.height;
  return plan;
}

Solid tray_of(const PieceShape& shape, const TrayPlan& plan) {
  const Millimetres in = tray_corner;
  const Footprint box = filled({{{{in, in},
                                  {plan.width - in, in},
                                  {plan.width - in, plan.depth - in},
                                  {in, plan.depth - in}},
                                 true}});
  const Footprint outer = grown(box, in);
  Footprint pockets = outer;
  const Loop pocket = grown(base_of(shape), room).loops.front();
  for (std::size_t row = 0; row < plan.rows; ++row)
    for (std::size_t column = 0; column < plan.columns; ++column) {
      const auto middle = [](std::size_t at, std::size_t count, Millimetres whole) {
        return wall / 2 +
               (static_cast<double>(at) + 0.5) / static_cast<double>(count) * (whole - wall);
      };
      const GridPoint at = on_grid(scene::PaperVec{middle(column, plan.columns, plan.width),
                                                   middle(row, plan.rows, plan.depth)});
      Loop hole;
      for (auto corner = pocket.rbegin(); corner != pocket.rend(); ++corner)
        hole.push_back({at.x + corner->x, at.y + corner->y});
      pockets.loops.push_back(std::move(hole));
    }
  const std::int64_t ground = on_grid(tray_floor), top = on_grid(plan.height);
  return {"tray",
          english::tray_with_pockets(plan.pockets()),
          {{outer, 0, ground}, {pockets, ground, top}}};
}

}  // namespace boardwright::solid
