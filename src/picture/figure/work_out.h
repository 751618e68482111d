// Works out what a figure shows, by asking the rules.
#pragma once
#include <optional>

#include "base/budget.h"
#include "figure/content.h"
#include "game/plays.h"

namespace boardwright::figure {

/// Works out a figure: its marks, ways and words from one computation. Reports unknown pieces,
/// cells and boards, and paths that are not one shortest way; then there is nothing. The rules of
/// play are those of the game. The budget is for all figures of the game: the one that spends it
/// is reported, and there is nothing for it and for those behind it.
std::optional<Content> work_out(const Game& game, const Figure& figure, GameLogics& plays,
                                Budget& budget, Report& report);

}  // namespace boardwright::figure
