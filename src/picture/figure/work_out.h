// Works out what a figure shows, by asking the rules.
#pragma once
#include <optional>

#include "figure/content.h"
#include "game/plays.h"

namespace boardwright::figure {

/// Works out a figure: its marks, ways and words from one computation. Reports unknown pieces,
/// cells and boards, and paths that are not one shortest way; then there is nothing. The rules of
/// play are those of the game.
std::optional<Content> work_out(const Game& game, const Figure& figure, Plays& plays,
                                Report& report);

}  // namespace boardwright::figure
