// Pieces on boards: discs with letters, or drawings, and rims by which the seats of a game for many
// tell apart.
#pragma once
#include "diagram/piece_drawing.h"
#include "diagram/plan.h"
#include "figure/content.h"

namespace boardwright::diagram {

/// A piece on his cell. In a game of more than two seats he has the pattern of his seat round the
/// rim and its sign below his letter or drawing. `turned`: upright for the player of his seat. Of a
/// piece shown both ways the two groups have the roles "as-letters" and "as-drawn".
Group draw_piece(const Plan& plan, const PlacedPiece& placed, bool rotated,
                 const PiecesShown& shown = {});

}  // namespace boardwright::diagram
