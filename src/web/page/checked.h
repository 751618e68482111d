// What was checked in an article: counts, errata and every finding.
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

/// Whether the statements of an article are so many that readers need not load them with it. The
/// text of a reference game refers to those on its own page.
bool has_many_statements(const game::Article& article, const std::vector<game::Finding>& findings);

/// What the section "What was checked" of an article, and the page beside it, are written from.
struct Checked {
  const game::Game& game;
  const game::Article& article;
  const std::vector<Section>& sections;
  const std::vector<game::Finding>& findings;  ///< of all articles
  const audit::Seal& seal;
  const SectionsByClaim& printed_in;
  const std::vector<CitationFact>& citations;
};

/// Writes the section: the counts, what differs, and either all statements or a link to `apart`,
/// the page that has them.
void write_checked(Html& html, const Checked& checked, const std::string& apart = {});

/// Writes the tables of all statements as sections of a page beside that of the article.
void write_statements(Html& html, const Checked& checked);

/// Writes a table of citations: the words, with links that begin with `folder`, and their places.
/// Requires: no other table of the page has this caption.
void write_citations(Html& html, std::string_view caption,
                     const std::vector<CitationFact>& citations, const std::string& folder = {});

}  // namespace boardwright::page
