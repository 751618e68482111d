// The part of a page that tells what was checked: counts, errata and every finding.
#pragma once
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/html.h"
#include "document/seal.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// By the ids of claims, the section of the page that prints each first.
using SectionsByClaim = std::map<std::string, std::string, std::less<>>;

/// Where on the page a reader finds what a claim states: "#fig-b1-1" of the diagram that its place
/// names, "#b1.0" of the section that its place names or that prints it, or of its piece; or empty.
std::string place_of(const Claim& claim, const Game& game, const Article& article,
                     const std::vector<Section>& sections, const SectionsByClaim& told_in);

/// Writes the section "What was checked" of an article.
void write_checked(Html& html, const Game& game, const Article& article,
                   const std::vector<Section>& sections, const std::vector<Finding>& findings,
                   const Seal& seal, const SectionsByClaim& told_in = {});

}  // namespace boardwright::document
