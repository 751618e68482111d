// The style's words for cells.
#pragma once
#include <string>

#include "rules/board.h"

namespace boardwright::diagram {

/// "cell hexagon tint-1", "cell square x-square".
std::string cell_role(const Board& board, CellId cell);

}  // namespace boardwright::diagram
