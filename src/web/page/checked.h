// The section of a page about what was checked: counts, errata and every finding.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "audit/seal.h"
#include "game/game.h"
#include "page/facts.h"
#include "page/html.h"
#include "text/tree.h"

namespace boardwright::page {

/// Maps the id of a claim to the first section of the page that prints it.
using SectionsByClaim = std::map<std::string, std::string, std::less<>>;

/// The link to the place on the page where a claim is stated: "#fig-b1-1" for the diagram that it
/// names, "#b1.0" for the section that it names or that prints it, or for the section of its piece;
/// otherwise the link of a neighbouring claim in the file. Empty if there is no link.
std::string place_of(const game::Claim& claim, const game::Game& game, const game::Article& article,
                     const std::vector<Section>& sections, const SectionsByClaim& printed_in);

/// Writes the section "What was checked" of an article.
void write_checked(Html& html, const game::Game& game, const game::Article& article,
                   const std::vector<Section>& sections, const std::vector<game::Finding>& findings,
                   const audit::Seal& seal, const SectionsByClaim& printed_in = {},
                   const std::vector<CitationFact>& citations = {});

/// Writes a table of citations: the words, with links that begin with `folder`, and their places.
/// Requires: no other table of the page has this caption.
void write_citations(Html& html, std::string_view caption,
                     const std::vector<CitationFact>& citations, const std::string& folder = {});

}  // namespace boardwright::page
