// Draws strips, crosses, rulers and the map of the sheets.
#include "scene/sheet_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "base/text.h"
#include "scene/gauges.h"

namespace boardwright {
namespace {

constexpr double square = 50;
constexpr double line_height = 5.2;  // of the words on the map

/// Puts marks on one sheet.
class Marker {
 public:
  explicit Marker(const Sheet& sheet) : sheet_(sheet), window_(sheet.window()) {
    scene_.box = {{0, 0}, {sheet.width, sheet.height}};
  }

  void line(const char* as, Vec from, Vec to) { add_line(scene_, as, from, to); }

  void frame(const char* as, const Box& box) { add_frame(scene_, as, box); }

  void words(const char* as, Vec at, const std::string& text, double size, double room,
             double angle = 0) {
    add_words(scene_, as, at, text, size, room, angle);
  }

  /// The ruler, and the words that must not be missed.
  void draw_foot(const std::string& label) {
    const double left = sheet_.margin + 1, y = sheet_.margin + 1;
    add_ruler(scene_, {left, y});
    const double room = window_.width() - 2, label_room = std::min(42.0, room * 0.35);
    words("words strong", {left + label_room / 2, y + 8.5}, label, 5, label_room);
    words("words", {left + label_room + (room - label_room) / 2, y + 8.5},
          "print at 100 %, no scaling: the ruler is 100 mm, the square 50 mm", 3.2,
          room - label_room - 2);
  }

  /// A square of 50 mm: whole where the sheet is blank, otherwise its corners alone.
  void draw_square(const std::vector<std::vector<Vec>>& shapes) {
    if (const auto room = blank_square(shapes)) {
      frame("gauge", *room);
      words("words", 0.5 * (room->low + room->high), "50 mm square", 3.2, square - 4);
      return;
    }
    const Vec low{window_.high.x - square - 1, window_.low.y - 1};
    constexpr double arm = 3;
    for (const double x : {0.0, 1.0})
      for (const double y : {0.0, 1.0}) {
        const Vec corner = low + Vec{x * square, y * square};
        line("gauge", corner, corner + Vec{x > 0 ? -arm : arm, 0});
        line("gauge", corner, corner + Vec{0, y > 0 ? -arm : arm});
      }
  }

  /// The strip that a neighbour at the right or below will cover.
  void draw_strip(const Box& strip, bool upright, const std::string& neighbour) {
    const double reach = strip.width() + strip.height();
    for (double at = 4; at < reach; at += 4) {  // lines x + y = at, cut to the strip
      const double x0 = std::max(0.0, at - strip.height()), x1 = std::min(strip.width(), at);
      line("hatch", strip.low + Vec{x0, at - x0}, strip.low + Vec{x1, at - x1});
    }
    if (upright)
      line("strip", strip.low, {strip.low.x, strip.high.y});
    else
      line("strip", {strip.low.x, strip.high.y}, strip.high);
    const double size = std::min(3.2, 0.6 * sheet_.overlap);
    words("words glue", 0.5 * (strip.low + strip.high), "glue " + neighbour + " here", size,
          std::max(strip.width(), strip.height()) / 2, upright ? 90 : 0);
  }

  void draw_cross(Vec at) { add_cross(scene_, at); }

  void draw_seams(const Tiles& tiles, const Tile& tile) {
    const auto [low, high] = window_;
    const double o = sheet_.overlap;
    const auto has = [&](int down, int right) {
      return tiles.has(tile.row + down, tile.column + right);
    };
    if (has(0, 1))
      draw_strip({{high.x - o, low.y}, high}, true, Tiles::label(tile.row, tile.column + 1));
    if (has(1, 0))
      draw_strip({low, {high.x, low.y + o}}, false, Tiles::label(tile.row + 1, tile.column));
    if (has(0, -1)) line("trim", {low.x, low.y - 2}, {low.x, high.y});
    if (has(-1, 0)) line("trim", {low.x, high.y}, {high.x, high.y});
    for (const double part : {0.25, 0.75}) {
      const double x = low.x + part * window_.width(), y = low.y + part * window_.height();
      if (has(0, 1)) draw_cross({high.x - o / 2, y});
      if (has(0, -1)) draw_cross({low.x + o / 2, y});
      if (has(1, 0)) draw_cross({x, low.y + o / 2});
      if (has(-1, 0)) draw_cross({x, high.y - o / 2});
    }
  }

  /// The board's outline as far as the window shows it.
  void draw_cut_line(const std::vector<std::vector<Vec>>& rims) {
    for (const auto& rim : rims)
      for (std::size_t i = 0; i < rim.size(); ++i) clipped(rim[i], rim[(i + 1) % rim.size()]);
  }

  Scene finish(std::string title) {
    scene_.id = "sheet";
    scene_.title = std::move(title);
    return std::move(scene_);
  }

