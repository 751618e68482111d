// File names and ids of pages, before a page is written.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "audit/prove.h"
#include "base/report.h"
#include "game/game.h"

namespace boardwright::audit {

/// "array.html": the file name of an article's page.
std::string page_name(const Article& article);

/// "array.checked.html": the page of its statements, where these are too many for its own. No other
/// article can have this page, since ids have no dots.
std::string statements_page(const Article& article);

/// "fig-a1-1": the id of a figure on its page.
std::string figure_id(std::string_view id);

/// Reports, at their places, sections, figures, claims and remarks whose id is also that of a part
/// of every page or of something else on the page.
void check_ids(const Game& game, const Proof& proof, Report& report);

/// The link targets on the page of an article: sections, figures ("fig-a1-1"), remarks, "checked",
/// "remarks" and "legend".
std::set<std::string, std::less<>> ids_of(const Article& article, const Document& text);

}  // namespace boardwright::audit
