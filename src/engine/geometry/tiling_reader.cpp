// Reads tilings and regions from data.
#include <algorithm>
#include <set>

#include "base/hints.h"
#include "base/limits.h"
#include "geometry/cell_builder.h"
#include "geometry/region_parts.h"
#include "geometry/tiling_shape.h"
#include "geometry/tiling_words.h"

namespace boardwright::geometry {

using base::at_most;

namespace {

template <class Table>
auto read_word(const Data& data, std::string_view key, const Table& table, Report& report)
    -> decltype(table[0].value) {
  const std::string word = data.text(key, report);
  if (const auto value = base::value_of(word, table)) return *value;
  const auto known = words_of(table);
  if (!word.empty())
    report.error(data.find(key).place(), "unknown " + std::string(key) + " '" + word + "'",
                 [&] { return base::meant_or_all(word, known); });
  return table[0].value;
}

/// Reports a period whose tiles leave gaps or overlap.
void check_period(const Tiling& tiling, const Data& data, Report& report) {
  const auto flaw = period_flaw(tiling);
  if (!flaw) return;
  base::Place place = data.find("period").place();
  if (flaw->tile) place = data.list("tile", report)[*flaw->tile].place();
  report.error(place, flaw->message, flaw->hint);
}

/// Reports an unknown kind of tile.
void check_kind(const Tiling& tiling, const Data& word, const std::string& kind, Report& report) {
  std::vector<std::string_view> known;
  for (const Tiling::Tile& tile : tiling.tiles)
    if (std::find(known.begin(), known.end(), tile.kind) == known.end()) known.push_back(tile.kind);
  if (known.empty() || std::find(known.begin(), known.end(), kind) != known.end()) return;
  report.error(word.place(), "no kind of tile '" + kind + "'",
               [&] { return base::meant_or_all(kind, known); });
}

/// Reads a number of steps, and checks it against limits::tiling_number.
int read_steps(const Data& data, Report& report) {
  const int steps = data.as_number(report);
  if (steps >= -base::limits::tiling_number && steps <= base::limits::tiling_number) return steps;
  report.error(data.place(), "'" + std::to_string(steps) + "' is out of range",
               "numbers here are from -" + std::to_string(base::limits::tiling_number) + " to " +
                   std::to_string(base::limits::tiling_number));
  return 0;
}

Exact read_exact(const Data& data, Report& report) {
  const auto items = data.as_list(report);
  if (items.size() != 4 && items.size() != 8) {
    report.error(data.place(), "a point needs four integers, or eight",
                 "write [a, b, c, d], or [a, b, c, d, e, f, g, h] where sides point at 45 degrees");
    return {};
  }
  std::array<int, 8> n{};
  for (std::size_t i = 0; i < items.size(); ++i) n[i] = read_steps(items[i], report);
  return {n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]};
}

/// Reads the heading under a required key.
Heading read_heading(const Data& data, std::string_view key, Report& report) {
  if (data.has(key)) return read_degrees(data.find(key), report);
  static_cast<void>(data.number(key, report));  // reports that it is missing
  return {};
}

std::vector<int> read_shapes(const Data& data, std::string_view key, Report& report) {
  std::vector<int> sides;
  for (const Data& item : data.list_or_empty(key, report)) {
    const std::string word = item.as_text(report);
    if (const auto n = base::value_of(word, shape_words))
      sides.push_back(*n);
    else
      report.error(item.place(), "unknown shape '" + word + "'",
                   [&] { return base::meant_or_all(word, words_of(shape_words)); });
  }
  return sides;
}

/// Reads the headings of an axis, without duplicates.
std::vector<Heading> read_headings(const Data& axis, Report& report) {
  std::vector<Heading> headings;
  for (const Data& degrees : axis.list("headings", report)) {
    const std::size_t before = report.errors();
    const Heading heading = read_degrees(degrees, report);
    if (report.errors() > before) continue;
    if (std::find(headings.begin(), headings.end(), heading) != headings.end())
      report.warning(degrees.place(),
                     "a second heading " + std::to_string(in_degrees(heading)) + " adds nothing",
                     "once is enough");
    else
      headings.push_back(heading);
  }
  return headings;
}

Tiling::Tile read_tile(const Data& data, Report& report) {
  Tiling::Tile tile;
  tile.kind = data.text("kind", report);
  tile.sides = data.number("sides", report);
  if (base::word_of(tile.sides, shape_words).empty()) {
    report.error(data.find("sides").place(), "a tile with " + std::to_string(tile.sides) + " sides",
                 "tiles have 3, 4, 6, 8 or 12 sides");
    tile.sides = 4;
  }
  tile.corner = read_exact(data.find("corner"), report);
  tile.direction = read_heading(data, "heading", report);
  return tile;
}

SectorNames::Word read_pair(const Data& data, Report& report) {
  const auto items = data.as_list(report);
  if (items.size() == 2) return {items[0].as_text(report), items[1].as_text(report)};
  report.error(data.place(), "a name needs two texts", "write [\"kn\", \"King Knight\"]");
  return {};
}

SectorNames::Sector read_sector(const Data& data, Report& report) {
  SectorNames::Sector sector;
  sector.word = {data.text("id", report), data.text("name", report)};
  sector.middle = read_heading(data, "middle", report);
  sector.mirrored = data.boolean("mirrored", false, report);
  if (in_degrees(sector.middle) % 60 != 30)
    report.error(data.find("middle").place(),
                 "the middle of a sector is at 30, 90, 150, … degrees");
  return sector;
}

void read_sectors(Region& region, const Data& data, Report& report) {
  SectorNames names;
  for (const Data& file : data.list("files", report))
    names.files.push_back(read_pair(file, report));
  for (const Data& sector : data.list("sector", report))
    names.sectors.push_back(read_sector(sector, report));
  names.ray = read_pair(data.find("ray"), report);
  names.centre = read_pair(data.find("centre"), report);
  names.ranks = data.texts_or_empty("ranks", report);
  for (const Data& alias : data.list_or_empty("aliases", report))
    names.aliases.push_back({read_pair(alias.find("name"), report), alias.number("rank", report),
                             alias.text("file", report), alias.number("at", report)});
  std::set<Heading> middles;
  for (const auto& sector : names.sectors) middles.insert(sector.middle);
  auto* hexagon = std::get_if<Hexagon>(&region.shape);
  if (hexagon == nullptr)
    report.error(data.place(), "only a hexagon has sectors", "write hexagon = 10");
  else if (names.sectors.size() != 6 || middles.size() != 6)
    report.error(data.place(), "a hexagon has six different sectors");
  else if (static_cast<int>(names.files.size()) != hexagon->side - 2)
    report.error(data.find("files").place(), "a hexagon of " + std::to_string(hexagon->side) +
                                                 " a side needs " +
                                                 std::to_string(hexagon->side - 2) + " files");
  else
    hexagon->sectors = std::move(names);
}

int read_size(const Data& data, Report& report) {
  const int size = data.as_number(report);
  if (size >= 1 && size <= base::limits::board_cells) return size;
  report.error(data.place(), "size " + std::to_string(size) + " is not usable",
               "give 1 to " + std::to_string(base::limits::board_cells));
  return 1;
}

std::vector<Cursor> read_cursors(const Data& data, std::string_view key, Report& report) {
  std::vector<Cursor> cursors;
  for (const Data& item : data.list(key, report)) {
    const auto pair = item.as_list(report);
    if (pair.size() == 2)
      cursors.push_back({read_steps(pair[0], report), read_steps(pair[1], report)});
    else
      report.error(
          item.place(),
          key == "hexagons" ? "a hexagon's place needs two numbers" : "a place needs two numbers",
          "write [i, j]");
  }
  return cursors;
}

void read_shape(Region& region, const Data& data, Report& report) {
  if (data.has("rectangle")) {
    const auto size = data.list("rectangle", report);
    if (size.size() == 2)
      region.shape = Rectangle{read_size(size[0], report), read_size(size[1], report)};
    else
      report.error(data.find("rectangle").place(), "a rectangle needs two numbers",
                   "write [files, ranks]");
  } else if (data.has("hexagon")) {
    region.shape = Hexagon{read_size(data.find("hexagon"), report)};
  } else if (data.has("sheet") || data.has("cell")) {
    region.shape = read_free_board(data, report);
  } else if (data.has("places")) {
    region.shape = TileList{read_cursors(data, "places", report)};
  } else if (data.has("rings") || data.has("hexagons")) {
    region.shape = Rings{read_cursors(data, data.has("rings") ? "rings" : "hexagons", report)};
  } else {
    report.error(data.place(), "board '" + region.id + "' has no cells",
                 "write rectangle, hexagon, places, rings, sheet or cell");
  }
}

}  // namespace

