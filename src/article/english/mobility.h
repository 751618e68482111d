// Mobility: the number of cells that a piece reaches from each cell of an empty board.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"

namespace boardwright::english {

/// For each cell the number of cells that a piece of the first seat reaches from it, alone on the
/// board.
struct Mobility {
  std::vector<std::pair<geometry::CellId, int>>
      counts;  ///< only cells on which the piece can stand
  int least() const;
  int most() const;
  std::string average() const;  ///< "5.25"; empty without counts
};

/// Computes the mobility of a piece. The counts are empty if its move tables are too large to be
/// kept.
Mobility mobility_of(const board::Board& board, const moves::PieceType& piece_type);

/// The board as an <svg> element with the count on each cell; the higher the count, the darker the
/// cell. A board too large for legible numbers has only the shades.
std::string mobility_map(const board::Board& board, const Mobility& mobility,
                         const std::string& name);

}  // namespace boardwright::english
