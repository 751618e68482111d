// Draws strips, crosses, the foot of a sheet and the map of all of them.
#include "print/sheet_marks.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "print/gauges.h"

namespace boardwright::print {
namespace {

constexpr Millimetres line_height = 5.2_mm;      // of the words on the map
constexpr Millimetres least_cross = 1_mm;        // a strip has crosses if so long arms lie in it
constexpr double cross_places[] = {0.25, 0.75};  // along a seam

constexpr const char* scale_words = "print at 100 %, no scaling";
constexpr const char* gauge_words = "ruler 100 mm, square 50 x 50 mm";

PaperBox box_of(const std::vector<Tile>& tiles, PaperBox all) {
  for (const Tile& tile : tiles) {
    all.low = {std::min(all.low.x, tile.shows.low.x), std::min(all.low.y, tile.shows.low.y)};
    all.high = {std::max(all.high.x, tile.shows.high.x), std::max(all.high.y, tile.shows.high.y)};
  }
  return all;
}

/// How a box is fitted into another: scale, and where its (0, 0) comes to lie.
struct Fit {
  double scale;
  PaperVec origin;
  PaperVec operator()(PaperVec point) const { return origin + scale * point; }
  PaperBox operator()(const PaperBox& box) const { return {(*this)(box.low), (*this)(box.high)}; }
};

Fit fit(const PaperBox& what, const PaperBox& place) {
  const double scale =
      std::max(1e-6, std::min(place.width() / what.width(), place.height() / what.height()));
  return {scale, 0.5 * (place.low + place.high) - scale * (0.5 * (what.low + what.high))};
}

/// Puts marks on one sheet.
class Marker {
 public:
  Marker(const Sheet& sheet, const Tiles& tiles)
      : sheet_(sheet), tiles_(tiles), window_(sheet.window()) {
    scene_.box = at_one_to_one(sheet.whole());
  }

  void line(const char* as, PaperVec from, PaperVec to) { add_line(scene_, as, from, to); }
  void frame(const char* as, const PaperBox& box) { add_frame(scene_, as, box); }
  void words(const char* as, PaperVec at, const std::string& text, Millimetres size,
             Millimetres room, double angle = 0) {
    add_words(scene_, as, at, text, size, room, angle);
  }

  void draw_square(const PaperBox& box) {
    frame("gauge", box);
    words("words", 0.5 * (box.low + box.high), "50 mm square", 3.2_mm, Sheet::square - 4_mm);
  }

  /// The ruler with the words that must not be missed; in a tall foot above it the label, the
  /// board's title and, `at` on it, a small map.
  void draw_foot(const std::string& label, const std::string& title, const Tile* at) {
    const PaperVec corner{window_.low.x + 1_mm, sheet_.margin + 1_mm};
    add_ruler(scene_, corner);
    if (!sheet_.tall_foot) return draw_line(label, corner);
    const PaperBox square = sheet_.foot_square();
    const bool beside = square.low.y < corner.y + 10_mm;  // ruler and square share the lowest strip
    if (!beside) draw_line(label, corner);
    const PaperBox room{{corner.x, beside ? corner.y + 9_mm : square.low.y},
                        {square.low.x - 4_mm, square.high.y}};
    if (at == nullptr) return;
    const PaperBox map =
        beside ? PaperBox{{room.high.x - 0.34 * room.width(), room.low.y}, room.high} : room;
    draw_small_map(map, *at);
    if (beside) draw_block({room.low, {map.low.x - 4_mm, room.high.y}}, label, title);
  }

