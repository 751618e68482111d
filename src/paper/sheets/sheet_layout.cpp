// Chooses the orientation of the paper and the place of the calibration square.
#include "sheets/sheet_layout.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/limits.h"
#include "sheets/loose_parts.h"

namespace boardwright::sheets {
namespace {

constexpr Millimetres both_wide = 155_mm;  // width for ruler and square side by side

/// Whether a sheet can hold a cell, the overlap strips, the ruler, and a map with its text.
bool is_usable(Sheet sheet, PaperVec cell) {
  constexpr Millimetres least_map = 45_mm;
  const PaperBox window = sheet.window();
  const Millimetres strips = 2 * sheet.overlap + 1_mm, ruler = Sheet::least_width;
  sheet.tall_foot = true;
  return window.width() >= std::max({cell.x, ruler, strips}) &&
         window.height() >= std::max(cell.y, strips) && sheet.window().height() >= least_map;
}

/// An orientation and foot of the paper, and the number of sheets if none can be left out.
struct SheetOption {
  Sheet sheet;
  Window part;
  double most;
};

/// The usable options: upright and turned, each with a tall foot and a low one.
std::vector<SheetOption> sheet_options(const FlatBoard& board, const base::PaperSize& paper,
                                       Millimetres margin, Millimetres overlap) {
  std::vector<SheetOption> options;
  for (const bool turned : {false, true})
    for (const bool tall_foot : {true, false}) {
      const Sheet sheet{turned ? paper.height : paper.width, turned ? paper.width : paper.height,
                        margin, overlap, tall_foot};
      if (!is_usable(sheet, board.largest)) continue;
      const PaperBox window = sheet.window();
      const Window part{window.width(), window.height(), overlap};
      options.push_back({sheet, part, most_sheets(board.box, part)});
    }
  return options;
}

/// The cost of a layout: number of sheets, seams on creases, and scraps.
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

SheetChoice choose_sheets(const FlatBoard& board, const base::PaperSize& paper, Millimetres margin,
                          Millimetres overlap) {
  SheetChoice choice;
  for (const SheetOption& option : sheet_options(board, paper, margin, overlap)) {
    choice.usable = true;
    if (choice.least == 0 || option.most < choice.least) choice.least = option.most;
    if (option.most > base::limits::sheets) continue;
    Sheets found{option.sheet,
                 board.loose.empty()
                     ? lay_sheets(board.shapes, board.cells, board.box, option.part, board.creases)
                     : lay_parts(board.loose, option.part)};
    if (choice.best.empty() || cost(found) < cost(choice.best.front()))
      choice.best = {std::move(found)};
  }
  return choice;
}

bool sheets_can_hold(const FlatBoard& board, const base::PaperSize& paper, Millimetres margin,
                     Millimetres overlap) {
  const auto options = sheet_options(board, paper, margin, overlap);
  return std::ranges::any_of(
      options, [](const SheetOption& option) { return option.most <= base::limits::sheets; });
}

}  // namespace boardwright::sheets
