// Draws glue strips, ticks, the foot of a sheet and the map of all sheets.
#include "sheets/sheet_marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "english/print_words.h"
#include "sheets/gauges.h"
#include "sheets/loose_parts.h"
#include "sheets/outline.h"

namespace boardwright::sheets {
namespace {

constexpr Millimetres line_height = 5.2_mm;  // of the steps on the map
constexpr Millimetres just_off = 0.1_mm;     // from the kept area to the middle of a thin line
constexpr Millimetres tick_length = 3_mm;
constexpr Millimetres foot_gap = 1_mm;     // from the board to the ticks below it
constexpr Millimetres foot_trim = 1.5_mm;  // from the board to the trim line of the foot
constexpr Millimetres least_away =
    0.5_mm;  // from the board to ticks on other sides; none in narrower margins
constexpr Millimetres fold_gap = 0.3_mm, fold_mark = 4_mm;  // beyond the outline
constexpr Millimetres least_worded = 4_mm;                  // narrower strips have no text

/// The label of a sheet: "Sheet 3 of 8", "row B, column 1".
struct SheetLabel {
  std::string number, place;
  std::string whole() const { return place.empty() ? number : number + " · " + place; }
};

SheetLabel sheet_label(const Tiles& tiles, const Tile& tile, const std::string& part) {
  SheetLabel label{fmt::format("{} {} of {}", part.empty() ? "Sheet" : part + ": sheet",
                               tiles.number(tile.row, tile.column, tile.part), tiles.tiles.size()),
                   {}};
  if (tiles.is_glued(tile))
    label.place = fmt::format("row {}, column {}", Tiles::letters(tile.row), tile.column + 1);
  return label;
}

/// A box extended by the areas that tiles show.
PaperBox box_of(const std::vector<Tile>& tiles, PaperBox all) {
  for (const Tile& tile : tiles) all = box_round_both(all, tile.shows);
  return all;
}

/// A scaling and translation that fits a box into another: the factor, and the image of (0, 0).
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

/// How far marks of folds reach beyond the outline: not into another part.
Millimetres fold_reach(const FlatBoard& board) {
  const Millimetres most = fold_gap + fold_mark;
  return board.loose.size() < 2 ? most : std::min(most, 0.5 * least_gap(board.loose));
}

/// Draws the marks of one sheet.
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

  /// Draws the ruler and the scale note. A tall foot also has the label, the board's title and a
  /// small map that highlights the tile `at`.
  void draw_foot(const SheetLabel& label, const std::string& title, const Tile* at) {
    const PaperVec corner{window_.low.x + 1_mm, sheet_.margin + 1_mm};
    add_ruler(scene_, corner);
    if (!sheet_.tall_foot) return draw_line(label, corner);
    const PaperBox square = sheet_.foot_square();
    const bool beside = square.low.y < corner.y + 10_mm;  // ruler and square are side by side
    if (!beside) draw_line(label, corner);
    const PaperBox room{{corner.x, beside ? corner.y + 9_mm : square.low.y},
                        {square.low.x - 4_mm, square.high.y}};
    if (at == nullptr) return;
    const PaperBox map =
        beside ? PaperBox{{room.high.x - 0.34 * room.width(), room.low.y}, room.high} : room;
    draw_small_map(map, *at);
    if (beside) draw_block({room.low, {map.low.x - 4_mm, room.high.y}}, label, title);
  }

  /// Draws the strip that the neighbour on the right or below will cover.
  void draw_strip(const PaperBox& strip, bool upright, std::size_t neighbour) {
    const PaperVec hair{just_off, just_off};
    const PaperBox inner{strip.low + hair, strip.high - hair};
    const Millimetres reach = inner.width() + inner.height();
    for (Millimetres at = 4_mm; at < reach; at += 4_mm) {  // lines x + y = at, clipped to the strip
      const Millimetres x0 = std::max(0_mm, at - inner.height()), x1 = std::min(inner.width(), at);
      line("hatch", inner.low + PaperVec{x0, at - x0}, inner.low + PaperVec{x1, at - x1});
    }
    if (upright)
      line("strip", strip.low + PaperVec{just_off, 0_mm}, {strip.low.x + just_off, strip.high.y});
    else
      line("strip", {strip.low.x, strip.high.y - just_off}, strip.high - PaperVec{0_mm, just_off});
    if (sheet_.overlap < least_worded) return;
    const Millimetres size = std::min(3.2_mm, 0.5 * sheet_.overlap);
    words("words glue", 0.5 * (strip.low + strip.high), fmt::format("sheet {} here", neighbour),
          size, std::max(strip.width(), strip.height()) / 2, upright ? 90 : 0);
  }

