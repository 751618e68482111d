// Rewrites a game.toml so that it has no former keys.
#pragma once
#include <optional>
#include <string>

#include "base/report.h"

namespace boardwright::game {

/// The text of a game.toml, with the former keys of [play] replaced by lines in `rules`. Everything
/// else is kept, including comments; a comment after a removed key gets a line of its own. Law:
/// both texts give the same rules. Reports and returns nothing if the text is not valid TOML, or if
/// a key cannot be removed.
std::optional<std::string> migrated(const std::string& text, const std::string& file,
                                    base::Report& report);

}  // namespace boardwright::game
