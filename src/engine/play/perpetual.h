// What a seat has done with every turn of a part of a game.
#pragma once
#include <span>

#include "play/play_tables.h"

namespace boardwright::play {

/// Whether a seat has given check with each of its turns, of which there is one.
bool has_checked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat);

/// Whether a seat has newly attacked one and the same piece with each of its turns, as a condition
/// with `always attacking` says: after the turn it could take the piece, before it it could not,
/// and the turn gives no check. What offers to exchange two pieces of a kind attacks nothing.
bool has_attacked_always(const PlayTables& tables, std::span<const Position> game, SeatId seat,
                         const RuleTerm& term);

}  // namespace boardwright::play