 private:
  void clipped(Vec from, Vec to) {
    double first = 0, last = 1;
    const auto keep = [&](double start, double way, double low, double high) {
      if (way == 0) return start >= low && start <= high;
      const double a = (low - start) / way, b = (high - start) / way;
      first = std::max(first, std::min(a, b));
      last = std::min(last, std::max(a, b));
      return first < last;
    };
    const Vec way = to - from;
    if (keep(from.x, way.x, window_.low.x, window_.high.x) &&
        keep(from.y, way.y, window_.low.y, window_.high.y))
      line("cut", from + first * way, from + last * way);
  }

  std::optional<Box> blank_square(const std::vector<std::vector<Vec>>& shapes) const {
    constexpr double gap = 2, step = 4;
    for (double y = window_.low.y; y + square <= window_.high.y; y += step)
      for (double x = window_.high.x - square - gap; x >= window_.low.x + gap; x -= step) {
        const Box box{{x, y}, {x + square, y + square}};
        const Box wide{box.low - Vec{gap, gap}, box.high + Vec{gap, gap}};
        if (std::none_of(shapes.begin(), shapes.end(),
                         [&](const auto& shape) { return overlaps(shape, wide); }))
          return box;
      }
    return std::nullopt;
  }

  const Sheet& sheet_;
  Box window_;
  Scene scene_;
};

std::vector<std::vector<Vec>> moved(std::vector<std::vector<Vec>> shapes, Vec origin,
                                    double scale = 1) {
  for (auto& shape : shapes)
    for (Vec& point : shape) point = origin + scale * point;
  return shapes;
}

}  // namespace

Box Sheet::window() const { return {{margin, margin + foot}, {width - margin, height - margin}}; }

std::string label_of(const Tiles& tiles, const Tile& tile) {
  return Tiles::label(tile.row, tile.column) + " of " +
         Tiles::label(tiles.rows - 1, tiles.columns - 1);
}

Scene mark_sheet(const Sheet& sheet, const LaidBoard& board, const Tile& tile) {
  Marker marker(sheet);
  const Vec origin = sheet.window().low - tile.shows.low;
  const std::string label = label_of(board.tiles, tile);
  marker.draw_cut_line(moved(board.rims, origin));
  marker.draw_seams(board.tiles, tile);
  marker.draw_square(moved(board.shapes, origin));
  marker.draw_foot(label);
  return marker.finish("Sheet " + label);
}

AssemblyMap draw_map(const Sheet& sheet, const LaidBoard& board, const std::string& title) {
  static constexpr std::array<const char*, 5> steps = {
      "1. Print at 100 %, no scaling. Measure the ruler and the square before you cut.",
      "2. Trim each sheet along the broken lines at its left and upper edges.",
      "3. Lay the sheets row after row, each over the hatched strips of those before it;",
      "    the crosses in the strips must meet. Glue.",
      "4. Cut along the thin coloured line, the board's outline; farther out to keep the names."};
  Marker marker(sheet);
  const Box window = sheet.window();
  const double room = window.width() - 2, middle = (window.low.x + window.high.x) / 2;
  double y = window.high.y - 4;
  marker.words("words strong", {middle, y}, title, 5, room);
  y -= 2;
  for (const char* step : steps) marker.words("words", {middle, y -= line_height}, step, 3.2, room);
  Box all = board.box;
  for (const Tile& tile : board.tiles.tiles) {
    all.low = {std::min(all.low.x, tile.shows.low.x), std::min(all.low.y, tile.shows.low.y)};
    all.high = {std::max(all.high.x, tile.shows.high.x), std::max(all.high.y, tile.shows.high.y)};
  }
  // The square stands at the lower right, the map above it.
  const Box gauge{{window.high.x - square - 1, window.low.y},
                  {window.high.x - 1, window.low.y + square}};
  marker.frame("gauge", gauge);
  marker.words("words", 0.5 * (gauge.low + gauge.high), "50 mm square", 3.2, square - 4);
  const bool beside = window.width() > window.height();  // a wide sheet has room at the left
  const Box place{{window.low.x + 1, beside ? window.low.y + 1 : gauge.high.y + 3},
                  {beside ? gauge.low.x - 3 : window.high.x - 1, y - 5}};
  const double scale =
      std::max(1e-6, std::min(place.width() / all.width(), place.height() / all.height()));
  const Vec origin = 0.5 * (place.low + place.high) - scale * (0.5 * (all.low + all.high));
  for (const Tile& tile : board.tiles.tiles) {
    const Box box{origin + scale * tile.shows.low, origin + scale * tile.shows.high};
    marker.frame("map", box);
    marker.words("words map", 0.5 * (box.low + box.high), Tiles::label(tile.row, tile.column),
                 std::min(7.0, box.height() / 3), box.width() / 2);
  }
  marker.draw_foot("map");
  return {marker.finish("Map of the sheets"), origin, scale};
}

}  // namespace boardwright
