// Cuts boards out of tilings.
#include "geometry/tiling.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/limits.h"
#include "base/text.h"
#include "geometry/cell_builder.h"
#include "geometry/colouring.h"

namespace boardwright::geometry {
namespace {

int modulo(int n, int of) { return (n % of + of) % of; }

void add_extra(std::vector<CellBuilder>& builders, const Extra& extra, Report& report) {
  const auto base = std::find_if(builders.begin(), builders.end(), [&](const CellBuilder& builder) {
    return builder.name == extra.beyond;
  });
  if (base == builders.end()) {
    report.error(extra.place, "no cell '" + extra.beyond + "' to attach '" + extra.name + "' to");
    return;
  }
  const Topology single({base->outline});
  const auto gate = single.gate(CellId{0}, extra.heading);
  if (!gate || gate->kind != Gate::Kind::side) {
    report.error(extra.place, "cell '" + extra.beyond + "' has no side with heading " +
                                  std::to_string(in_degrees(extra.heading)));
    return;
  }
  const auto i = static_cast<std::size_t>(gate->index);
  const Exact from = base->outline[(i + 1) % base->outline.size()];
  // The extra cell traverses the shared side in the opposite direction.
  const Heading direction = rotated(extra.heading, -headings / 4);
  CellBuilder builder{outline_of(from, direction, extra.sides), {}, {}, {}, {}, extra.name};
  builder.kind = std::string(shape_name(extra.sides));
  builder.rank = base->rank;
  builder.rank_index = base->rank_index;
  if (extra.name.ends_with(base->rank))
    builder.file = extra.name.substr(0, extra.name.size() - base->rank.size());
  builders.push_back(std::move(builder));
}

std::vector<std::string> order_of(const std::vector<CellBuilder>& builders, int CellBuilder::*index,
                                  std::string CellBuilder::*label) {
  std::map<int, std::string> order;
  for (const CellBuilder& builder : builders)
    if (builder.*index >= 0) order.emplace(builder.*index, builder.*label);
  std::vector<std::string> labels;
  for (auto& [position, text] : order) labels.push_back(std::move(text));
  return labels;
}

/// Removes cells from the board. Walls are returned, because they are drawn.
std::vector<Wall> remove_cells(std::vector<CellBuilder>& builders, const Region& region,
                               Report& report) {
  std::vector<Wall> walls;
  const auto take = [&](const std::string& name) -> std::optional<CellBuilder> {
    const auto found =
        std::find_if(builders.begin(), builders.end(),
                     [&](const CellBuilder& builder) { return builder.name == name; });
    if (found == builders.end()) {
      report.error(region.place, "no cell '" + name + "' to leave out");
      return std::nullopt;
    }
    CellBuilder builder = std::move(*found);
    builders.erase(found);
    return builder;
  };
  for (const std::string& name : region.missing) take(name);
  for (const std::string& name : region.walls)
    if (auto builder = take(name)) walls.push_back({name, std::move(builder->outline), false});
  for (const std::string& name : region.indicators) {
    const auto wall = std::find_if(walls.begin(), walls.end(),
                                   [&](const Wall& each) { return each.name == name; });
    if (wall == walls.end())
      report.error(region.place, "indicator '" + name + "' is not a wall of the board");
    else
      wall->indicator = true;
  }
  return walls;
}

/// Renames some cells, without changing their files and ranks.
void rename_cells(std::vector<CellBuilder>& builders, const Region& region, Report& report) {
  for (const auto& [cell, name] : region.named) {
    const std::string& old = cell;
    const auto found =
        std::find_if(builders.begin(), builders.end(),
                     [&](const CellBuilder& builder) { return builder.name == old; });
    if (found == builders.end())
      report.error(region.place, "no cell '" + old + "' to name");
    else
      found->name = name;
  }
}

Mesh mesh_of(const std::vector<CellBuilder>& builders) {
  Mesh mesh;
  for (const CellBuilder& builder : builders) {
    mesh.cells.push_back(builder.outline);
    mesh.first.push_back(builder.first);
  }
  return mesh;
}

bool has_unique_names(const std::vector<CellBuilder>& builders, const Region& region,
                      Report& report) {
  std::set<std::string_view> names;
  for (const CellBuilder& builder : builders) {
    bool fresh = names.insert(builder.name).second;
    for (const std::string& name : builder.also) fresh = names.insert(name).second && fresh;
    if (fresh) continue;
    report.error(region.place, "board '" + region.id + "' names two cells '" + builder.name + "'");
    return false;
  }
  return true;
}

/// Builds the topology. Reports overlapping cells, and boards that are not connected or have holes.
std::optional<Topology> joined_cells(const std::vector<CellBuilder>& builders, Seams seams,
                                     Chart chart, const Region& region, Report& report) {
  const bool is_free = std::holds_alternative<FreeBoard>(region.shape);
  Mesh mesh = mesh_of(builders);
  if (const std::string fault = is_free ? flaw(mesh) : flaw(mesh.cells); !fault.empty()) {
    report.error(region.place, "board '" + region.id + "': " + fault);
    return std::nullopt;
  }
  const bool plain = seams.shifts.empty() && seams.plates.empty();
  if (plain || !region.holes) {
    Topology flat = is_free ? Topology(mesh, chart) : Topology(mesh.cells, {}, chart);
    if (!region.holes && flat.euler() != std::max(1, static_cast<int>(seams.plates.size()))) {
      report.error(region.place, "board '" + region.id + "' is not in one piece without holes",
                   "write holes = true if that is meant");
      return std::nullopt;
    }
    if (plain) return flat;
  }
  return Topology(std::move(mesh.cells), std::move(seams), std::move(chart));
}

/// Checks a region before it is cut, and returns whether it passes. Reports extra cells on a free
/// board, a tiling without tiles, and too many cells, not counting removed ones.
bool fits(const Tiling& tiling, const Region& region, Report& report) {
  if (std::holds_alternative<FreeBoard>(region.shape) && !region.extra.empty()) {
    report.error(region.extra.front().place, "a free board has no extra cells",
                 "write cell = [{ name = \"z4\", corners = [...] }]");
    return false;
  }
  const std::size_t off = region.missing.size() + region.walls.size();
  const std::size_t most = base::limits::board_cells;
  const auto taken = static_cast<std::size_t>(tiles_taken(tiling, region));
  if (tiling.tiles.empty())
    report.error(region.place, "board '" + region.id + "' is cut from a tiling without tiles");
  else if (taken > most + off || off > most || region.extra.size() > most)
    report.error(region.place,
                 "board '" + region.id + "' has more than " + std::to_string(most) + " cells");
  else
    return true;
  return false;
}

/// Whether files and ranks have no names, or one each. Reports a wrong number of names.
bool name_counts_match(const Region& region, std::size_t files, std::size_t ranks, Report& report) {
  const auto fits = [&](const std::vector<std::string>& names, std::size_t count,
                        const std::string& what) {
    if (names.empty() || names.size() == count) return true;
    report.error(region.place, "board '" + region.id + "' has " + std::to_string(count) + " " +
                                   what + ", and names for " + std::to_string(names.size()));
    return false;
  };
  return fits(region.files, files, "files") && fits(region.ranks, ranks, "ranks");
}

/// Colours the board where the tiling's pattern is not used, and warns if the pattern gives two
/// neighbours one colour.
void colour(Patch& patch, bool is_free, const Region& region, Report& report) {
  if (region.on_points || region.tints == TintSource::none) {
    for (Cell& cell : patch.cells) cell.tint = -1;
  } else if (region.tints == TintSource::fewest || is_free) {
    const std::vector<int> tints = fewest_colours(patch.topology);
    for (std::size_t i = 0; i < tints.size(); ++i) patch.cells[i].tint = tints[i];
  } else if (patch.cells.front().tint >= 0 && region.extra.empty()) {
    const auto clash = find_equal_neighbours(patch.topology, patch.cells);
    if (clash)
      report.warning(region.place,
                     "board '" + region.id + "': " + patch.cells[index(clash->first)].name +
                         " and " + patch.cells[index(clash->second)].name +
                         " share a side and have one colour",
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
  const auto* free_board = std::get_if<FreeBoard>(&region.shape);
  const auto* rectangle = std::get_if<Rectangle>(&region.shape);
  const auto* hexagon = std::get_if<Hexagon>(&region.shape);
  const bool has_sectors = hexagon != nullptr && hexagon->sectors;
  Patch patch;
  Chart::Paper paper;
  std::vector<CellBuilder> builders =
      free_board ? sheet_cells(*free_board, paper, report) : tiles_of(tiling, region);
  if (!free_board) name_cells(builders, tiling, region);
  std::vector<std::string> file_order =
      order_of(builders, &CellBuilder::file_index, &CellBuilder::file);
  std::vector<std::string> rank_order =
      order_of(builders, &CellBuilder::rank_index, &CellBuilder::rank);
  if (!has_sectors && !name_counts_match(region, file_order.size(), rank_order.size(), report))
    return std::nullopt;
  for (const Extra& extra : region.extra) add_extra(builders, extra, report);
  patch.walls = remove_cells(builders, region, report);
  rename_cells(builders, region, report);
  patch.sign = region.sign;
  if (builders.empty() || builders.size() > base::limits::board_cells) {
    report.error(region.place,
                 "board '" + region.id + "' has " + std::to_string(builders.size()) + " cells",
                 "1 to " + std::to_string(base::limits::board_cells) + " are possible");
    return std::nullopt;
  }
  if (!has_sectors)
    std::sort(builders.begin(), builders.end(),
              [](const CellBuilder& p, const CellBuilder& q) { return name_less(p.name, q.name); });
  if (!has_unique_names(builders, region, report)) return std::nullopt;
  Seams seams;
  Chart chart(std::move(paper));
  if (rectangle) {
    chart = Chart(rectangle->ring);
    seams = seams_of(tiling, *rectangle);
    if (!seams.plates.empty())
      for (const CellBuilder& builder : builders) seams.plate_of.push_back(builder.plate);
    patch.plates = rectangle->plates;
    patch.wrap_files = rectangle->wrap_files;
    patch.wrap_ranks = rectangle->wrap_ranks;
  }
  auto topology = joined_cells(builders, std::move(seams), std::move(chart), region, report);
  if (!topology) return std::nullopt;
  patch.topology = std::move(*topology);

  patch.id = region.id;
  patch.file_order = std::move(file_order);
  patch.rank_order = std::move(rank_order);
  for (CellBuilder& builder : builders) {
    Cell& cell = patch.cells.emplace_back();
    cell.name = std::move(builder.name);
    cell.file = std::move(builder.file);
    cell.rank = std::move(builder.rank);
    cell.kind = std::move(builder.kind);
    cell.also = std::move(builder.also);
    cell.sector = std::move(builder.sector);
    if (tiling.tints > 0)
      cell.tint =
          modulo(tiling.tint.i * builder.at.i + tiling.tint.j * builder.at.j + builder.plate,
                 tiling.tints);
  }
  patch.on_points = region.on_points;
  patch.river = region.river;
  if (!region.river.empty() && std::find(patch.rank_order.begin(), patch.rank_order.end(),
                                         region.river) == patch.rank_order.end())
    report.error(region.place, "no rank '" + region.river + "' for the river");
  for (const GivenLine& line : region.lines)
    patch.lines.emplace_back(line.axis, cells_of_line(patch, line, report));
  patch.markings = find_markings(region.markings, patch.topology, names_of(patch.cells), report);
  for (const GivenLine& line : region.drawn_lines)
    patch.markings.lines.push_back(cells_of_line(patch, line, report));
  if (report.has_errors()) return std::nullopt;
  colour(patch, free_board && tiling.tints > 0, region, report);
  return patch;
}

std::optional<Region> parse_region(std::string_view word) {
  Region region;
  region.id = std::string(word);
  if (word.starts_with("hex:")) {
    const auto side = to_integer(word.substr(4));
    if (!side || *side < 1 || *side > base::limits::board_cells) return std::nullopt;
    region.shape = Hexagon{*side};
    return region;
  }
  if (word.starts_with("lotus:") || word.starts_with("rings:")) {
    Rings rings;
    for (std::string_view pair : base::split(word.substr(6), ';')) {
      const auto parts = base::split(pair, ',');
      if (parts.size() != 2) return std::nullopt;
      const auto i = to_integer(parts[0]), j = to_integer(parts[1]);
      if (!i || !j || *i < -100 || *i > 100 || *j < -100 || *j > 100) return std::nullopt;
      rings.centres.push_back({*i, *j});
    }
    if (rings.centres.empty()) return std::nullopt;
    region.shape = std::move(rings);
    return region;
  }
  const auto size = base::split(word, 'x');
  if (size.size() != 2) return std::nullopt;
  const auto width = to_integer(size[0]), height = to_integer(size[1]);
  if (!width || !height || *width < 1 || *height < 1 || *width > base::limits::board_cells ||
      *height > base::limits::board_cells)
    return std::nullopt;
  region.shape = Rectangle{*width, *height};
  return region;
}

std::string_view usual_tiling(const Region& region) {
  if (std::holds_alternative<Hexagon>(region.shape)) return "hexagonal";
  return std::holds_alternative<Rings>(region.shape) ? "lotus" : "rectangular";
}

}  // namespace boardwright::geometry
