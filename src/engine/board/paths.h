// Shortest routes along a board's paths, for figures and claims.
#pragma once
#include <optional>
#include <vector>

#include "board/board.h"

namespace boardwright::board {

/// A route through cells in order, with both ends, and whether it is the only shortest one.
struct Way {
  std::vector<CellId> cells;
  bool unique = true;
};

/// The shortest route along a path through the given cells in order; nothing if there is none.
/// Requires: at least one cell.
std::optional<Way> shortest_way(const PathGraph& path, const std::vector<CellId>& via);

}  // namespace boardwright::board