Heading read_degrees(const Data& data, Report& report) {
  const auto flat = [&](int degrees) -> Heading {
    if (degrees % 15 == 0 && degrees >= 0 && degrees < 360) return heading_of(degrees);
    report.error(data.place(), "heading " + std::to_string(degrees) + " is not usable",
                 "give a multiple of 15 degrees from 0 to 345");
    return {};
  };
  if (!data.is(Data::Kind::text)) return flat(data.as_number(report));
  const std::string text = data.as_text(report);
  const auto parts = base::words(text);
  const int climb = parts.empty() ? 0 : parts.back() == "up" ? 1 : parts.back() == "down" ? -1 : 0;
  if (climb != 0 && parts.size() == 1) return climb > 0 ? straight_up : straight_down;
  const auto degrees = parts.size() == 2 && climb != 0 ? to_integer(parts[0]) : std::nullopt;
  if (degrees) return climbing(flat(*degrees), climb);
  report.error(data.place(), "heading '" + text + "' is not usable",
               "write 90, \"up\", \"down\", \"90 up\" or \"90 down\"");
  return {};
}

std::span<const base::Word<int>> all_shapes() { return shape_words; }

std::string_view shape_name(int sides) {
  const std::string_view word = base::word_of(sides, shape_words);
  return word.empty() ? "cell" : word;
}