  /// Draws glue strips, trim lines and ticks; all outside the area that stays visible.
  void draw_seams(const Tile& tile) {
    const PaperVec low = window_.low, high = window_.high;
    const Millimetres o = sheet_.overlap;
    const auto has = [&](int down, int right) {
      return tiles_.has(tile.row + down, tile.column + right, tile.part);
    };
    if (has(0, 1) && o > 0_mm)
      draw_strip({{high.x - o, low.y}, high}, true,
                 tiles_.number(tile.row, tile.column + 1, tile.part));
    if (has(1, 0) && o > 0_mm)
      draw_strip({low, {high.x, low.y + o}}, false,
                 tiles_.number(tile.row + 1, tile.column, tile.part));
    const Trims trims = trims_of(tiles_, tile);
    const Millimetres left = low.x - just_off, right = high.x + just_off, above = high.y + just_off;
    const Millimetres below = trims.below ? low.y - foot_trim : sheet_.margin;
    if (trims.left) line("trim", {left, below}, {left, above});
    if (trims.right) line("trim", {right, below}, {right, above});
    if (trims.above) line("trim", {left, above}, {right, above});
    if (trims.below) line("trim", {left, below}, {right, below});
    const Millimetres away = std::min(1.5_mm, sheet_.margin / 2);
    const auto level = [&](Millimetres x,
                           Millimetres along) {  // ticks at the ends of a vertical seam
      tick({x, low.y - foot_gap}, {along, 0_mm});
      if (!trims.above && away >= least_away) tick({x, high.y + away}, {along, 0_mm});
    };
    const auto upright = [&](Millimetres y,
                             Millimetres along) {  // ticks at the ends of a horizontal seam
      if (away < least_away) return;
      if (!trims.left) tick({low.x - away, y}, {0_mm, along});
      if (!trims.right && !has(0, 1)) tick({high.x + away, y}, {0_mm, along});
    };
    if (has(0, 1)) level(high.x - o, -tick_length);
    if (has(0, -1)) level(low.x, tick_length);
    if (has(1, 0)) upright(low.y + o, tick_length);
    if (has(-1, 0)) upright(high.y, -tick_length);
  }

  /// Draws the part of the cut line that the window shows, just outside the cut.
  void draw_cut_line(PaperShape cut) {
    if (cut.empty()) return;
    cut = hull_round({cut}, just_off);
    const PaperVec hair{2 * just_off, 2 * just_off};
    for (std::size_t i = 0; i < cut.size(); ++i)
      draw_clipped("cut", cut[i], cut[(i + 1) % cut.size()],
                   {window_.low - hair, window_.high + hair});
  }

  /// Draws marks beyond both ends of each fold of a board whose (0, 0) is at `origin`.
  void draw_folds(const FlatBoard& board, const Tile& tile, PaperVec origin) {
    const Trims trims = trims_of(tiles_, tile);
    const Millimetres reach = fold_reach(board);
    const auto beyond = [&](bool trimmed) { return trimmed ? 0_mm : reach; };
    const PaperBox room{window_.low - PaperVec{beyond(trims.left), beyond(trims.below)},
                        window_.high + PaperVec{beyond(trims.right), beyond(trims.above)}};
    for (const auto& [from, to] : fold_lines(board)) {
      const PaperVec way = from.x == to.x ? PaperVec{0_mm, 1_mm} : PaperVec{1_mm, 0_mm};
      const double gap = fold_gap / 1_mm, end = reach / 1_mm;
      draw_clipped("fold", origin + from - gap * way, origin + from - end * way, room);
      draw_clipped("fold", origin + to + gap * way, origin + to + end * way, room);
    }
  }

