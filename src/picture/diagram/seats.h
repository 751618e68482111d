// The words and letters by which the pieces of a seat are told from those of the others.
#pragma once
#include <cstddef>
#include <string>

#include "base/report.h"
#include "rules/board.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// The words of the style for a seat: "red", or "seat-1" where the data gives none. Seats after the
/// second are then called by a colour too, which no other seat has: "seat-3 red".
std::string seat_role(const Board& board, SeatId seat);

/// The least beginning of a seat's name that no other seat's name has: "R", "Br", "Bl". If that is
/// longer than two letters for any seat, each seat's number.
std::string seat_sign(const Board& board, SeatId seat);

/// Reports seats whose pieces have no look of their own in a style: roles that no rule names, and
/// seats after the second that would all look alike.
void check_seats(const Board& board, const Style& style, std::string_view name, Report& report);

}  // namespace boardwright::diagram
