// Finds ids that would stand on a page twice.
#pragma once
#include "base/report.h"
#include "document/prove.h"
#include "game/game.h"

namespace boardwright::document {

/// Reports sections, figures, errata and notes whose id is one of the page's own, or that of
/// another thing on the page: each with its place.
void check_ids(const Game& game, const Proof& proof, Report& report);

}  // namespace boardwright::document
