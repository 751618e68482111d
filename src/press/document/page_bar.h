// What stands over a page and below it: links to its neighbours, and the credit.
#pragma once
#include <string>

#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

struct Edition;

/// Links to all articles of the game, of which this one's is marked, to its rules card, and to the
/// search of a site. Of a manual, to its first page and to those before and after this one.
std::string articles_bar(const Edition& edition, const Article& current);

/// The credit once more, or the title where nobody is credited, and where to find what was checked,
/// as HTML.
std::string foot_of(const Article& article, const Document& text);

}  // namespace boardwright::document
