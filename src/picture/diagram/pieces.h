// Pieces on boards: discs with letters, or drawings, and rims that distinguish the seats of a game
// for more than two.
#pragma once
#include "diagram/piece_drawing.h"
#include "diagram/plan.h"
#include "figure/content.h"

namespace boardwright::diagram {

using figure::PlacedPiece;

/// Draws a piece on its cell. In a game for more than two seats it has the pattern of its seat
/// around the rim and its sign below the letter or drawing. `rotated`: upright for the player of
/// its seat. If a piece is shown both ways, the two groups have the roles "as-letters" and
/// "as-drawn".
Group draw_piece(const Plan& plan, const PlacedPiece& placed, bool rotated,
                 const PiecesShown& shown = {});

}  // namespace boardwright::diagram
