// Reads tilings and cuts boards out of them.
#include "geometry/tiling.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright {
namespace {

constexpr Word<int> shapes[] = {{"triangle", 3}, {"square", 4}, {"hexagon", 6}, {"dodecagon", 12}};

constexpr Word<Tiling::Naming> namings[] = {{"lattice", Tiling::Naming::lattice},
                                            {"columns", Tiling::Naming::columns}};

template <class Table>
auto read_word(const Data& data, std::string_view key, const Table& table, Report& report)
    -> decltype(table[0].value) {
  const std::string word = data.text(key, report);
  if (const auto value = value_of(word, table)) return *value;
  const auto known = words_of(table);
  if (!word.empty())
    report.error(data.find(key).place(), "unknown " + std::string(key) + " '" + word + "'",
                 did_you_mean(word, known));
  return table[0].value;
}

Exact read_exact(const Data& data, Report& report) {
  const auto items = data.as_list(report);
  if (items.size() != 4) {
    report.error(data.place(), "a point needs four integers", "write [a, b, c, d]");
    return {};
  }
  return {items[0].as_number(report), items[1].as_number(report), items[2].as_number(report),
          items[3].as_number(report)};
}

Heading read_degrees(const Data& data, Report& report) {
  const int degrees = data.as_number(report);
  if (degrees % 15 != 0 || degrees < 0 || degrees >= 360) {
    report.error(data.place(), "heading " + std::to_string(degrees) + " is not usable",
                 "give a multiple of 15 degrees from 0 to 345");
    return 0;
  }
  return degrees / 15;
}

std::vector<int> read_shapes(const Data& data, std::string_view key, Report& report) {
  std::vector<int> sides;
  for (const Data& item : data.list_or_empty(key, report)) {
    const std::string word = item.as_text(report);
    if (const auto n = value_of(word, shapes))
      sides.push_back(*n);
    else
      report.error(item.place(), "unknown shape '" + word + "'",
                   did_you_mean(word, words_of(shapes)));
  }
  return sides;
}

Tiling::Tile read_tile(const Data& data, Report& report) {
  Tiling::Tile tile;
  tile.kind = data.text("kind", report);
  tile.sides = data.number("sides", report);
  if (tile.sides != 3 && tile.sides != 4 && tile.sides != 6 && tile.sides != 12) {
    report.error(data.find("sides").place(),
                 "a tile with " + std::to_string(tile.sides) + " sides",
                 "tiles have 3, 4, 6 or 12 sides");
    tile.sides = 4;
  }
  tile.corner = read_exact(data.find("corner"), report);
  const Heading heading = read_degrees(data.find("heading"), report);
  if (heading % 2 != 0)
    report.error(data.find("heading").place(), "sides point in multiples of 30 degrees");
  tile.direction = heading / 2;
  return tile;
}

Outline outline_of(Exact corner, int direction, int sides) {
  Outline outline{corner};
  for (int i = 0; i + 1 < sides; ++i)
    outline.push_back(outline.back() + unit_step(direction + i * 12 / sides));
  return outline;
}

Outline outline_of(const Tiling& tiling, const Tiling::Tile& tile, Cursor at) {
  return outline_of(tile.corner + at.i * tiling.period[0] + at.j * tiling.period[1],
                    tile.direction, tile.sides);
}

/// A cell while a board is being cut.
struct Draft {
  Outline outline;
  std::string kind;
  Cursor at;
  std::string file, rank, name;
  int file_index = -1, rank_index = -1;
};

Exact centre12(const Outline& outline) {
  Exact sum;
  for (const Exact& corner : outline) sum = sum + corner;
  return (12 / static_cast<int>(outline.size())) * sum;
}

std::vector<Cursor> cursors(const Region& region) {
  std::vector<Cursor> found;
  if (region.shape == Region::Shape::rectangle) {
    for (int j = 0; j < region.height; ++j)
      for (int i = 0; i < region.width; ++i) found.push_back({i, j});
  } else {
    const int n = region.side - 1;
    for (int j = -n; j <= n; ++j)
      for (int i = -n; i <= n; ++i)
        if (i + j >= -n && i + j <= n) found.push_back({i, j});
  }
  return found;
}

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
              &tile == &*centre_tile &&
              std::find(region.centres.begin(), region.centres.end(), Cursor{i, j}) !=
                  region.centres.end();
          const bool touches =
              &tile != &*centre_tile &&
              std::any_of(outline.begin(), outline.end(),
                          [&](const Exact& corner) { return corners.contains(corner); });
          if ((is_centre || touches) && seen.insert({&tile, {i, j}}).second)
            drafts.push_back({std::move(outline), tile.kind, {i, j}, {}, {}, {}});
        }
  return drafts;
}

std::vector<Draft> tiles_of(const Tiling& tiling, const Region& region) {
  if (region.shape == Region::Shape::rings) return ringed(tiling, region);
  std::vector<Draft> drafts;
  for (Cursor at : cursors(region))
    for (const Tiling::Tile& tile : tiling.tiles)
      drafts.push_back({outline_of(tiling, tile, at), tile.kind, at, {}, {}, {}});
  return drafts;
}

