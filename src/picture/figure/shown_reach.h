// The reach of a figure's piece in parts that bear different signs, with the ways to them.
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

/// Where a piece of a figure can go.
struct ShownReach {
  Reach reach;                ///< with his own numbers; of a growing piece with his largest n
  Reach beyond;               ///< what he reaches besides with the numbers beyond his own
  std::vector<Share> shares;  ///< disjoint, and together all cells of both
  std::vector<int> counts;    ///< of a growing piece: how many cells he reaches, by n from 1
  std::vector<DrawnWay> ways;

  CellSet all() const { return reach.all() | beyond.all(); }
  CellSet blocked() const { return (reach.blocked | beyond.blocked) - all(); }

  /// The sign on a cell of all().
  const std::string& mark_on(CellId cell) const;
};

/// Of a piece with a mark or a growing one. `branch`: the cell that his branch leads by, if any.
ShownReach shown_reach(const Board& board, const PlacedPiece& placed, const Occupancy& pieces,
                       std::optional<CellId> branch);

/// Whether some move of a piece goes as far as the piece's n.
bool has_limited_moves(const PieceType& piece_type);

}  // namespace boardwright::figure
