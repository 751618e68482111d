// Reads the parts of a region that go beyond a piece of the plane: wrapping, rings, plates, sheets,
// names and lines.
#include "geometry/region_parts.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "base/hints.h"
#include "base/limits.h"
#include "base/names.h"
#include "geometry/tiling_words.h"

namespace boardwright::geometry {
namespace {

/// Which of the words "files" and "ranks" are in a text. Reports other words.
std::pair<bool, bool> read_directions(const Data& data, std::string_view key, Report& report) {
  std::pair<bool, bool> directions{false, false};
  if (!data.has(key)) return directions;
  const std::string text = data.text(key, report);
  const auto wrong = [&](const std::string& word) {
    report.error(data.find(key).place(),
                 "unknown word '" + word + "' in '" + std::string(key) + "'",
                 "write files or ranks");
  };
  for (std::string_view word : base::words(text)) {
    if (word == "files")
      directions.first = true;
    else if (word == "ranks")
      directions.second = true;
    else
      wrong(std::string(word));
  }
  if (base::words(text).empty()) wrong(text);
  return directions;
}

void read_ring(Rectangle& rectangle, const Data& data, Report& report) {
  const auto [files, ranks] = read_directions(data, "round", report);
  if (!files && !ranks) return;
  if (files && ranks) {
    report.error(data.find("round").place(), "a board is a ring in one direction only",
                 "write files or ranks");
    return;
  }
  Chart::Ring& ring = rectangle.ring;
  (files ? rectangle.wrap_files : rectangle.wrap_ranks) = true;
  ring.round = files ? rectangle.width : rectangle.height;
  ring.files = files;
  ring.inner = data.real("radius", std::max(1.0, ring.round / 8.0), report);
  ring.start = data.real("start", 270, report);
  if (ring.round < 3)
    report.error(data.find("round").place(),
                 "a ring of " + std::to_string(ring.round) + " cells is too small",
                 "give 3 or more");
  if (!(ring.inner >= 0.1 && ring.inner <= 100))
    report.error(data.find("radius").place(), "the radius of a ring is from 0.1 to 100 sides");
}

/// The names from "a" to "d" or from "4" to "1", up or down; empty if these are not both letters or
/// both numbers.
std::vector<std::string> run_of(std::string_view from, std::string_view to) {
  std::vector<std::string> names;
  const auto a = to_integer(from), b = to_integer(to);
  const auto letter = [](std::string_view word) {
    return word.size() == 1 &&
           ((word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z'));
  };
  const auto add = [&](int p, int q, auto&& name) {
    const int step = p <= q ? 1 : -1;
    for (int n = p; n != q + step; n += step) names.push_back(name(n));
  };
  if (a && b && std::abs(*a - *b) <= base::limits::board_cells)
    add(*a, *b, [](int n) { return std::to_string(n); });
  else if (letter(from) && letter(to))
    add(from[0], to[0], [](int n) { return std::string(1, static_cast<char>(n)); });
  return names;
}

Vec read_place(const Data& data, Report& report) {
  const auto items = data.as_list(report);
  if (items.size() != 2) {
    report.error(data.place(), "a place needs two numbers", "write [x, y], in sides of a cell");
    return {};
  }
  const Vec at{items[0].as_real(report), items[1].as_real(report)};
  if (std::abs(at.x) <= base::limits::tiling_number &&
      std::abs(at.y) <= base::limits::tiling_number)
    return at;
  report.error(data.place(), "this place is out of range",
               "numbers here are from -" + std::to_string(base::limits::tiling_number) + " to " +
                   std::to_string(base::limits::tiling_number));
  return {};
}

}  // namespace

std::vector<std::string> name_list(const Data& data, Report& report) {
  std::vector<std::string> names;
  std::set<std::string> seen;
  const std::string text = data.as_text(report);
  for (std::string_view part : base::split(text, ',')) {
    const std::string word(base::trimmed(part));
    const std::size_t dash = word.find('-');
    std::vector<std::string> run;
    if (dash != std::string::npos)
      run = run_of(base::trimmed(word.substr(0, dash)), base::trimmed(word.substr(dash + 1)));
    if (run.empty()) run.push_back(word);
    names.insert(names.end(), run.begin(), run.end());
  }
  for (const std::string& name : names) {
    if (name.empty() || name.find_first_of(" -,") != std::string::npos)
      report.error(data.place(), "'" + name + "' is not a name", "write \"a-d\" or \"l,k,j,i\"");
    else if (!seen.insert(name).second)
      report.error(data.place(), "a second '" + name + "'", "once is enough");
  }
  return names;
}

void read_layout(Region& region, const Data& data, Report& report) {
  auto* rectangle = std::get_if<Rectangle>(&region.shape);
  if (rectangle == nullptr) {
    for (const char* key : {"wrap", "round", "plates"})
      if (data.has(key))
        return report.error(data.find(key).place(), std::string("'") + key + "' is for a rectangle",
                            "write rectangle = [files, ranks]");
    return;
  }
  std::tie(rectangle->wrap_files, rectangle->wrap_ranks) = read_directions(data, "wrap", report);
  read_ring(*rectangle, data, report);
  if (!data.has("plates")) return;
  rectangle->plates = name_list(data.find("plates"), report);
  rectangle->across = data.number("across", static_cast<int>(rectangle->plates.size()), report);
  if (rectangle->across < 1)
    report.error(data.find("across").place(), "'across' must be at least 1");
  if (rectangle->ring.round > 0) report.error(data.find("plates").place(), "a ring has no plates");
}

/// Reads the name of a cell: small letters and digits, a letter first.
std::string read_cell_name(const Data& data, Report& report) {
  const std::string name = data.as_text(report);
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  if (name.empty() || !is_letter(name.front()) ||
      !std::all_of(name.begin(), name.end(),
                   [&](char c) { return is_letter(c) || base::is_digit(c); }))
    report.error(data.place(), base::in_quotes(name) + " cannot be the name of a cell",
                 "write small letters and digits, as w1");
  return name;
}

void read_names(Region& region, const Data& data, Report& report) {
  if (data.has("files")) region.files = name_list(data.find("files"), report);
  if (data.has("ranks")) region.ranks = name_list(data.find("ranks"), report);
  region.bent = data.boolean("bent", false, report);
  if (const auto named = data.table_if_any("named", report))
    for (const auto& [cell, name] : named->entries())
      region.named.emplace_back(cell, read_cell_name(name, report));
  if (region.bent && std::holds_alternative<Rings>(region.shape))
    report.error(data.find("bent").place(), "only a rectangle or a hexagon has bent ranks");
}

namespace {

void read_lines(std::vector<GivenLine>& lines, const std::string& axis,
                const std::vector<Data>& items, Report& report) {
  for (const Data& item : items) {
    GivenLine line{axis, {}, item.place()};
    for (const Data& cell : item.as_list(report)) line.through.push_back(cell.as_text(report));
    if (line.through.size() < 2)
      report.error(item.place(), "a line leads from a cell to another", "write [\"d1\", \"f3\"]");
    else
      lines.push_back(std::move(line));
  }
}

}  // namespace

void read_ground_and_lines(Region& region, const Data& data, Report& report) {
  const std::string on = data.text("on", "cells", report);
  region.on_points = base::value_of(on, ground_words).value_or(false);
  if (!base::value_of(on, ground_words))
    report.error(data.find("on").place(), "unknown ground '" + on + "'",
                 [&] { return base::meant_or_all(on, words_of(ground_words)); });
  region.river = data.text("river", "", report);
  if (!region.river.empty() && !region.on_points)
    report.error(data.find("river").place(), "only a board on points has a river",
                 "write on = \"points\"");
  if (const auto lines = data.table_if_any("lines", report))
    for (const auto& [axis, all] : lines->entries())
      read_lines(region.lines, axis, all.as_list(report), report);
  read_lines(region.drawn_lines, "", data.list_or_empty("drawn-lines", report), report);
}

namespace {

void check_point(const Data& data, const std::string& name, std::span<const std::string_view> known,
                 Report& report) {
  if (std::find(known.begin(), known.end(), name) == known.end())
    report.error(data.place(), "no point '" + name + "'",
                 [&] { return base::meant_or_all(name, known); });
}

/// Reads names of points, and reports unknown ones.
std::vector<std::string> read_points(const Data& item, std::string_view key,
                                     std::span<const std::string_view> known, Report& report) {
  std::vector<std::string> points;
  for (const Data& point : item.list(key, report)) {
    points.push_back(point.as_text(report));
    check_point(point, points.back(), known, report);
  }
  return points;
}

bool all_differ(const std::vector<std::string>& names) {
  return std::set(names.begin(), names.end()).size() == names.size();
}

FreeSheet read_sheet(const Data& item, std::span<const std::string_view> known, Report& report) {
  FreeSheet sheet;
  sheet.place = item.place();
  sheet.corners = read_points(item, "corners", known, report);
  if (!all_differ(sheet.corners) || sheet.corners.size() != 4)
    report.error(item.find("corners").place(), "a sheet has four different corners",
                 "name them counter-clockwise");
  sheet.files = name_list(item.find("files"), report);
  sheet.ranks = name_list(item.find("ranks"), report);
  sheet.sector = item.text("sector", "", report);
  sheet.kind = item.text("kind", "square", report);
  return sheet;
}

FreeCell read_cell(const Data& item, std::span<const std::string_view> known, Report& report) {
  constexpr std::size_t most = headings / 2;
  FreeCell cell;
  cell.place = item.place();
  cell.name = item.text("name", report);
  if (item.has("name") &&
      (cell.name.empty() || cell.name.find_first_of(" -,") != std::string::npos))
    report.error(item.find("name").place(), "'" + cell.name + "' is not a name", "write \"a1\"");
  cell.corners = read_points(item, "corners", known, report);
  if (!all_differ(cell.corners) || cell.corners.size() < 3 || cell.corners.size() > most)
    report.error(item.find("corners").place(),
                 "a cell has 3 to " + std::to_string(most) + " different corners",
                 "name them counter-clockwise");
  cell.first = item.has("heading") ? read_degrees(item.find("heading"), report) : opposite(upward);
  cell.sector = item.text("sector", "", report);
  cell.kind =
      item.text("kind", std::string(shape_name(static_cast<int>(cell.corners.size()))), report);
  return cell;
}

}  // namespace

FreeBoard read_free_board(const Data& data, Report& report) {
  FreeBoard board;
  std::vector<std::string_view> known;
  const Data points = data.table("points", report);
  for (const auto& [name, place] : points.entries())
    board.points.push_back({name, read_place(place, report)});
  for (const auto& [name, place] : board.points) known.push_back(name);
  for (const Data& item :
       base::at_most(base::limits::board_cells, data.list_or_empty("sheet", report), "a board",
                     "sheets", report))
    board.sheets.push_back(read_sheet(item, known, report));
  for (const Data& item :
       base::at_most(base::limits::board_cells, data.list_or_empty("arc", report), "a board",
                     "arcs", report)) {
    const Data round = item.find("round");
    FreeArc arc{item.text("round", report), read_points(item, "through", known, report)};
    if (item.has("round")) check_point(round, arc.round, known, report);
    board.arcs.push_back(std::move(arc));
  }
  for (const Data& item :
       base::at_most(base::limits::board_cells, data.list_or_empty("cell", report), "a board",
                     "cells", report))
    board.cells.push_back(read_cell(item, known, report));
  return board;
}

}  // namespace boardwright::geometry
