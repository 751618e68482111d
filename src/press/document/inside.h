// Takes figures, claims and remarks out of the texts of articles, where an author may write them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "base/report.h"
#include "game/game.h"

namespace boardwright::document {

/// Adds to each article of a game what its text itself shows and states. Reports what is wrong
/// with it, but nothing else about the texts: prove() does.
void read_inside(Game& game, Extent extent, Report& report);

/// A hash of the figures, claims and remarks that a text holds; 0 if it has none.
std::uint64_t hash_of_inside(const std::string& text);

}  // namespace boardwright::document