  Scene finish(std::string title) {
    scene_.id = "sheet";
    scene_.title = std::move(title);
    return std::move(scene_);
  }

 private:
  /// Draws the label and the scale note in one line above the ruler.
  void draw_line(const SheetLabel& label, PaperVec corner) {
    const Millimetres room = window_.width() - 2_mm, label_room = 0.45 * room;
    const Millimetres y = corner.y + 8.5_mm;
    words("words strong", {corner.x + label_room / 2, y}, label.whole(), 5_mm, label_room);
    words("words", {corner.x + label_room + (room - label_room) / 2, y},
          std::string(english::print_true) + ": ruler 100 mm", 3.2_mm, room - label_room - 4_mm);
  }

  void draw_block(const PaperBox& room, const SheetLabel& label, const std::string& title) {
    const Millimetres middle = (room.low.x + room.high.x) / 2, wide = room.width();
    words("words strong", {middle, room.high.y - 5_mm}, label.number, 8_mm, wide);
    words("words strong", {middle, room.high.y - 12.5_mm}, label.place, 4_mm, wide);
    Millimetres y = room.high.y - 16_mm;
    for (const std::string_view part : base::split(title, '\n'))
      words("words", {middle, y -= 4_mm}, std::string(part), 3_mm, wide);
    words("words strong", {middle, room.low.y + 9_mm}, english::print_true, 4.2_mm, wide);
    words("words", {middle, room.low.y + 3.5_mm}, "ruler 100 mm, square 50 × 50 mm", 3_mm, wide);
  }

  /// Draws a map of all sheets with this one filled.
  void draw_small_map(const PaperBox& place, const Tile& at) {
    if (tiles_.tiles.size() < 2) return;
    const Fit fitted = fit(box_of(tiles_.tiles, at.shows), place);
    frame("map here", fitted(at.shows));
    for (const Tile& tile : tiles_.tiles) frame("map small", fitted(tile.shows));
  }

  /// Draws a tick that leads away from a seam and lines up with a tick on the neighbouring sheet.
  void tick(PaperVec from, PaperVec along) { line("register", from, from + along); }

  /// Draws the part of a line that lies in a box.
  void draw_clipped(const char* role, PaperVec from, PaperVec to, const PaperBox& room) {
    double first = 0, last = 1;
    const auto keep = [&](Millimetres start, Millimetres way, Millimetres low, Millimetres high) {
      if (way == 0_mm) return start >= low && start <= high;
      const double a = (low - start) / way, b = (high - start) / way;
      first = std::max(first, std::min(a, b));
      last = std::min(last, std::max(a, b));
      return first < last;
    };
    const PaperVec way = to - from;
    if (keep(from.x, way.x, room.low.x, room.high.x) &&
        keep(from.y, way.y, room.low.y, room.high.y))
      line(role, from + first * way, from + last * way);
  }

  const Sheet& sheet_;
  const Tiles& tiles_;
  PaperBox window_;
  Scene scene_;
};

}  // namespace

std::string label_of(const Tiles& tiles, const Tile& tile, const std::string& part) {
  return sheet_label(tiles, tile, part).whole();
}

Scene mark_sheet(const Sheets& sheets, const FlatBoard& board, std::size_t i,
                 const std::string& title) {
  const Tile& tile = sheets.tiles.tiles[i];
  Marker marker(sheets.sheet, sheets.tiles);
  marker.draw_cut_line(moved(board.cut, sheets.origin(tile)));
  for (const FlatBoard& part : board.loose)
    if (overlaps(part.cut, sheets.tiles.parts[static_cast<std::size_t>(tile.part)]))
      marker.draw_cut_line(moved(part.cut, sheets.origin(tile)));
  marker.draw_seams(tile);
  marker.draw_folds(board, tile, sheets.origin(tile));
  if (sheets.sheet.tall_foot) marker.draw_square(sheets.sheet.foot_square());
  marker.draw_foot(sheet_label(sheets.tiles, tile, board.part), title, &tile);
  return marker.finish(label_of(sheets.tiles, tile, board.part));
}

