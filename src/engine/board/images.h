// Which cell means to one seat what another cell means to another seat.
#pragma once
#include <vector>

#include "board/board.h"

namespace boardwright::board {

/// How the board of one seat is laid on that of another.
enum class ImageKind {
  turned,   ///< rotated: each seat has its own left on its left
  mirrored  ///< reflected: on a board for two, both armies stand on the same files
};

/// For each cell the cell to which it corresponds for another seat: the board is laid on itself so
/// that the forward heading of `from` comes to lie on that of `to`. Empty if it does not cover
/// itself so, and for a mesh.
///
///   (1) Each cell is the image of exactly one.
///   (2) Images from `to` to `from` lead back.
std::vector<CellId> images(const Board& board, SeatId from, SeatId to, ImageKind kind);

}  // namespace boardwright::board
