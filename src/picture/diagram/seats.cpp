// Chooses a seat's word of the style, and the letters that stand for its name.
#include "diagram/seats.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::diagram {
std::string seat_role(const Board& board, SeatId seat) {
  const std::string& role = board.seat(seat).role;
  return role.empty() ? "seat-" + std::to_string(seat_number(seat)) : role;
}

std::string seat_sign(const Board& board, SeatId seat) {
  const std::string& name = board.seat(seat).name;
  for (std::size_t length = 1; length <= name.size(); ++length) {
    const std::string sign = name.substr(0, length);
    if (invalid_utf8(sign)) continue;
    const auto others =
        std::count_if(board.seats.begin(), board.seats.end(),
                      [&](const Seat& other) { return other.name.compare(0, length, sign) == 0; });
    if (others == 1) return sign;
  }
  return std::to_string(seat_number(seat));
}

}  // namespace boardwright::diagram
