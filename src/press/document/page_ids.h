// Finds ids that would stand on a page twice.
#pragma once
#include <set>
#include <string>

#include "base/report.h"
#include "document/prove.h"
#include "game/game.h"

namespace boardwright::document {

/// Reports sections, figures and remarks whose id is one of the page's own, or that of
/// another thing on the page: each with its place.
void check_ids(const Game& game, const Proof& proof, Report& report);

/// The ids on the page of an article: sections, figures ("fig-a1-1"), remarks, "checked" and
/// "remarks".
std::set<std::string, std::less<>> ids_of(const Article& article, const Document& text);

}  // namespace boardwright::document
