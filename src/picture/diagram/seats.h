// Words and letters that distinguish the pieces of the seats.
#pragma once
#include <string>

#include "base/report.h"
#include "rules/board.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// The style's words for a seat: "red", or "seat-1" if the data gives none. Seats after the second
/// then also get a colour word that no other seat has: "seat-3 red".
std::string seat_role(const Board& board, SeatId seat);

/// The shortest prefix of a seat's name that no other seat's name shares: "R", "Br", "Bl". If it is
/// longer than two letters for any seat, the seat's number.
std::string seat_sign(const Board& board, SeatId seat);

/// Reports seats whose pieces have no look of their own in a style: roles that no rule names, and
/// seats after the second that would all look alike.
void check_seats(const Board& board, const Style& style, std::string_view name, Report& report);

}  // namespace boardwright::diagram