  /// The strip that a neighbour at the right or below will cover.
  void draw_strip(const PaperBox& strip, bool upright, const std::string& neighbour) {
    const Millimetres reach = strip.width() + strip.height();
    for (Millimetres at = 4_mm; at < reach; at += 4_mm) {  // lines x + y = at, cut to the strip
      const Millimetres x0 = std::max(0_mm, at - strip.height()), x1 = std::min(strip.width(), at);
      line("hatch", strip.low + PaperVec{x0, at - x0}, strip.low + PaperVec{x1, at - x1});
    }
    if (upright)
      line("strip", strip.low, {strip.low.x, strip.high.y});
    else
      line("strip", {strip.low.x, strip.high.y}, strip.high);
    const Millimetres size = std::min(3.2_mm, 0.6 * sheet_.overlap);
    words("words glue", 0.5 * (strip.low + strip.high), "glue " + neighbour + " here", size,
          std::max(strip.width(), strip.height()) / 2, upright ? 90 : 0);
  }

  void draw_seams(const Tile& tile) {
    const auto [low, high] = window_;
    const Millimetres o = sheet_.overlap;
    const auto has = [&](int down, int right) {
      return tiles_.has(tile.row + down, tile.column + right);
    };
    if (has(0, 1) && o > 0_mm)
      draw_strip({{high.x - o, low.y}, high}, true, Tiles::label(tile.row, tile.column + 1));
    if (has(1, 0) && o > 0_mm)
      draw_strip({low, {high.x, low.y + o}}, false, Tiles::label(tile.row + 1, tile.column));
    if (has(0, -1)) line("trim", {low.x, sheet_.margin}, {low.x, high.y});
    if (has(-1, 0)) line("trim", {low.x, high.y}, {high.x, high.y});
    const Millimetres arm = std::min(cross_arm, sheet_.overlap / 2);
    if (arm < least_cross) return;
    for (const double part : cross_places) {
      const Millimetres x = low.x + part * window_.width(), y = low.y + part * window_.height();
      if (has(0, 1)) draw_cross({high.x - o / 2, y}, arm);
      if (has(0, -1)) draw_cross({low.x + o / 2, y}, arm);
      if (has(1, 0)) draw_cross({x, low.y + o / 2}, arm);
      if (has(-1, 0)) draw_cross({x, high.y - o / 2}, arm);
    }
  }

  /// A cross that is seen on dark cells too.
  void draw_cross(PaperVec at, Millimetres arm) {
    for (const PaperVec reach : {PaperVec{arm, 0_mm}, PaperVec{0_mm, arm}})
      line("register-edge", at - reach, at + reach);
    add_cross(scene_, at, arm);
  }

  /// The board's outline as far as the window shows it.
  void draw_cut_line(const std::vector<PaperShape>& rims) {
    for (const auto& rim : rims)
      for (std::size_t i = 0; i < rim.size(); ++i) clipped(rim[i], rim[(i + 1) % rim.size()]);
  }

  Scene finish(std::string title) {
    scene_.id = "sheet";
    scene_.title = std::move(title);
    return std::move(scene_);
  }

 private:
  /// Label and words in one line over the ruler.
  void draw_line(const std::string& label, PaperVec corner) {
    const Millimetres room = window_.width() - 2_mm, label_room = std::min(42_mm, room * 0.35);
    const Millimetres y = corner.y + 8.5_mm;
    words("words strong", {corner.x + label_room / 2, y}, label, 5_mm, label_room);
    words("words", {corner.x + label_room + (room - label_room) / 2, y},
          std::string(scale_words) + ": " + gauge_words, 3.2_mm, room - label_room - 2_mm);
  }

  void draw_block(const PaperBox& room, const std::string& label, const std::string& title) {
    const Millimetres middle = (room.low.x + room.high.x) / 2, wide = room.width();
    words("words strong", {middle, room.high.y - 6_mm}, label, 9_mm, wide);
    Millimetres y = room.high.y - 15_mm;
    for (const std::string_view part : split(title, '\n'))
      words("words", {middle, y -= 4_mm}, std::string(part), 3_mm, wide);
    words("words strong", {middle, room.low.y + 9_mm}, scale_words, 4.2_mm, wide);
    words("words", {middle, room.low.y + 3.5_mm}, gauge_words, 3_mm, wide);
  }

