// Chooses how the paper lies, and where the square stands that proves its scale.
#include "print/sheet_layout.h"

#include <algorithm>
#include <optional>

#include "base/limits.h"

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

/// A place on a sheet where nothing of the board is.
std::optional<PaperBox> blank_square(const std::vector<PaperShape>& shapes,
                                     const PaperBox& window) {
  constexpr Millimetres gap = 2_mm, step = 4_mm;
  constexpr PaperVec size{Sheet::square, Sheet::square}, round{gap, gap};
  for (Millimetres y = window.low.y + gap; y + size.y <= window.high.y - gap; y += step)
    for (Millimetres x = window.high.x - size.x - gap; x >= window.low.x + gap; x -= step) {
      const PaperVec low{x, y};
      const PaperBox wide{low - round, low + size + round};
      if (std::none_of(shapes.begin(), shapes.end(),
                       [&](const auto& shape) { return overlaps(shape, wide); }))
        return PaperBox{low, low + size};
    }
  return std::nullopt;
}

/// What of the window no neighbour covers.
PaperBox uncovered(const Sheets& sheets, const Tile& tile) {
  PaperBox box = sheets.sheet.window();
  const Millimetres o = sheets.sheet.overlap;
  if (sheets.tiles.has(tile.row, tile.column + 1)) box.high.x -= o;
  if (sheets.tiles.has(tile.row, tile.column - 1)) box.low.x += o;
  if (sheets.tiles.has(tile.row + 1, tile.column)) box.low.y += o;
  if (sheets.tiles.has(tile.row - 1, tile.column)) box.high.y -= o;
  return box;
}

/// Finds the square's place on every sheet; false if one has none.
bool place_squares(Sheets& sheets, const FlatBoard& board) {
  for (const Tile& tile : sheets.tiles.tiles) {
    if (sheets.sheet.tall_foot) {
      sheets.squares.push_back(sheets.sheet.foot_square());
      continue;
    }
    const auto shapes = moved(board.shapes, sheets.sheet.window().low - tile.shows.low);
    const auto place = blank_square(shapes, uncovered(sheets, tile));
    if (!place) return false;
    sheets.squares.push_back(*place);
  }
  return true;
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

std::vector<PaperShape> moved(std::vector<PaperShape> shapes, PaperVec by) {
  for (auto& shape : shapes)
    for (PaperVec& point : shape) point = point + by;
  return shapes;
}

SheetChoice choose_sheets(const FlatBoard& board, const PaperSize& paper, Millimetres margin,
                          Millimetres overlap) {
  SheetChoice choice;
  for (const bool turned_over : {false, true})
    for (const bool tall_foot : {true, false}) {
      Sheets found{{turned_over ? paper.height : paper.width,
                    turned_over ? paper.width : paper.height, margin, overlap, tall_foot},
                   {},
                   {}};
      if (!is_usable(found.sheet, board.largest)) continue;
      choice.usable = true;
      const PaperBox window = found.sheet.window();
      const Window part{window.width(), window.height(), overlap};
      const double most = most_sheets(board.box, part);
      if (choice.least == 0 || most < choice.least) choice.least = most;
      if (most > limits::sheets) continue;
      found.tiles = lay_sheets(board.shapes, board.box, part);
      if (!choice.best.empty() &&
          found.tiles.tiles.size() >= choice.best.front().tiles.tiles.size())
        continue;
      if (place_squares(found, board)) choice.best = {std::move(found)};
    }
  return choice;
}

}  // namespace boardwright::print
