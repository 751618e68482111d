// Finds ids that are not unique on a page.
#pragma once
#include <set>
#include <string>

#include "base/report.h"
#include "document/prove.h"
#include "game/game.h"

namespace boardwright::document {

/// Reports sections, figures, claims and remarks, with their places, whose id is also an id of
/// every page or of something else on the page.
void check_ids(const Game& game, const Proof& proof, Report& report);

/// The link targets on the page of an article: sections, figures ("fig-a1-1"), remarks, "checked",
/// "remarks" and "legend".
std::set<std::string, std::less<>> ids_of(const Article& article, const Document& text);

}  // namespace boardwright::document
