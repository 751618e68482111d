// Reserved game ids: names of folders that a build writes for the site itself.
#pragma once
#include <string>
#include <string_view>

#include "base/report.h"
#include "game/game.h"

namespace boardwright::builder {

/// Whether the site has a folder of that name. Ignores case, as some file systems do.
bool is_reserved(std::string_view id);

/// The hint for such a game: "give its folder another name; those of the site are manual, site, …"
std::string reserved_hint();

/// Reports a game with a reserved id. The manual is exempt.
void check_reserved(const game::Game& game, base::Report& report);

}  // namespace boardwright::builder
