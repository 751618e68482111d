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

/// A drawing of a piece as it is named in text: without badge, sign of its seat and rotation.
scene::Group named_piece(const Game& game, const PieceSet& set, const PieceType& piece_type,
                         board::SeatId seat, geometry::Vec centre);

/// The drawing of a piece alone, as the first seat that has one has it.
Scene piece_picture(const Game& game, const PieceSet& set, const PieceType& piece_type);

/// All pieces that are played with, each above its letter, in rows: where the drawings of a second
/// seat differ, a row of these lies below each of the first seat's. Nothing for a game whose pieces
/// have no letters or no drawings.
std::optional<Scene> piece_gallery(const Game& game, const PieceSet& set);

}  // namespace boardwright::diagram
