// The words and letters by which the pieces of a seat are told from those of the others.
#pragma once
#include <cstddef>
#include <string>

#include "rules/board.h"

namespace boardwright::diagram {

/// The style's word for a seat: "red", or "seat-1" where the data gives none.
std::string seat_role(const Board& board, SeatId seat);

/// The least beginning of a seat's name that no other seat's name has: "R", "Br", "Bl".
std::string seat_sign(const Board& board, SeatId seat);

}  // namespace boardwright::diagram
