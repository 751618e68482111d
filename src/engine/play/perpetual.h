// What a seat has done on every turn of a part of a game.
#pragma once
#include <span>

#include "play/play_tables.h"

namespace boardwright::play {

/// Whether a seat has given check with each of its turns, of which there is at least one.
bool has_checked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat);

/// Whether a seat has newly attacked one and the same piece with each of its turns, for a condition
/// with `always attacking`: it could capture the piece after the turn but not before, and the turn
/// gives no check. An offer to exchange two pieces of one type is not an attack.
bool has_attacked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat,
                         const RuleTerm& term);

}  // namespace boardwright::play
