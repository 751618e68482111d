// Boards of several separate parts, such as the levels of a three-dimensional board.
#pragma once
#include <vector>

#include "sheets/sheet_layout.h"

namespace boardwright::sheets {

/// The parts of a board whose bounding boxes are disjoint, in the order of their cells. Text
/// belongs to the nearest part. Empty if the board is connected or has more than 64 parts.
std::vector<FlatBoard> loose_parts(const std::vector<PaperShape>& shapes, std::size_t cells);

/// The smallest distance between the boxes of two parts. Requires: there are at least two parts.
Millimetres least_gap(const std::vector<FlatBoard>& parts);

/// Lays sheets over parts. No seam crosses a part that fits on a sheet. Several parts share a sheet
/// where one window shows them completely and nothing of other parts.
Tiles lay_parts(const std::vector<FlatBoard>& parts, const Window& window);

}  // namespace boardwright::sheets
