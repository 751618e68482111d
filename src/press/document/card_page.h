// Makes the page with a game's rules on one screen or one sheet.
#pragma once
#include <string>

#include "document/page.h"

namespace boardwright::document {

/// Set-up, goal, moves and rules of a game as its data tell them. It stands in the game's folder,
/// beside `figures/`.
std::string card(const Edition& edition, Report& report);

/// The figure of the array; else the cover; else none.
const Figure* board_figure(const Game& game);

}  // namespace boardwright::document
