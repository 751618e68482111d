// Ways along a board's paths, for figures and claims.
#pragma once
#include <optional>
#include <vector>

#include "rules/board.h"

namespace boardwright::rules {

/// A way through some cells in turn, both ends included, and whether another is as short.
struct Way {
  std::vector<CellId> cells;
  bool unique = true;
};

/// The shortest way along a path from the first cell to the last by way of the others; nothing if
/// there is none. Requires: at least one cell.
std::optional<Way> shortest_way(const PathGraph& path, const std::vector<CellId>& via);

}  // namespace boardwright::rules