void name_by_lattice(std::vector<Draft>& drafts) {
  Cursor low{0, 0};
  for (const Draft& draft : drafts)
    low = {std::min(low.i, draft.at.i), std::min(low.j, draft.at.j)};
  for (Draft& draft : drafts) {
    draft.file_index = draft.at.i - low.i;
    draft.rank_index = draft.at.j - low.j;
  }
}

void name_by_columns(std::vector<Draft>& drafts, const std::string& row_kind) {
  std::set<Surd> columns, rows;
  for (const Draft& draft : drafts) {
    const Exact centre = centre12(draft.outline);
    columns.insert(twice_x(centre));
    if (draft.kind == row_kind) rows.insert(twice_y(centre));
  }
  for (Draft& draft : drafts) {
    const Exact centre = centre12(draft.outline);
    draft.file_index = static_cast<int>(
        std::distance(columns.begin(), columns.find(twice_x(centre))));
    const auto row = rows.lower_bound(twice_y(centre));
    const auto below = static_cast<int>(std::distance(rows.begin(), row));
    draft.rank_index = row != rows.end() && *row == twice_y(centre) ? 2 * below + 1 : 2 * below;
  }
}

void add_extra(std::vector<Draft>& drafts, const Extra& extra, Report& report) {
  const auto base = std::find_if(drafts.begin(), drafts.end(), [&](const Draft& draft) {
    return draft.name == extra.beyond;
  });
  if (base == drafts.end()) {
    report.error(extra.place, "no cell '" + extra.beyond + "' to set '" + extra.name + "' against");
    return;
  }
  const Topology alone({base->outline});
  const auto gate = alone.gate(0, extra.heading);
  if (!gate || gate->kind != Gate::Kind::side) {
    report.error(extra.place, "cell '" + extra.beyond + "' has no side with heading " +
                                  std::to_string(extra.heading * 15));
    return;
  }
  const auto i = static_cast<std::size_t>(gate->index);
  const Exact from = base->outline[(i + 1) % base->outline.size()];
  // The extra cell runs along the shared side the other way round.
  const int direction = ((extra.heading + headings * 3 / 4) % headings) / 2;
  Draft draft{outline_of(from, direction, extra.sides), {}, {}, {}, {}, extra.name};
  draft.kind = std::string(words_of(shapes)[extra.sides == 3 ? 0 : extra.sides == 4 ? 1 : 2]);
  draft.rank = base->rank;
  draft.rank_index = base->rank_index;
  if (extra.name.ends_with(base->rank))
    draft.file = extra.name.substr(0, extra.name.size() - base->rank.size());
  drafts.push_back(std::move(draft));
}

/// "a2" < "a10" < "b1" < "aa1": by length of the letters, the letters, then the number.
bool name_less(const std::string& p, const std::string& q) {
  const auto letters = [](const std::string& name) {
    return static_cast<std::size_t>(
        std::find_if(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; }) -
        name.begin());
  };
  const std::size_t a = letters(p), b = letters(q);
  if (a != b) return a < b;
  if (const int order = p.compare(0, a, q, 0, b); order != 0) return order < 0;
  if (p.size() != q.size()) return p.size() < q.size();
  return p < q;
}

void name_cells(std::vector<Draft>& drafts, const Tiling& tiling) {
  if (tiling.naming == Tiling::Naming::lattice)
    name_by_lattice(drafts);
  else
    name_by_columns(drafts, tiling.row_kind);
  for (Draft& draft : drafts) {
    draft.file = file_letters(draft.file_index);
    draft.rank = std::to_string(draft.rank_index + 1);
    draft.name = draft.file + draft.rank;
  }
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

bool sound(const std::vector<Draft>& drafts, const Region& region, Report& report) {
  for (std::size_t i = 0; i + 1 < drafts.size(); ++i)
    if (drafts[i].name == drafts[i + 1].name) {
      report.error(region.place, "board '" + region.id + "' names two cells '" + drafts[i].name + "'");
      return false;
    }
  std::vector<Outline> outlines;
  for (const Draft& draft : drafts) outlines.push_back(draft.outline);
  if (const std::string fault = flaw(outlines); !fault.empty()) {
    report.error(region.place, "board '" + region.id + "': " + fault);
    return false;
  }
  if (!region.holes && Topology(std::move(outlines)).euler() != 1) {
    report.error(region.place, "board '" + region.id + "' is not in one piece without holes",
                 "write holes = true if that is meant");
    return false;
  }
  return true;
}

}  // namespace

std::string file_letters(int index) {
  std::string letters;
  for (int n = index; n >= 0; n = n / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('a' + n % 26));
  return letters;
}

const Region* Tiling::region(std::string_view id) const {
  for (const Region& region : regions)
    if (region.id == id) return &region;
  return nullptr;
}

