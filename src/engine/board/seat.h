// The seats of a game and their numbers.
#pragma once
#include <cstdint>
#include <string>

#include "base/ids.h"
#include "base/limits.h"
#include "base/report.h"
#include "geometry/exact.h"

namespace boardwright::board {

using base::Place;
using geometry::Exact, geometry::Heading;

/// A seat of a game, numbered from 0 in the order of the game's file. Data and command line count
/// seats from 1: Board::seat_numbered() and seat_number() convert.
enum class SeatId : std::int8_t {};
static_assert(base::limits::seats <= INT8_MAX);

/// The two seats of a game for two. Every game has the first.
inline constexpr SeatId first_seat{0}, second_seat{1};

/// The number of a seat in data and on the command line, from 1.
constexpr int seat_number(SeatId seat) { return static_cast<int>(seat) + 1; }

/// The opponent in a game for two.
constexpr SeatId other_of_two(SeatId seat) { return seat == first_seat ? second_seat : first_seat; }

struct Seat {
  std::string name;                    ///< "White"
  Heading forward = geometry::upward;  ///< away from the player; White's is up the page
  std::string sector{};  ///< id of the player's sector; empty on boards without sectors
  std::string role{};    ///< word of the style for its pieces, "red"; empty: seat-1, seat-2
  Place place{};         ///< of the role, or of the name
};

}  // namespace boardwright::board
