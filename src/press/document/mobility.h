// How many cells a piece reaches from each cell of an empty board.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"

namespace boardwright::document {

/// By cell, how many a piece of the first seat reaches from there, alone on the board.
struct Mobility {
  std::vector<std::pair<CellId, int>> counts;  ///< of cells on which it may stand
  int least() const;
  int most() const;
  std::string average() const;  ///< "5.25"; empty if it stands nowhere
};

/// Nothing but empty counts for a piece whose moves are too many to be kept.
Mobility mobility_of(const Board& board, const PieceType& piece_type);

/// The board with the count on each cell, and cells the darker the more it reaches from there: an
/// <svg> element. A board too large for numbers that can be read has the shades alone.
std::string mobility_map(const Board& board, const Mobility& mobility, const std::string& name);

}  // namespace boardwright::document
