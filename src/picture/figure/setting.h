// The position that a figure shows, after the moves it asks for.
#pragma once
#include <optional>
#include <vector>

#include "figure/content.h"
#include "figure/effort.h"
#include "game/plays.h"

namespace boardwright::figure {

using game::GameLogics;

/// The figure's position after its moves. Reports an unknown position and an illegal move.
/// Requires: the figure names a position.
std::optional<play::Position> set_up(const Game& game, const Figure& figure, GameLogics& logics,
                                     Effort& effort, Report& report);

/// The piece on a cell of a position. Requires: the cell is occupied.
PlacedPiece piece_at(const Game& game, const play::Position& position, CellId cell);

/// Whether the rules of play restrict the moves of a piece: it stops where it attacks an opposing
/// King, or one of the other pieces is of a type that it cannot capture.
bool depends_on_play(const Game& game, const std::vector<PlacedPiece>& pieces,
                     const PlacedPiece& placed);

/// The rules of play for a position. Building them is charged to `effort`.
const play::GameLogic& rules_for(const play::Position& position, GameLogics& logics,
                                 Effort& effort);

}  // namespace boardwright::figure
