// The style's words for cells.
#pragma once
#include <string>

#include "board/board.h"

namespace boardwright::diagram {

/// "cell hexagon tint-1", "cell square x-square".
std::string cell_role(const board::Board& board, geometry::CellId cell);

}  // namespace boardwright::diagram
