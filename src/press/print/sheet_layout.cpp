// Chooses how the paper lies, and where the square stands that proves its scale.
#include "print/sheet_layout.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/limits.h"
#include "print/loose_parts.h"

namespace boardwright::print {
namespace {

constexpr Millimetres both_wide = 155_mm;  // ruler and square beside one another need so much width

/// Whether paper lying so can hold a cell, the strips, the ruler and, with the words on it, a map.
bool is_usable(Sheet sheet, PaperVec cell) {
  constexpr Millimetres least_map = 45_mm;
  const PaperBox window = sheet.window();
  const Millimetres strips = 2 * sheet.overlap + 1_mm, ruler = Sheet::least_width;
  sheet.tall_foot = true;
  return window.width() >= std::max({cell.x, ruler, strips}) &&
         window.height() >= std::max(cell.y, strips) && sheet.window().height() >= least_map;
}

/// A way of laying the paper, and the sheets that it takes if none can be left out.
struct Way {
  Sheet sheet;
  Window part;
  double most;
};

/// Those that can be used: upright and turned over, each with a tall foot and a low one.
std::vector<Way> ways_to_lay(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                             Millimetres overlap) {
  std::vector<Way> ways;
  for (const bool turned_over : {false, true})
    for (const bool tall_foot : {true, false}) {
      const Sheet sheet{turned_over ? paper.height : paper.width,
                        turned_over ? paper.width : paper.height, margin, overlap, tall_foot};
      if (!is_usable(sheet, board.largest)) continue;
      const PaperBox window = sheet.window();
      const Window part{window.width(), window.height(), overlap};
      ways.push_back({sheet, part, most_sheets(board.box, part)});
    }
  return ways;
}

/// Sheets, seams on creases, and sheets that bear a scrap of a cell.
std::tuple<std::size_t, int, int> cost(const Sheets& sheets) {
  return {sheets.tiles.tiles.size(), sheets.tiles.creased, sheets.tiles.scraps};
}

}  // namespace

Millimetres Sheet::foot() const {
  if (!tall_foot) return 15_mm;
  return width - 2 * margin >= both_wide ? square + 3_mm : square + 15_mm;
}

PaperBox Sheet::window() const {
  return {{margin, margin + foot()}, {width - margin, height - margin}};
}

PaperBox Sheet::foot_square() const {
  const PaperBox free = window();
  const PaperVec high{free.high.x - 0.5_mm, free.low.y - 2_mm};
  return {high - PaperVec{square, square}, high};
}

PaperVec Sheets::origin(const Tile& tile) const {
  const PaperBox free = sheet.window();
  const PaperVec spare{free.width() - tile.shows.width(), free.height() - tile.shows.height()};
  return free.low - tile.shows.low + 0.5 * spare;
}

PaperBox Sheets::window(const Tile& tile) const {
  if (tiles.parts.empty()) return sheet.window();
  const PaperBox &shows = tile.shows, &part = tiles.parts[static_cast<std::size_t>(tile.part)];
  const PaperVec low{std::max(shows.low.x, part.low.x), std::max(shows.low.y, part.low.y)};
  const PaperVec high{std::min(shows.high.x, part.high.x), std::min(shows.high.y, part.high.y)};
  return {low + origin(tile), high + origin(tile)};
}

PaperShape moved(PaperShape shape, PaperVec by) {
  for (PaperVec& point : shape) point = point + by;
  return shape;
}

SheetChoice choose_sheets(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                          Millimetres overlap) {
  SheetChoice choice;
  for (const Way& way : ways_to_lay(board, paper, margin, overlap)) {
    choice.usable = true;
    if (choice.least == 0 || way.most < choice.least) choice.least = way.most;
    if (way.most > limits::sheets) continue;
    Sheets found{way.sheet, board.loose.empty() ? lay_sheets(board.shapes, board.cells, board.box,
                                                             way.part, board.creases)
                                                : lay_parts(board.loose, way.part)};
    if (choice.best.empty() || cost(found) < cost(choice.best.front()))
      choice.best = {std::move(found)};
  }
  return choice;
}

bool sheets_can_hold(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                     Millimetres overlap) {
  const auto ways = ways_to_lay(board, paper, margin, overlap);
  return std::any_of(ways.begin(), ways.end(),
                     [](const Way& way) { return way.most <= limits::sheets; });
}

}  // namespace boardwright::print
