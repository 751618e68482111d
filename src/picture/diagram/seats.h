// Words and letters that distinguish the pieces of the seats.
#pragma once
#include <string>

#include "base/report.h"
#include "board/board.h"
#include "scene/style.h"

namespace boardwright::diagram {

using board::SeatId;

/// The style's words for a seat: "red", or "seat-1" if the data gives none. Seats after the second
/// then also get a colour word that no other seat has: "seat-3 red".
std::string seat_role(const board::Board& board, SeatId seat);

/// The shortest prefix of a seat's name that no other seat's name shares: "R", "Br", "Bl". If it is
/// longer than two letters for any seat, the seat's number.
std::string seat_sign(const board::Board& board, SeatId seat);

/// Reports seats whose pieces have no look of their own in a style: roles that no rule names, and
/// seats after the second that would all look alike.
void check_seats(const board::Board& board, const scene::Style& style, std::string_view name,
                 base::Report& report);

}  // namespace boardwright::diagram
