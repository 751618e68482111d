// The bar above a page with links to its neighbours, and the credit below it.
#pragma once
#include <string>

#include "game/game.h"
#include "text/tree.h"

namespace boardwright::page {

struct Edition;

/// Links to all articles of the game, to the page where it is played, to its rules card, and to the
/// site search, with the current page marked. For a manual, links to its first page, the previous
/// and the next one.
std::string articles_bar(const Edition& edition, const game::Article& current);

/// Links to the pages of a game; `current` is the name of the page that has them.
std::string game_bar(const Edition& edition, std::string_view current);

/// The same after a link to all games, for a page that is not an article.
std::string bar_of(const Edition& edition, std::string_view current);

/// The credit, or the title if there is no credit, with a link to what was checked, as HTML.
std::string foot_of(const game::Article& article, const text::Document& text);

}  // namespace boardwright::page
