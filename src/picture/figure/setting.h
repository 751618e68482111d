// The position that a figure shows, with the moves made that it asks for.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "game/plays.h"

namespace boardwright::figure {

/// The figure's position after its plays. Reports an unknown position and a play that is not legal.
/// Requires: the figure names a position.
std::optional<Position> set_up(const Game& game, const Figure& figure, Plays& plays,
                               Report& report);

}  // namespace boardwright::figure
