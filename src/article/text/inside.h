// Extracts figures, claims and remarks that authors write in the text of articles.
#pragma once
#include <cstdint>
#include <string>

#include "base/report.h"
#include "game/game.h"

namespace boardwright::text {

/// Adds to each article of a game the figures, claims and remarks in its text. Reports problems
/// with these, but not other problems of the texts, which prove() reports.
void read_inside(game::Game& game, game::Extent extent, base::Report& report);

/// A hash of the figures, claims and remarks in a text; 0 if it has none.
std::uint64_t hash_of_inside(const std::string& text);

}  // namespace boardwright::text
