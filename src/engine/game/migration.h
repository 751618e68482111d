// Rewrites a game.toml so that it has no former keys.
#pragma once
#include <optional>
#include <string>

#include "base/report.h"

namespace boardwright::game {

/// The text of a game.toml with lines in `rules` in place of the former keys of [play]. All else,
/// comments too, stays as it is; a comment behind a key stays on a line of its own. Law: the rules
/// read from both texts are the same. Reports and returns nothing if the text is
/// not valid TOML, or lays the keys out so that they cannot be taken out.
std::optional<std::string> migrated(const std::string& text, const std::string& file,
                                    base::Report& report);

}  // namespace boardwright::game