  /// All sheets, this one dark.
  void draw_small_map(const PaperBox& place, const Tile& at) {
    if (tiles_.tiles.size() < 2) return;
    const Fit fitted = fit(box_of(tiles_.tiles, at.shows), place);
    for (const Tile& tile : tiles_.tiles)
      if (tile.row == at.row && tile.column == at.column) frame("map here", fitted(tile.shows));
    for (const Tile& tile : tiles_.tiles) frame("map small", fitted(tile.shows));
  }

  void clipped(PaperVec from, PaperVec to) {
    double first = 0, last = 1;
    const auto keep = [&](Millimetres start, Millimetres way, Millimetres low, Millimetres high) {
      if (way == 0_mm) return start >= low && start <= high;
      const double a = (low - start) / way, b = (high - start) / way;
      first = std::max(first, std::min(a, b));
      last = std::min(last, std::max(a, b));
      return first < last;
    };
    const PaperVec way = to - from;
    if (keep(from.x, way.x, window_.low.x, window_.high.x) &&
        keep(from.y, way.y, window_.low.y, window_.high.y))
      line("cut", from + first * way, from + last * way);
  }

  const Sheet& sheet_;
  const Tiles& tiles_;
  PaperBox window_;
  Scene scene_;
};

}  // namespace

std::string label_of(const Tiles& tiles, const Tile& tile) {
  return Tiles::label(tile.row, tile.column) + " of " +
         Tiles::label(tiles.rows - 1, tiles.columns - 1);
}

Scene mark_sheet(const Sheets& sheets, const FlatBoard& board, std::size_t i,
                 const std::string& title) {
  const Tile& tile = sheets.tiles.tiles[i];
  Marker marker(sheets.sheet, sheets.tiles);
  const std::string label = label_of(sheets.tiles, tile);
  marker.draw_cut_line(moved(board.rims, sheets.sheet.window().low - tile.shows.low));
  marker.draw_seams(tile);
  marker.draw_square(sheets.squares[i]);
  marker.draw_foot(label, title, &tile);
  return marker.finish("Sheet " + label);
}

AssemblyMap draw_map(const Sheets& sheets, const FlatBoard& board, const std::string& title) {
  static constexpr std::array<const char*, 5> steps = {
      "1. Print at 100 %, no scaling. Measure the ruler and the square before you cut.",
      "2. Trim each sheet along the broken lines at its left and upper edges.",
      "3. Lay the sheets row after row, each over the hatched strips of those before it;",
      "    the crosses in the strips must meet. Glue.",
      "4. Cut along the thin coloured line, the board's outline; farther out to keep the names."};
  Sheet sheet = sheets.sheet;
  sheet.tall_foot = true;
  Marker marker(sheet, sheets.tiles);
  const PaperBox window = sheet.window();
  const Millimetres room = window.width() - 2_mm, middle = (window.low.x + window.high.x) / 2;
  Millimetres y = window.high.y - 4_mm;
  marker.words("words strong", {middle, y}, title, 5_mm, room);
  y -= 2_mm;
  Millimetres size = 3.2_mm;  // of all steps the same
  for (const char* step : steps) size = std::min(size, size * (room / words_width(step, size)));
  for (const char* step : steps)
    marker.words("words", {middle, y -= line_height}, step, size, 2 * room);
  const PaperBox place{window.low + PaperVec{1_mm, 1_mm}, {window.high.x - 1_mm, y - 5_mm}};
  const Fit fitted = fit(box_of(sheets.tiles.tiles, board.box), place);
  for (const Tile& tile : sheets.tiles.tiles) {
    const PaperBox box = fitted(tile.shows);
    marker.frame("map", box);
    marker.words("words map", 0.5 * (box.low + box.high), Tiles::label(tile.row, tile.column),
                 std::min(7_mm, box.height() / 3), box.width() / 2);
  }
  marker.draw_square(sheet.foot_square());
  marker.draw_foot("map", title, nullptr);
  return {marker.finish("Map of the sheets"), fitted.origin, fitted.scale, fitted(board.box)};
}

}  // namespace boardwright::print
