// Cuts boards out of tilings.
#include "geometry/tiling.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/limits.h"
#include "base/text.h"
#include "geometry/colouring.h"
#include "geometry/draft.h"

namespace boardwright::geometry {
namespace {

Outline outline_of(const Exact& corner, Heading direction, int sides) {
  Outline outline{corner};
  outline.reserve(static_cast<std::size_t>(sides));
  for (int i = 0; i + 1 < sides; ++i)
    outline.push_back(outline.back() + unit_step(turned(direction, i * headings / sides)));
  return outline;
}

Outline outline_of(const Tiling& tiling, const Tiling::Tile& tile, Cursor at) {
  return outline_of(tile.corner + at.i * tiling.period[0] + at.j * tiling.period[1], tile.direction,
                    tile.sides);
}

int modulo(int n, int of) { return (n % of + of) % of; }

/// Whether the two translations of a lattice lie 120 degrees apart and not 60.
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

/// Rings share their tiles, and a period has tiles that touch no centre: of so many tiles near the
/// centres one at least is a cell of a board that is meant.
constexpr int ring_share = 8;

/// The tiles of the centres and every tile that shares a corner with one of them.
std::vector<Draft> ringed(const Tiling& tiling, const Region& region) {
  const auto centre_tile =
      std::find_if(tiling.tiles.begin(), tiling.tiles.end(),
                   [&](const Tiling::Tile& tile) { return tile.kind == tiling.row_kind; });
  if (centre_tile == tiling.tiles.end()) return {};
  std::set<Exact> corners;
  for (Cursor at : region.centres)
    for (const Exact& corner : outline_of(tiling, *centre_tile, at)) corners.insert(corner);

  std::vector<Draft> drafts;
  std::set<std::pair<const Tiling::Tile*, Cursor>> seen;
  constexpr int reach = 2;  // a tile that touches a centre lies at most two periods away
  for (Cursor centre : region.centres)
    for (int j = centre.j - reach; j <= centre.j + reach; ++j)
      for (int i = centre.i - reach; i <= centre.i + reach; ++i)
        for (const Tiling::Tile& tile : tiling.tiles) {
          Outline outline = outline_of(tiling, tile, {i, j});
          const bool is_centre =
              &tile == &*centre_tile && std::find(region.centres.begin(), region.centres.end(),
                                                  Cursor{i, j}) != region.centres.end();
          const bool touches =
              &tile != &*centre_tile &&
              std::any_of(outline.begin(), outline.end(),
                          [&](const Exact& corner) { return corners.contains(corner); });
          if ((is_centre || touches) && seen.insert({&tile, {i, j}}).second)
            drafts.push_back({std::move(outline), tile.kind, {i, j}, {}, {}, {}});
        }
  return drafts;
}

/// Where each plate lies on paper: side by side, with room for names at their rims.
std::vector<Exact> plate_places(const Tiling& tiling, const Region& region) {
  std::vector<Exact> places(std::max<std::size_t>(1, region.plates.size()));
  for (std::size_t n = 1; n < places.size(); ++n) {
    const int plate = static_cast<int>(n);
    places[n] = (plate % region.across * (region.width + 1)) * tiling.period[0] +
                (plate / region.across * (region.height + 2)) * tiling.period[1];
  }
  return places;
}

std::vector<Draft> tiles_of(const Tiling& tiling, const Region& region) {
  if (region.shape == Region::Shape::rings) return ringed(tiling, region);
  std::vector<Draft> drafts;
  const std::vector<Exact> plates = plate_places(tiling, region);
  for (std::size_t plate = 0; plate < plates.size(); ++plate)
    for (Cursor at : cursors(tiling, region))
      for (const Tiling::Tile& tile : tiling.tiles) {
        drafts.push_back({outline_of(tiling, tile, at), tile.kind, at, {}, {}, {}});
        drafts.back().plate = static_cast<int>(plate);
        for (Exact& corner : drafts.back().outline) corner = corner + plates[plate];
      }
  return drafts;
}

/// What is one although it lies apart: the rims of a board that wraps, and its plates.
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

void add_extra(std::vector<Draft>& drafts, const Extra& extra, Report& report) {
  const auto base = std::find_if(drafts.begin(), drafts.end(),
                                 [&](const Draft& draft) { return draft.name == extra.beyond; });
  if (base == drafts.end()) {
    report.error(extra.place, "no cell '" + extra.beyond + "' to set '" + extra.name + "' against");
    return;
  }
  const Topology alone({base->outline});
  const auto gate = alone.gate(CellId{0}, extra.heading);
  if (!gate || gate->kind != Gate::Kind::side) {
    report.error(extra.place, "cell '" + extra.beyond + "' has no side with heading " +
                                  std::to_string(in_degrees(extra.heading)));
    return;
  }
  const auto i = static_cast<std::size_t>(gate->index);
  const Exact from = base->outline[(i + 1) % base->outline.size()];
  // The extra cell runs along the shared side the other way round.
  const Heading direction = turned(extra.heading, -headings / 4);
  Draft draft{outline_of(from, direction, extra.sides), {}, {}, {}, {}, extra.name};
  draft.kind = std::string(shape_name(extra.sides));
  draft.rank = base->rank;
  draft.rank_index = base->rank_index;
  if (extra.name.ends_with(base->rank))
    draft.file = extra.name.substr(0, extra.name.size() - base->rank.size());
  drafts.push_back(std::move(draft));
}

std::vector<std::string> order_of(const std::vector<Draft>& drafts, int Draft::*index,
                                  std::string Draft::*label) {
  std::map<int, std::string> order;
  for (const Draft& draft : drafts)
    if (draft.*index >= 0) order.emplace(draft.*index, draft.*label);
  std::vector<std::string> labels;
  for (auto& [position, text] : order) labels.push_back(std::move(text));
  return labels;
}

/// Takes cells off the board; those of walls stay to be drawn.
std::vector<Wall> take_away(std::vector<Draft>& drafts, const Region& region, Report& report) {
  std::vector<Wall> walls;
  const auto take = [&](const std::string& name) -> std::optional<Draft> {
    const auto found = std::find_if(drafts.begin(), drafts.end(),
                                    [&](const Draft& draft) { return draft.name == name; });
    if (found == drafts.end()) {
      report.error(region.place, "no cell '" + name + "' to leave out");
      return std::nullopt;
    }
    Draft draft = std::move(*found);
    drafts.erase(found);
    return draft;
  };
  for (const std::string& name : region.missing) take(name);
  for (const std::string& name : region.walls)
    if (auto draft = take(name)) walls.push_back({name, std::move(draft->outline), false});
  for (const std::string& name : region.indicators) {
    const auto wall = std::find_if(walls.begin(), walls.end(),
                                   [&](const Wall& each) { return each.name == name; });
    if (wall == walls.end())
      report.error(region.place, "indicator '" + name + "' is no wall of the board");
    else
      wall->indicator = true;
  }
  return walls;
}

Mesh mesh_of(const std::vector<Draft>& drafts) {
  Mesh mesh;
  for (const Draft& draft : drafts) {
    mesh.cells.push_back(draft.outline);
    mesh.first.push_back(draft.first);
  }
  return mesh;
}

bool sound(const std::vector<Draft>& drafts, const Region& region, Report& report) {
  std::set<std::string_view> names;
  for (const Draft& draft : drafts) {
    bool fresh = names.insert(draft.name).second;
    for (const std::string& name : draft.also) fresh = names.insert(name).second && fresh;
    if (fresh) continue;
    report.error(region.place, "board '" + region.id + "' names two cells '" + draft.name + "'");
    return false;
  }
  return true;
}

/// The cells put together. Reports cells that overlap, and boards in pieces or with holes.
std::optional<Topology> joined_cells(const std::vector<Draft>& drafts, Seams seams, Chart chart,
                                     const Region& region, Report& report) {
  const bool free = region.shape == Region::Shape::sheets;
  Mesh mesh = mesh_of(drafts);
  if (const std::string fault = free ? flaw(mesh) : flaw(mesh.cells); !fault.empty()) {
    report.error(region.place, "board '" + region.id + "': " + fault);
    return std::nullopt;
  }
  const bool plain = seams.shifts.empty() && seams.plates.empty();
  if (plain || free || !region.holes) {
    Topology flat = free ? Topology(mesh, chart) : Topology(mesh.cells, {}, chart);
    if (!region.holes && flat.euler() != std::max(1, static_cast<int>(region.plates.size()))) {
      report.error(region.place, "board '" + region.id + "' is not in one piece without holes",
                   "write holes = true if that is meant");
      return std::nullopt;
    }
    if (plain || free) return flat;
  }
  return Topology(std::move(mesh.cells), std::move(seams), std::move(chart));
}

/// How many tiles a region takes, before any is looked at; of rings, how many may be looked at.
long long tiles_taken(const Tiling& tiling, const Region& region) {
  const auto tiles = static_cast<long long>(tiling.tiles.size());
  switch (region.shape) {
    case Region::Shape::rectangle:
      return tiles * region.width * region.height *
             std::max(1LL, static_cast<long long>(region.plates.size()));
    case Region::Shape::hexagon: return tiles * (3LL * region.side * (region.side - 1) + 1);
    case Region::Shape::rings: return tiles * std::ssize(region.centres) / ring_share;
    case Region::Shape::list: return tiles * std::ssize(region.centres);
    case Region::Shape::sheets: return 0;  // they count themselves
  }
  return 0;
}

/// Refuses a region that is too large before it is cut. A cell may be taken off again by its name.
bool fits(const Tiling& tiling, const Region& region, Report& report) {
  const std::size_t off = region.missing.size() + region.walls.size();
  const std::size_t most = limits::board_cells;
  const auto taken = static_cast<std::size_t>(tiles_taken(tiling, region));
  if (tiling.tiles.empty())
    report.error(region.place, "board '" + region.id + "' is cut from a tiling without tiles");
  else if (taken > most + off || off > most || region.extra.size() > most ||
           region.centres.size() > most)
    report.error(region.place,
                 "board '" + region.id + "' has more than " + std::to_string(most) + " cells");
  else
    return true;
  return false;
}

/// The cells of a line that is told: straight ways from one to the next.
std::vector<CellId> told_cells(const Patch& patch, const ToldLine& line, Report& report) {
  std::vector<CellId> cells;
  for (std::size_t i = 0; i < line.through.size(); ++i) {
    const auto named = std::find(patch.names.begin(), patch.names.end(), line.through[i]);
    if (named == patch.names.end()) {
      report.error(line.place, "no cell '" + line.through[i] + "' on the line",
                   [&] { return did_you_mean(line.through[i], patch.names); });
      return {};
    }
    const auto to = static_cast<CellId>(named - patch.names.begin());
    std::vector<CellId> way;
    for (int n = 0; i > 0 && way.empty() && n < all_headings; ++n) {
      Step at{cells.back(), static_cast<Heading>(n)};
      for (auto next = patch.topology.walk(at.cell, at.heading);
           next && next->cell != cells.back() && std::ssize(way) < patch.topology.size();
           next = patch.topology.walk(next->cell, next->heading)) {
        way.push_back(next->cell);
        if (next->cell == to) break;
      }
      if (way.empty() || way.back() != to) way.clear();
    }
    if (i > 0 && way.empty()) {
      report.error(line.place,
                   "no straight line leads from " + line.through[i - 1] + " to " + line.through[i]);
      return {};
    }
    if (i == 0) way.push_back(to);
    cells.insert(cells.end(), way.begin(), way.end());
  }
  return cells;
}

/// Reports names of files or ranks that are too few or too many.
bool named_all(const Region& region, std::size_t files, std::size_t ranks, Report& report) {
  const auto fits = [&](const std::vector<std::string>& names, std::size_t count,
                        const std::string& what) {
    if (names.empty() || names.size() == count) return true;
    report.error(region.place, "board '" + region.id + "' has " + std::to_string(count) + " " +
                                   what + ", and names for " + std::to_string(names.size()));
    return false;
  };
  return fits(region.files, files, "files") && fits(region.ranks, ranks, "ranks");
}

/// Finds colours where the tiling's pattern does not serve, and warns of a pattern that does not.
void colour(Patch& patch, bool free, const Region& region, Report& report) {
  if (region.on_points) {
    patch.tints.clear();  // lines have no colours
  } else if (region.fewest_tints || free) {
    patch.tints = fewest_colours(patch.topology);
  } else if (!patch.tints.empty() && region.extra.empty()) {
    const auto same = alike(patch.topology, patch.tints);
    if (same)
      report.warning(region.place,
                     "board '" + region.id + "': " + patch.names[index(same->first)] + " and " +
                         patch.names[index(same->second)] + " share a side and have one colour",
                     "write tints = \"fewest\" for a colouring without such cells");
  }
}

}  // namespace

const Region* Tiling::region(std::string_view id) const {
  for (const Region& region : regions)
    if (region.id == id) return &region;
  return nullptr;
}

std::optional<Patch> cut(const Tiling& tiling, const Region& region, Report& report) {
  if (!fits(tiling, region, report)) return std::nullopt;
  const bool free = region.shape == Region::Shape::sheets;
  Patch patch;
  std::vector<Vec> places;
  std::vector<Draft> drafts =
      free ? sheet_cells(region.free, places, report) : tiles_of(tiling, region);
  if (!free) name_cells(drafts, tiling, region);
  std::vector<std::string> file_order = order_of(drafts, &Draft::file_index, &Draft::file);
  std::vector<std::string> rank_order = order_of(drafts, &Draft::rank_index, &Draft::rank);
  if (!free && !region.sectors && !named_all(region, file_order.size(), rank_order.size(), report))
    return std::nullopt;
  for (const Extra& extra : region.extra) add_extra(drafts, extra, report);
  patch.walls = take_away(drafts, region, report);
  patch.sign = region.sign;
  if (drafts.empty() || drafts.size() > limits::board_cells) {
    report.error(region.place,
                 "board '" + region.id + "' has " + std::to_string(drafts.size()) + " cells",
                 "1 to " + std::to_string(limits::board_cells) + " are possible");
    return std::nullopt;
  }
  if (!region.sectors)
    std::sort(drafts.begin(), drafts.end(),
              [](const Draft& p, const Draft& q) { return name_less(p.name, q.name); });
  if (!sound(drafts, region, report)) return std::nullopt;
  Seams seams = free ? Seams{} : seams_of(tiling, region);
  for (const Draft& draft : drafts)
    if (!seams.plates.empty()) seams.plate_of.push_back(draft.plate);
  auto topology =
      joined_cells(drafts, std::move(seams), free ? Chart(std::move(places)) : Chart(region.ring),
                   region, report);
  if (!topology) return std::nullopt;
  patch.topology = std::move(*topology);

  patch.id = region.id;
  patch.plates = region.plates;
  patch.wrap_files = region.wrap_files;
  patch.wrap_ranks = region.wrap_ranks;
  patch.file_order = std::move(file_order);
  patch.rank_order = std::move(rank_order);
  for (Draft& draft : drafts) {
    patch.names.push_back(std::move(draft.name));
    patch.files.push_back(std::move(draft.file));
    patch.ranks.push_back(std::move(draft.rank));
    patch.kinds.push_back(std::move(draft.kind));
    patch.also.push_back(std::move(draft.also));
    patch.sectors.push_back(std::move(draft.sector));
    if (tiling.tints > 0)
      patch.tints.push_back(modulo(
          tiling.tint.i * draft.at.i + tiling.tint.j * draft.at.j + draft.plate, tiling.tints));
  }
  patch.on_points = region.on_points;
  patch.river = region.river;
  if (!region.river.empty() && std::find(patch.rank_order.begin(), patch.rank_order.end(),
                                         region.river) == patch.rank_order.end())
    report.error(region.place, "no rank '" + region.river + "' for the river");
  for (const ToldLine& line : region.lines)
    patch.lines.emplace_back(line.axis, told_cells(patch, line, report));
  if (report.has_errors()) return std::nullopt;
  colour(patch, free && tiling.tints > 0, region, report);
  return patch;
}

std::optional<Region> parse_region(std::string_view word) {
  Region region;
  region.id = std::string(word);
  if (word.starts_with("hex:")) {
    const auto side = to_integer(word.substr(4));
    if (!side || *side < 1 || *side > limits::board_cells) return std::nullopt;
    region.shape = Region::Shape::hexagon;
    region.side = *side;
    return region;
  }
  if (word.starts_with("lotus:")) {
    region.shape = Region::Shape::rings;
    for (std::string_view pair : split(word.substr(6), ';')) {
      const auto parts = split(pair, ',');
      if (parts.size() != 2) return std::nullopt;
      const auto i = to_integer(parts[0]), j = to_integer(parts[1]);
      if (!i || !j || *i < -100 || *i > 100 || *j < -100 || *j > 100) return std::nullopt;
      region.centres.push_back({*i, *j});
    }
    if (region.centres.empty()) return std::nullopt;
    return region;
  }
  const auto size = split(word, 'x');
  if (size.size() != 2) return std::nullopt;
  const auto width = to_integer(size[0]), height = to_integer(size[1]);
  if (!width || !height || *width < 1 || *height < 1 || *width > limits::board_cells ||
      *height > limits::board_cells)
    return std::nullopt;
  region.width = *width;
  region.height = *height;
  return region;
}

}  // namespace boardwright::geometry
