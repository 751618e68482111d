// Makes the page with a game's rules on one screen or one sheet.
#pragma once
#include <string>

#include "document/page.h"

namespace boardwright::document {

/// Set-up, goal, moves and rules of a game as its data tell them. It stands in the game's folder,
/// beside the picture of its board, `card_file`.
std::string card(const Edition& edition, Report& report);

/// The board of a card, dark on dark pages.
inline constexpr const char* card_file = "card.svg";

/// The same with drawings in place of letters, where the game has all of them.
inline constexpr const char* card_drawn_file = "card-drawn.svg";

/// The figure of the array; else the cover; else none.
const Figure* board_figure(const Game& game);

}  // namespace boardwright::document
