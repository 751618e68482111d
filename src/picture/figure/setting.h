// The position that a figure shows, with the moves made that it asks for.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "figure/content.h"
#include "figure/effort.h"
#include "game/plays.h"

namespace boardwright::figure {

/// The figure's position after its plays. Reports an unknown position and a play that is not legal.
/// Requires: the figure names a position.
std::optional<Position> set_up(const Game& game, const Figure& figure, GameLogics& plays,
                               Effort& effort, Report& report);

/// The piece on a cell of a position. Requires: somebody stands there.
PlacedPiece piece_at(const Game& game, const Position& position, CellId cell);

/// Whether rules of play bear on where a piece goes: a King among the others stops him by being
/// attacked, or one is a piece whom he does not take.
bool depends_on_play(const Game& game, const std::vector<PlacedPiece>& pieces,
                     const PlacedPiece& placed);

/// The rules of play for a position; working them out takes effort.
const GameLogic& rules_for(const Position& position, GameLogics& plays, Effort& effort);

}  // namespace boardwright::figure