std::string cut_line_in_words(const FlatBoard& board) {
  const FlatBoard& part = board.loose.empty() ? board : board.loose.front();
  return english::cut_line(part.cut.empty());
}

std::vector<std::pair<PaperVec, PaperVec>> fold_lines(const FlatBoard& board) {
  std::vector<std::pair<PaperVec, PaperVec>> lines;
  for (const FlatBoard& part : board.loose) {
    auto more = fold_lines(part);
    lines.insert(lines.end(), more.begin(), more.end());
  }
  if (board.folding.layers() == 1) return lines;
  const PaperShape outline = board.cut.empty() ? hull_round(board.shapes, 0_mm) : board.cut;
  const auto& [low, high] = board.box;
  // The ends of a fold are those of a thin strip of the outline.
  const auto strip = [&](PaperVec from, PaperVec to) {
    const PaperVec hair{just_off, just_off};
    return box_round(clipped(outline, {from - hair, to + hair}));
  };
  const auto [across, down] = board.folding;
  for (int i = 1; i < across; ++i) {
    const Millimetres x = low.x + (static_cast<double>(i) / across) * board.box.width();
    const PaperBox ends = strip({x, low.y}, {x, high.y});
    lines.push_back({{x, ends.low.y}, {x, ends.high.y}});
  }
  for (int i = 1; i < down; ++i) {
    const Millimetres y = low.y + (static_cast<double>(i) / down) * board.box.height();
    const PaperBox ends = strip({low.x, y}, {high.x, y});
    lines.push_back({{ends.low.x, y}, {ends.high.x, y}});
  }
  return lines;
}

Scene sheet_frames(const Sheets& sheets, const FlatBoard& board, Millimetres letters) {
  Scene scene;
  scene.id = "sheets";
  scene.box = at_one_to_one(box_of(sheets.tiles.tiles, board.box));
  for (const Tile& tile : sheets.tiles.tiles) {
    add_frame(scene, "map", tile.shows);
    add_words(scene, "words map", 0.5 * (tile.shows.low + tile.shows.high),
              std::to_string(sheets.tiles.number(tile.row, tile.column, tile.part)),
              std::min(letters, tile.shows.height() / 3), tile.shows.width() / 2);
  }
  for (const auto& [from, to] : fold_lines(board)) add_line(scene, "fold", from, to);
  return scene;
}

AssemblyMap draw_map(const Sheets& sheets, const FlatBoard& board, const std::string& title) {
  const std::vector<std::string> steps = english::assembly_steps(
      sheets.tiles.has_glue(), board.loose.size(), cut_line_in_words(board));
  Sheet sheet = sheets.sheet;
  sheet.tall_foot = true;
  Marker marker(sheet, sheets.tiles);
  const PaperBox window = sheet.window();
  const Millimetres room = window.width() - 2_mm, middle = (window.low.x + window.high.x) / 2;
  Millimetres y = window.high.y - 4_mm;
  marker.words("words strong", {middle, y}, title, 5_mm, room);
  y -= 2_mm;
  Millimetres size = 3.2_mm;  // the same for all steps
  for (const auto& step : steps) size = std::min(size, size * (room / words_width(step, size)));
  for (const auto& step : steps)
    marker.words("words", {middle, y -= line_height}, step, size, 2 * room);
  const PaperBox place{window.low + PaperVec{1_mm, 1_mm}, {window.high.x - 1_mm, y - 5_mm}};
  const Fit fitted = fit(box_of(sheets.tiles.tiles, board.box), place);
  for (const Tile& tile : sheets.tiles.tiles) {
    const PaperBox box = fitted(tile.shows);
    marker.frame("map", box);
    marker.words("words map", 0.5 * (box.low + box.high),
                 std::to_string(sheets.tiles.number(tile.row, tile.column, tile.part)),
                 std::min(7_mm, box.height() / 3), box.width() / 2);
  }
  marker.draw_square(sheet.foot_square());
  const std::string name = board.part.empty() ? english::map_title : board.part + ": map";
  marker.draw_foot({name, {}}, title, nullptr);
  return {marker.finish(name), fitted.origin, fitted.scale, fitted(board.box)};
}

}  // namespace boardwright::sheets
