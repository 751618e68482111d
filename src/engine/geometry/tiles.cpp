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

std::vector<Cursor> cursors(const Tiling& tiling, const Region& region) {
  std::vector<Cursor> found;
  if (region.shape == Region::Shape::list) return region.centres;
  if (region.shape == Region::Shape::rectangle) {
    for (int j = 0; j < region.height; ++j)
      for (int i = 0; i < region.width; ++i) found.push_back({i, j});
  } else {
    const int n = region.side - 1, lean = leans_back(tiling) ? -1 : 1;
    for (int j = -n; j <= n; ++j)
      for (int i = -n; i <= n; ++i)
        if (i + lean * j >= -n && i + lean * j <= n) found.push_back({i, j});
  }
  return found;
}

/// Rings share tiles, and a period has tiles that touch no centre. At least one of this many tiles
/// of the centres' periods is a cell of the board.
constexpr int ring_share = 8;

/// The tiles at the centres, and every tile of another kind that shares a corner with one of them.
/// If the tiling has only one tile, all tiles that share a corner.
std::vector<CellBuilder> ring_tiles(const Tiling& tiling, const Region& region) {
  const auto centre_tile =
      std::find_if(tiling.tiles.begin(), tiling.tiles.end(), [&](const Tiling::Tile& tile) {
        return tiling.row_kind.empty() || tile.kind == tiling.row_kind;
      });
  if (centre_tile == tiling.tiles.end()) return {};
  const bool only_tile = tiling.tiles.size() == 1;
  std::set<Exact> corners;
  for (Cursor at : region.centres)
    for (const Exact& corner : outline_of(tiling, *centre_tile, at)) corners.insert(corner);

  std::vector<CellBuilder> builders;
  std::set<std::pair<const Tiling::Tile*, Cursor>> seen;
  constexpr int reach = 2;  // a tile that touches a centre is at most two periods away
  for (Cursor centre : region.centres)
    for (int j = centre.j - reach; j <= centre.j + reach; ++j)
      for (int i = centre.i - reach; i <= centre.i + reach; ++i)
        for (const Tiling::Tile& tile : tiling.tiles) {
          Outline outline = outline_of(tiling, tile, {i, j});
          const bool is_centre =
              &tile == &*centre_tile && std::find(region.centres.begin(), region.centres.end(),
                                                  Cursor{i, j}) != region.centres.end();
          const bool touches =
              (&tile != &*centre_tile || only_tile) && !is_centre &&
              std::any_of(outline.begin(), outline.end(),
                          [&](const Exact& corner) { return corners.contains(corner); });
          if ((is_centre || touches) && seen.insert({&tile, {i, j}}).second)
            builders.push_back({std::move(outline), tile.kind, {i, j}, {}, {}, {}});
        }
  return builders;
}

/// The offset of each plate in the drawing: side by side, with room for names at their edges.
std::vector<Exact> plate_places(const Tiling& tiling, const Region& region) {
  std::vector<Exact> places(std::max<std::size_t>(1, region.plates.size()));
  for (std::size_t n = 1; n < places.size(); ++n) {
    const int plate = static_cast<int>(n);
    places[n] = (plate % region.across * (region.width + 1)) * tiling.period[0] +
                (plate / region.across * (region.height + 2)) * tiling.period[1];
  }
  return places;
}

}  // namespace

Outline outline_of(const Exact& corner, Heading direction, int sides) {
  Outline outline{corner};
  outline.reserve(static_cast<std::size_t>(sides));
  for (int i = 0; i + 1 < sides; ++i)
    outline.push_back(outline.back() + unit_step(rotated(direction, i * headings / sides)));
  return outline;
}

std::vector<CellBuilder> tiles_of(const Tiling& tiling, const Region& region) {
  if (region.shape == Region::Shape::rings) return ring_tiles(tiling, region);
  std::vector<CellBuilder> builders;
  const std::vector<Exact> plates = plate_places(tiling, region);
  for (std::size_t plate = 0; plate < plates.size(); ++plate)
    for (Cursor at : cursors(tiling, region))
      for (const Tiling::Tile& tile : tiling.tiles) {
        builders.push_back({outline_of(tiling, tile, at), tile.kind, at, {}, {}, {}});
        builders.back().plate = static_cast<int>(plate);
        for (Exact& corner : builders.back().outline) corner = corner + plates[plate];
      }
  return builders;
}

Seams seams_of(const Tiling& tiling, const Region& region) {
  Seams seams;
  const Exact round = region.width * tiling.period[0], back = region.height * tiling.period[1];
  for (const int i : {0, 1, -1})
    for (const int j : {0, 1, -1})
      if ((i != 0 || j != 0) && (i == 0 || region.wrap_files) && (j == 0 || region.wrap_ranks))
        seams.shifts.push_back(i * round + j * back);
  if (!region.plates.empty()) seams.plates = plate_places(tiling, region);
  return seams;
}

long long tiles_taken(const Tiling& tiling, const Region& region) {
  const auto tiles = static_cast<long long>(tiling.tiles.size());
  switch (region.shape) {
    case Region::Shape::rectangle:
      return tiles * region.width * region.height *
             std::max(1LL, static_cast<long long>(region.plates.size()));
    case Region::Shape::hexagon: return tiles * (3LL * region.side * (region.side - 1) + 1);
    case Region::Shape::rings: return tiles * std::ssize(region.centres) / ring_share;
    case Region::Shape::list: return tiles * std::ssize(region.centres);
    case Region::Shape::sheets: return 0;  // sheet_cells() counts these
  }
  return 0;
}

}  // namespace boardwright::geometry