Region read_region(std::string id, const Data& data, Report& report) {
  Region region;
  region.id = std::move(id);
  region.place = data.place();
  const auto positive = [&](const Data& number) {
    const int n = number.as_number(report);
    if (n >= 1 && n <= limits::board_cells) return n;
    report.error(number.place(), "size " + std::to_string(n) + " is not usable",
                 "give 1 to " + std::to_string(limits::board_cells));
    return 1;
  };
  if (data.has("rectangle")) {
    const auto size = data.list("rectangle", report);
    if (size.size() == 2) {
      region.width = positive(size[0]);
      region.height = positive(size[1]);
    } else {
      report.error(data.find("rectangle").place(), "a rectangle needs two numbers",
                   "write [files, ranks]");
    }
  } else if (data.has("hexagon")) {
    region.shape = Region::Shape::hexagon;
    region.side = positive(data.find("hexagon"));
  } else {
    region.shape = Region::Shape::rings;
    for (const Data& item : data.list("hexagons", report)) {
      const auto pair = item.as_list(report);
      if (pair.size() == 2)
        region.centres.push_back({pair[0].as_number(report), pair[1].as_number(report)});
      else
        report.error(item.place(), "a hexagon's place needs two numbers", "write [i, j]");
    }
  }
  for (const Data& item : data.list_or_empty("extra", report)) {
    Extra extra;
    extra.place = item.place();
    extra.name = item.text("name", report);
    extra.beyond = item.text("beyond", report);
    extra.heading = read_degrees(item.find("heading"), report);
    extra.sides = read_word(item, "shape", shapes, report);
    region.extra.push_back(std::move(extra));
  }
  region.missing = data.texts_or_empty("missing", report);
  region.holes = data.boolean("holes", false, report);
  return region;
}

Tiling read_tiling(const Data& data, Report& report) {
  Tiling tiling;
  tiling.name = data.text("name", report);
  const auto period = data.list("period", report);
  if (period.size() == 2)
    tiling.period = {read_exact(period[0], report), read_exact(period[1], report)};
  else
    report.error(data.find("period").place(), "a tiling has two translations");
  for (const Data& tile : data.list("tile", report)) tiling.tiles.push_back(read_tile(tile, report));
  for (const auto& [name, axis] : data.tables("axis", report)) {
    Axis read{name, {}, read_shapes(axis, "shapes", report)};
    for (const Data& degrees : axis.list("headings", report))
      read.headings.push_back(read_degrees(degrees, report));
    tiling.axes.push_back(std::move(read));
  }
  for (const auto& [name, path] : data.tables("path", report))
    tiling.paths.push_back({name, read_shapes(path, "shapes", report)});
  for (const auto& [name, circle] : data.tables("circle", report))
    tiling.circles.push_back({name, circle.text("around", report)});
  tiling.naming = read_word(data, "naming", namings, report);
  tiling.row_kind = data.text("rows", "", report);
  for (const auto& [id, region] : data.tables("region", report))
    tiling.regions.push_back(read_region(id, region, report));
  return tiling;
}

std::optional<Patch> cut(const Tiling& tiling, const Region& region, Report& report) {
  if (static_cast<long long>(region.width) * region.height > limits::board_cells ||
      region.side * 3LL * region.side > limits::board_cells + 3LL * region.side ||
      region.centres.size() > limits::board_cells) {
    report.error(region.place, "board '" + region.id + "' has more than " +
                                   std::to_string(limits::board_cells) + " cells");
    return std::nullopt;
  }
  std::vector<Draft> drafts = tiles_of(tiling, region);
  name_cells(drafts, tiling);
  std::vector<std::string> file_order = order_of(drafts, &Draft::file_index, &Draft::file);
  std::vector<std::string> rank_order = order_of(drafts, &Draft::rank_index, &Draft::rank);
  for (const Extra& extra : region.extra) add_extra(drafts, extra, report);
  for (const std::string& name : region.missing)
    if (std::erase_if(drafts, [&](const Draft& draft) { return draft.name == name; }) == 0)
      report.error(region.place, "no cell '" + name + "' to leave out");
  if (drafts.empty() || drafts.size() > limits::board_cells) {
    report.error(region.place, "board '" + region.id + "' has " + std::to_string(drafts.size()) +
                                   " cells", "1 to " + std::to_string(limits::board_cells) +
                                   " are possible");
    return std::nullopt;
  }
  std::sort(drafts.begin(), drafts.end(),
            [](const Draft& p, const Draft& q) { return name_less(p.name, q.name); });
  if (!sound(drafts, region, report)) return std::nullopt;

  Patch patch;
  patch.id = region.id;
  patch.file_order = std::move(file_order);
  patch.rank_order = std::move(rank_order);
  for (Draft& draft : drafts) {
    patch.outlines.push_back(std::move(draft.outline));
    patch.names.push_back(std::move(draft.name));
    patch.files.push_back(std::move(draft.file));
    patch.ranks.push_back(std::move(draft.rank));
    patch.kinds.push_back(std::move(draft.kind));
  }
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

}  // namespace boardwright
