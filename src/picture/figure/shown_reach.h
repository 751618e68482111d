// The reach of a figure's man in parts that bear different signs, with the ways to them.
#pragma once
#include <string>
#include <vector>

#include "figure/content.h"

namespace boardwright::figure {

/// Cells that bear one sign.
struct Share {
  std::string mark;
  CellSet cells;
};

/// Where a man of a figure can go.
struct ShownReach {
  Reach reach;                ///< with his own numbers; of a growing man with his largest n
  Reach beyond;               ///< what he reaches besides with the numbers beyond his own
  std::vector<Share> shares;  ///< disjoint, and together all cells of both
  std::vector<int> counts;    ///< of a growing man: how many cells he reaches, by n from 1
  std::vector<DrawnWay> ways;

  CellSet all() const { return reach.all() | beyond.all(); }
  CellSet blocked() const { return (reach.blocked | beyond.blocked) - all(); }

  /// The sign on a cell of all().
  const std::string& mark_on(CellId cell) const;
};

/// Of a man with a mark or a growing one. `branch`: the cell that his branch leads by, if any.
ShownReach shown_reach(const Board& board, const PlacedMan& placed, const Men& men,
                       std::optional<CellId> branch);

/// Whether some move of a piece goes as far as the man's n.
bool has_limited_moves(const Piece& piece);

}  // namespace boardwright::figure
