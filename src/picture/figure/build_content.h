// Builds the content of a figure from the rules.
#pragma once
#include <optional>

#include "base/budget.h"
#include "figure/content.h"
#include "game/plays.h"

namespace boardwright::figure {

/// Builds the content of a figure: marks, routes and words come from one computation. Reports
/// unknown pieces, cells and boards, and paths that are not the only shortest one; then returns
/// nothing. `logics` are the rules of play of the game. The budget covers all figures of the game:
/// the figure that exhausts it is reported, and it and all later ones return nothing.
std::optional<Content> build_content(const Game& game, const Figure& figure,
                                     game::GameLogics& logics, base::Budget& budget,
                                     Report& report);

}  // namespace boardwright::figure
