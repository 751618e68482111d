// Draws the parts of folding boards and finds their creases.
#include "boards/folded_parts.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "english/print_words.h"
#include "sheets/gauges.h"

namespace boardwright::boards {

using sheets::add_line, sheets::add_words, sheets::Creases;

namespace {

constexpr Millimetres edge_tick = 6_mm;     // length of ticks, which the lining covers
constexpr double corner_room = 1.5;         // kept at a mitred corner, in card thicknesses
constexpr Millimetres off_corner = 0.2_mm;  // from the mitre to its line, which is cut off

std::string measure(Millimetres width, Millimetres height) {
  return decimal(width.value, 1) + " × " + decimal(height.value, 1) + " mm";
}

/// The intervals of the panels along one side of a board; a spine lies between two of them.
std::vector<Creases::Stripe> parts_of(Millimetres length, bool folded, Millimetres gap) {
  if (!folded) return {{0_mm, length}};
  const Millimetres panel = (length - gap) / 2;
  return {{0_mm, panel}, {panel + gap, length}};
}

/// The intervals of the panels along both sides of an open board.
struct Ends {
  std::vector<Creases::Stripe> across, up;
};
Ends ends_of(const Fold& fold, PaperSize open) {
  const bool both = fold.panels == 4;
  return {parts_of(open.width, both || open.width >= open.height, fold.gap()),
          parts_of(open.height, both || open.width < open.height, fold.gap())};
}

/// The creases of a paper that extends by `beyond` over the first panel: the gaps between panels,
/// and if `edge` is positive the edges of a card of this thickness.
std::vector<Creases::Stripe> creases_of(const std::vector<Creases::Stripe>& panels,
                                        Millimetres beyond, Millimetres edge) {
  std::vector<Creases::Stripe> creases;
  if (edge > 0_mm) creases.emplace_back(beyond - edge, beyond);
  for (std::size_t i = 1; i < panels.size(); ++i)
    creases.emplace_back(beyond + panels[i - 1].second, beyond + panels[i].first);
  const Millimetres end = beyond + panels.back().second;
  if (edge > 0_mm) creases.emplace_back(end, end + edge);
  return creases;
}

PaperShape rectangle(PaperSize size) {
  return {{}, {size.width, 0_mm}, {size.width, size.height}, {0_mm, size.height}};
}

FlatBoard flat_part(const char* name, PaperSize size, const FoldedBoard& folded, Millimetres beyond,
                    Millimetres edge) {
  const Ends ends = ends_of(folded.fold, folded.open);
  FlatBoard part;
  part.shapes = {rectangle(size)};
  part.cut = part.shapes.front();
  part.box = {{}, {size.width, size.height}};
  part.creases = {creases_of(ends.across, beyond, edge), creases_of(ends.up, beyond, edge)};
  part.part = name;
  return part;
}

/// The largest part of a box that lies on a single sheet, so that no seam crosses it.
PaperBox largest_part(const PaperBox& box, const sheets::Sheets& sheets) {
  PaperBox best;
  for (const sheets::Tile& tile : sheets.tiles.tiles) {
    PaperBox own = tile.shows;
    const Millimetres overlap = sheets.sheet.overlap;
    if (sheets.tiles.has(tile.row, tile.column + 1)) own.high.x = own.high.x - overlap;
    if (sheets.tiles.has(tile.row + 1, tile.column)) own.low.y = own.low.y + overlap;
    own.low = {std::max(own.low.x, box.low.x), std::max(own.low.y, box.low.y)};
    own.high = {std::min(own.high.x, box.high.x), std::min(own.high.y, box.high.y)};
    const bool is_there = own.low.x < own.high.x && own.low.y < own.high.y;
    if (is_there &&
        own.width().value * own.height().value > best.width().value * best.height().value)
      best = own;
  }
  return best;
}

english::FoldingSheets sheets_of(const FoldedBoard& folded) {
  if (!folded.paper) return english::FoldingSheets::none;
  return folded.wrap->has_map() || folded.lining->has_map() ? english::FoldingSheets::mapped
                                                            : english::FoldingSheets::plain;
}

std::vector<std::string> steps_of(const FoldedBoard& folded) {
  const Fold& fold = folded.fold;
  const PaperBox panel = panels_of(fold, folded.open).front();
  return english::folding_steps(sheets_of(folded), fold.panels, fold.thickness,
                                measure(panel.width(), panel.height()), fold.gap());
}

}  // namespace

std::vector<PaperBox> panels_of(const Fold& fold, PaperSize open) {
  const Ends ends = ends_of(fold, open);
  std::vector<PaperBox> panels;
  for (const auto& [bottom, top] : ends.up)
    for (const auto& [left, right] : ends.across) panels.push_back({{left, bottom}, {right, top}});
  return panels;
}

PaperSize wrap_size(const FoldedBoard& folded) {
  const Millimetres turn = folded.fold.turn_in();
  return {folded.open.width + 2 * turn, folded.open.height + 2 * turn};
}

PaperSize lining_size(const FoldedBoard& folded) {
  return {folded.open.width - 2 * lining_inset, folded.open.height - 2 * lining_inset};
}

FlatBoard flat_wrap(const LaidOutBoard& laid, const FoldedBoard& folded) {
  const Fold& fold = folded.fold;
  const Millimetres turn = fold.turn_in(), margin = laid.request.margin;
  FlatBoard wrap = flat_part("Wrap", wrap_size(folded), folded, turn, fold.thickness);
  const FlatBoard face = flat_board(laid.drawn.picture, laid.side());
  const PaperBox all = in_millimetres(laid.drawn.picture.scene.box, laid.side());
  const PaperVec move = PaperVec{turn + margin, turn + margin} - all.low;
  for (std::size_t i = face.cells; i-- > 0;)
    wrap.shapes.insert(wrap.shapes.begin(), sheets::moved(face.shapes[i], move));
  wrap.cells = face.cells;
  wrap.largest = face.largest;
  return wrap;
}

FlatBoard flat_lining(const FoldedBoard& folded) {
  return flat_part("Lining", lining_size(folded), folded, -lining_inset, 0_mm);
}

Scene draw_wrap_marks(const FoldedBoard& folded) {
  const Fold& fold = folded.fold;
  const Millimetres turn = fold.turn_in();
  const PaperSize size = wrap_size(folded);
  const PaperVec end{size.width, size.height};
  const Ends ends = ends_of(fold, folded.open);
  Scene scene;
  scene.id = "wrap";
  scene.title = english::wrap_marks;
  scene.box = scene::at_one_to_one(PaperBox{{}, end});
  for (const auto& [from, to] : ends.across)
    for (const Millimetres x : {turn + from, turn + to}) {
      add_line(scene, "register", {x, 0_mm}, {x, edge_tick});
      add_line(scene, "register", {x, end.y - edge_tick}, {x, end.y});
    }
  for (const auto& [from, to] : ends.up)
    for (const Millimetres y : {turn + from, turn + to}) {
      add_line(scene, "register", {0_mm, y}, {edge_tick, y});
      add_line(scene, "register", {end.x - edge_tick, y}, {end.x, y});
    }
  const Millimetres leg = 2 * turn - corner_room * 1.4142 * fold.thickness - off_corner;
  for (const Millimetres x : {0_mm, end.x})
    for (const Millimetres y : {0_mm, end.y}) {
      const double right = x == 0_mm ? 1 : -1, up = y == 0_mm ? 1 : -1;
      add_line(scene, "trim", {x + right * leg, y}, {x, y + up * leg});
    }
  return scene;
}

Scene draw_lining(const FoldedBoard& folded, const std::string& title) {
  const PaperSize size = lining_size(folded);
  const PaperVec inset{lining_inset, lining_inset};
  PaperBox panel = panels_of(folded.fold, folded.open).front();
  panel = {panel.low - inset, panel.high - inset};
  if (folded.lining) panel = largest_part(panel, *folded.lining);
  Scene scene;
  scene.id = "lining";
  scene.title = "Lining";
  scene.box = scene::at_one_to_one(PaperBox{{}, {size.width, size.height}});
  add_words(scene, "words strong", 0.5 * (panel.low + panel.high), title, 0.12 * panel.width(),
            0.8 * panel.width());
  return scene;
}

Scene draw_plan(const FoldedBoard& folded, PaperSize paper, const std::string& title) {
  const Fold& fold = folded.fold;
  const PaperSize open = folded.open;
  Scene scene;
  scene.id = "plan";
  scene.title = english::plan_title;
  scene.box = scene::at_one_to_one(PaperBox{{}, {paper.width, paper.height}});
  const std::vector<std::string> steps = steps_of(folded);
  const Millimetres room = paper.width - 30_mm, middle = paper.width / 2;
  Millimetres y = paper.height - 22_mm;
  add_words(scene, "words strong", {middle, y}, title, 5_mm, room);
  y -= 6_mm;
  Millimetres size = 3.4_mm;  // the same for all steps
  for (const auto& step : steps)
    size = std::min(size, size * (room / sheets::words_width(step, size)));
  for (const auto& step : steps) add_words(scene, "words", {middle, y -= 6_mm}, step, size, room);
  const PaperBox place{{25_mm, 40_mm}, {paper.width - 25_mm, y - 20_mm}};
  const double scale = std::min(place.width() / open.width, place.height() / open.height);
  const PaperVec low{middle - 0.5 * scale * open.width, place.low.y};
  for (const PaperBox& each : panels_of(fold, open)) {
    const PaperBox drawn{low + scale * each.low, low + scale * each.high};
    sheets::add_frame(scene, "gauge", drawn);
    add_words(scene, "words", 0.5 * (drawn.low + drawn.high), measure(each.width(), each.height()),
              4_mm, 0.9 * drawn.width());
  }
  if (fold.panels == 4)
    add_line(scene, "cut", low + PaperVec{0.5 * scale * open.width, 0_mm},
             low + PaperVec{0.5 * scale * open.width, 0.5 * scale * open.height});
  add_words(scene, "words", {middle, low.y - 6_mm},
            "open " + measure(open.width, open.height) + ", spine " + decimal(fold.gap().value, 2) +
                " mm",
            4_mm, room);
  sheets::add_ruler(scene, {middle - sheets::ruler_length / 2, 20_mm});
  return scene;
}

}  // namespace boardwright::boards
