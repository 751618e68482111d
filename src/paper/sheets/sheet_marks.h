// The marks on a sheet of paper beside its part of the board. Coordinates are relative to the lower
// left corner of the sheet.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "sheets/sheet_layout.h"

namespace boardwright::sheets {

/// Draws the marks of the i-th sheet: glue strips, trim lines, ticks at the ends of seams, the cut
/// line around the names, marks at the ends of folds, label, ruler and calibration square. `title`
/// names the board, in one line or several.
///
/// Law: no mark is visible on the board after it is glued and cut. Each mark lies on a strip that a
/// later sheet covers, or on paper that is trimmed or cut off.
scene::Scene mark_sheet(const Sheets& sheets, const FlatBoard& board, std::size_t i,
                        const std::string& title);

/// The first page: a map of the sheets on the board, and the steps to assemble it.
struct AssemblyMap {
  scene::Scene marks;
  PaperVec origin;  ///< the board's (0, 0) on the map
  double scale;     ///< of the board on the map
  PaperBox window;  ///< where the board is drawn
};
AssemblyMap draw_map(const Sheets& sheets, const FlatBoard& board, const std::string& title);

/// What a board, or each of its loose parts, is cut out along: "the thin coloured line around it".
std::string cut_line_in_words(const FlatBoard& board);

/// The folds of a board, or of its loose parts, from edge to edge of the outline: vertical lines
/// from below, horizontal ones from the left.
std::vector<std::pair<PaperVec, PaperVec>> fold_lines(const FlatBoard& board);

/// The frames and numbers of the sheets over a board, and its folds, in the board's coordinates and
/// millimetres. `letters`: the size of the numbers, less where a sheet is small.
scene::Scene sheet_frames(const Sheets& sheets, const FlatBoard& board, Millimetres letters);

/// The label of a sheet: "Sheet 3 of 8 · row B, column 1"; for a named part of a board "Wrap: sheet
/// 3 of 8 · row B, column 1".
std::string label_of(const Tiles& tiles, const Tile& tile, const std::string& part = {});

}  // namespace boardwright::sheets
