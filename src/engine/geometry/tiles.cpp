// Lists the tiles of a tiling that belong to a region.
#include <algorithm>
#include <set>

#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

Outline outline_of(const Tiling& tiling, const Tiling::Tile& tile, Cursor at) {
  return outline_of(tile.corner + at.i * tiling.period[0] + at.j * tiling.period[1], tile.direction,
                    tile.sides);
}

/// Whether the two translations of a hexagonal lattice are 120 degrees apart rather than 60.
bool leans_back(const Tiling& tiling) { return sign(dot(tiling.period[0], tiling.period[1])) < 0; }

/// The tiles of these periods, once for each plate, shifted to its origin.
std::vector<CellBuilder> tiles_at(const Tiling& tiling, const std::vector<Cursor>& cursors,
                                  const std::vector<Exact>& origins = {Exact{}}) {
  std::vector<CellBuilder> builders;
  for (std::size_t plate = 0; plate < origins.size(); ++plate)
    for (Cursor at : cursors)
      for (const Tiling::Tile& tile : tiling.tiles) {
        builders.push_back({outline_of(tiling, tile, at), tile.kind, at, {}, {}, {}});
        builders.back().plate = static_cast<int>(plate);
        for (Exact& corner : builders.back().outline) corner = corner + origins[plate];
      }
  return builders;
}

/// Rings share tiles, and a period has tiles that touch no centre. At least one in this many tiles
/// of the centres' periods is a cell of the board.
constexpr int ring_share = 8;

/// The offset of each plate in the drawing: side by side, with room for names at their edges.
std::vector<Exact> plate_places(const Tiling& tiling, const Rectangle& rectangle) {
  std::vector<Exact> places(std::max<std::size_t>(1, rectangle.plates.size()));
  for (std::size_t n = 1; n < places.size(); ++n) {
    const int plate = static_cast<int>(n);
    places[n] = (plate % rectangle.across * (rectangle.width + 1)) * tiling.period[0] +
                (plate / rectangle.across * (rectangle.height + 2)) * tiling.period[1];
  }
  return places;
}

std::vector<CellBuilder> tiles_in(const Tiling& tiling, const Rectangle& rectangle) {
  std::vector<Cursor> cursors;
  for (int j = 0; j < rectangle.height; ++j)
    for (int i = 0; i < rectangle.width; ++i) cursors.push_back({i, j});
  return tiles_at(tiling, cursors, plate_places(tiling, rectangle));
}

std::vector<CellBuilder> tiles_in(const Tiling& tiling, const Hexagon& hexagon) {
  std::vector<Cursor> cursors;
  const int n = hexagon.side - 1, lean = leans_back(tiling) ? -1 : 1;
  for (int j = -n; j <= n; ++j)
    for (int i = -n; i <= n; ++i)
      if (i + lean * j >= -n && i + lean * j <= n) cursors.push_back({i, j});
  return tiles_at(tiling, cursors);
}

/// The tiles at the centres, and every tile of another kind that shares a corner with one of them.
/// If the tiling has only one tile, all tiles that share a corner.
std::vector<CellBuilder> tiles_in(const Tiling& tiling, const Rings& rings) {
  const auto centre_tile =
      std::find_if(tiling.tiles.begin(), tiling.tiles.end(), [&](const Tiling::Tile& tile) {
        return tiling.row_kind.empty() || tile.kind == tiling.row_kind;
      });
  if (centre_tile == tiling.tiles.end()) return {};
  const bool only_tile = tiling.tiles.size() == 1;
  std::set<Exact> corners;
  for (Cursor at : rings.centres)
    for (const Exact& corner : outline_of(tiling, *centre_tile, at)) corners.insert(corner);

  std::vector<CellBuilder> builders;
  std::set<std::pair<const Tiling::Tile*, Cursor>> seen;
  constexpr int reach = 2;  // a tile that touches a centre is at most two periods away
  for (Cursor centre : rings.centres)
    for (int j = centre.j - reach; j <= centre.j + reach; ++j)
      for (int i = centre.i - reach; i <= centre.i + reach; ++i)
        for (const Tiling::Tile& tile : tiling.tiles) {
          Outline outline = outline_of(tiling, tile, {i, j});
          const bool is_centre =
              &tile == &*centre_tile && std::find(rings.centres.begin(), rings.centres.end(),
                                                  Cursor{i, j}) != rings.centres.end();
          const bool touches =
              (&tile != &*centre_tile || only_tile) && !is_centre &&
              std::any_of(outline.begin(), outline.end(),
                          [&](const Exact& corner) { return corners.contains(corner); });
          if ((is_centre || touches) && seen.insert({&tile, {i, j}}).second)
            builders.push_back({std::move(outline), tile.kind, {i, j}, {}, {}, {}});
        }
  return builders;
}

std::vector<CellBuilder> tiles_in(const Tiling& tiling, const TileList& list) {
  return tiles_at(tiling, list.places);
}

std::vector<CellBuilder> tiles_in(const Tiling&, const FreeBoard&) { return {}; }

/// The number of a shape's tiles, given that of one period; for rings a lower bound.
long long count(long long tiles, const Rectangle& rectangle) {
  const auto plates = static_cast<long long>(rectangle.plates.size());
  return tiles * rectangle.width * rectangle.height * std::max(1LL, plates);
}
long long count(long long tiles, const Hexagon& hexagon) {
  return tiles * (3LL * hexagon.side * (hexagon.side - 1) + 1);
}
long long count(long long tiles, const Rings& rings) {
  const auto centres = static_cast<long long>(rings.centres.size());
  return std::max(centres, tiles * centres / ring_share);
}
long long count(long long tiles, const TileList& list) {
  return tiles * static_cast<long long>(list.places.size());
}
long long count(long long, const FreeBoard&) { return 0; }  // sheet_cells() counts these

}  // namespace

Outline outline_of(const Exact& corner, Heading direction, int sides) {
  Outline outline{corner};
  outline.reserve(static_cast<std::size_t>(sides));
  for (int i = 0; i + 1 < sides; ++i)
    outline.push_back(outline.back() + unit_step(rotated(direction, i * headings / sides)));
  return outline;
}

std::vector<CellBuilder> tiles_of(const Tiling& tiling, const Region& region) {
  return std::visit([&](const auto& shape) { return tiles_in(tiling, shape); }, region.shape);
}

Seams seams_of(const Tiling& tiling, const Rectangle& rectangle) {
  Seams seams;
  const Exact round = rectangle.width * tiling.period[0],
              back = rectangle.height * tiling.period[1];
  for (const int i : {0, 1, -1})
    for (const int j : {0, 1, -1})
      if ((i != 0 || j != 0) && (i == 0 || rectangle.wrap_files) &&
          (j == 0 || rectangle.wrap_ranks))
        seams.shifts.push_back(i * round + j * back);
  if (!rectangle.plates.empty()) seams.plates = plate_places(tiling, rectangle);
  return seams;
}

long long tiles_taken(const Tiling& tiling, const Region& region) {
  const auto tiles = static_cast<long long>(tiling.tiles.size());
  return std::visit([&](const auto& shape) { return count(tiles, shape); }, region.shape);
}

}  // namespace boardwright::geometry
