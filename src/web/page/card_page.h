// Writes the page with a game's rules on one screen or one sheet.
#pragma once
#include <string>

#include "page/page.h"

namespace boardwright::page {

/// The page: set-up, goal, moves and rules, written from the game's data. The page is in the game's
/// folder, beside the picture of its board, `card_file`.
std::string card(const Edition& edition, Report& report);

/// The board of a card; it turns dark on dark pages.
inline constexpr const char* card_file = "card.svg";

/// The same board with drawn pieces instead of letters, for games with a drawing of every piece.
inline constexpr const char* card_drawn_file = "card-drawn.svg";

}  // namespace boardwright::page
