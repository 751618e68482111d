// The reach of a figure's piece, divided among signs, with the routes.
#pragma once
#include <string>
#include <vector>

#include "figure/content.h"

namespace boardwright::figure {

/// The cells with one sign.
struct Share {
  std::string mark;
  CellSet cells;
};

/// Where a piece of a figure can go.
struct ShownReach {
  Reach reach;                ///< with its own numbers; for a growing piece with its largest n
  Reach beyond;               ///< further cells that it reaches with the numbers beyond its own
  std::vector<Share> shares;  ///< disjoint; together all cells of both reaches
  std::vector<int> counts;    ///< for a growing piece: the number of cells reached, by n from 1
  std::vector<DrawnWay> ways;

  CellSet all() const { return reach.all() | beyond.all(); }
  CellSet blocked() const { return (reach.blocked | beyond.blocked) - all(); }

  /// The sign on a cell of all().
  const std::string& mark_on(CellId cell) const;
};

/// The reach of a piece with a mark or a growing piece. `branch`: the cell that its branch passes
/// through, if any.
ShownReach shown_reach(const Board& board, const PlacedPiece& placed,
                       const moves::Occupancy& pieces, std::optional<CellId> branch);

/// Whether some move of a piece type is limited by its n.
bool has_limited_moves(const PieceType& piece_type);

}  // namespace boardwright::figure
