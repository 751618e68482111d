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

/// Where on the page a reader finds what a claim states: "#fig-b1-1" of the diagram that it names,
/// "#b1.0" of the section that it names or that prints it, or of its piece; otherwise where the
/// claim beside it in the file leads. Empty if none of them leads anywhere.
std::string place_of(const Claim& claim, const Game& game, const Article& article,
                     const std::vector<Section>& sections, const SectionsByClaim& told_in);

/// Writes the section "What was checked" of an article.
void write_checked(Html& html, const Game& game, const Article& article,
                   const std::vector<Section>& sections, const std::vector<Finding>& findings,
                   const Seal& seal, const SectionsByClaim& told_in = {});

}  // namespace boardwright::document