Region read_region(std::string id, const Data& data, Report& report) {
  Region region;
  region.id = std::move(id);
  region.place = data.place();
  read_shape(region, data, report);
  read_layout(region, data, report);
  if (!std::holds_alternative<FreeBoard>(region.shape)) read_names(region, data, report);
  read_ground_and_lines(region, data, report);
  region.markings = read_markings(data, region.on_points, report);
  for (const Data& item : data.list_or_empty("extra", report)) {
    Extra extra;
    extra.place = item.place();
    extra.name = item.text("name", report);
    extra.beyond = item.text("beyond", report);
    extra.heading = read_heading(item, "heading", report);
    extra.sides = read_word(item, "shape", shape_words, report);
    region.extra.push_back(std::move(extra));
  }
  region.missing = data.texts_or_empty("missing", report);
  region.walls = data.texts_or_empty("walls", report);
  region.indicators = data.texts_or_empty("indicators", report);
  region.sign = data.text("sign", "sign", report);
  if (const auto sectors = data.table_if_any("sectors", report))
    read_sectors(region, *sectors, report);
  region.holes = data.boolean("holes", false, report);
  if (data.has("tints")) region.tints = read_word(data, "tints", tint_words, report);
  return region;
}

std::vector<Axis> read_axes(const Data& data, Report& report) {
  std::vector<Axis> axes;
  for (const auto& [name, axis] :
       at_most(base::limits::axes, data.tables("axis", report), "a tiling", "axes", report))
    axes.push_back({name, read_headings(axis, report), read_shapes(axis, "shapes", report)});
  return axes;
}

Tiling read_tiling(const Data& data, Report& report) {
  data.set_shape(tiling_shape());
  const std::size_t before = report.errors();
  Tiling tiling;
  tiling.name = data.text("name", report);
  const auto period = data.list("period", report);
  if (period.size() == 2)
    tiling.period = {read_exact(period[0], report), read_exact(period[1], report)};
  else
    report.error(data.find("period").place(), "a tiling has two translations");
  for (const Data& tile :
       at_most(base::limits::board_cells, data.list("tile", report), "a tiling", "tiles", report))
    tiling.tiles.push_back(read_tile(tile, report));
  tiling.axes = read_axes(data, report);
  for (const auto& [name, path] :
       at_most(base::limits::axes, data.tables("path", report), "a tiling", "paths", report))
    tiling.paths.push_back({name, read_shapes(path, "shapes", report)});
  for (const auto& [name, circle] :
       at_most(base::limits::axes, data.tables("circle", report), "a tiling", "circles", report)) {
    tiling.circles.push_back({name, circle.text("around", report)});
    if (circle.has("around"))
      check_kind(tiling, circle.find("around"), tiling.circles.back().around, report);
  }
  tiling.naming = read_word(data, "naming", naming_words, report);
  tiling.row_kind = data.text("rows", "", report);
  if (!tiling.row_kind.empty()) check_kind(tiling, data.find("rows"), tiling.row_kind, report);
  if (const auto tints = data.table_if_any("tints", report)) {
    for (const char* key : {"i", "j"})
      if (!tints->has(key)) tints->number(key, report);  // reports that it is missing
    tiling.tint = {read_steps(tints->find("i"), report), read_steps(tints->find("j"), report)};
    tiling.tints = tints->number("of", report);
    if (tiling.tints < 2 || tiling.tints > 4) {
      report.error(tints->place(), "cells have 2 to 4 colours");
      tiling.tints = 0;
    }
  }
  for (const auto& [id, region] : data.tables("region", report))
    tiling.regions.push_back(read_region(id, region, report));
  if (report.errors() == before && !tiling.tiles.empty()) check_period(tiling, data, report);
  return tiling;
}

}  // namespace boardwright::geometry
