// The part of a page that tells what was checked: counts, errata and every finding.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/html.h"
#include "document/seal.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// Writes the section "What was checked" of an article.
void write_checked(Html& html, const Game& game, const Article& article,
                   const std::vector<Section>& sections, const std::vector<Finding>& findings,
                   const Seal& seal);

}  // namespace boardwright::document
