// The drawings of all pieces of a game, side by side.
#pragma once
#include <optional>
#include <vector>

#include "diagram/piece_drawing.h"

namespace boardwright::diagram {

/// The first seat, and the next one with another drawing of a piece. Seats without a drawing are
/// skipped.
std::vector<board::SeatId> seats_drawn(const Game& game, const PieceSet& set,
                                       const PieceType& piece_type);

/// The drawing of a piece without its badge, seat sign and rotation.
scene::Group named_piece(const Game& game, const PieceSet& set, const PieceType& piece_type,
                         board::SeatId seat, geometry::Vec centre);

/// The drawing of a seat's piece alone. Requires: it has one.
Scene piece_picture(const Game& game, const PieceSet& set, const PieceType& piece_type,
                    board::SeatId seat);

/// The pieces of a game in rows, each above its letter. If a second seat has other drawings, they
/// lie below those of the first. Nothing for a game whose pieces have no letters or no drawings.
std::optional<Scene> piece_gallery(const Game& game, const PieceSet& set);

}  // namespace boardwright::diagram
