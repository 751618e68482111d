// Names that no game can have, because a build writes something else under them.
#pragma once
#include <string>
#include <string_view>

#include "base/report.h"
#include "game/game.h"

namespace boardwright::command {

/// Whether a folder of that name is the site's own, however its letters are written: disks of some
/// systems take capitals and small letters for the same.
bool is_reserved(std::string_view id);

/// What to do about it: "give its folder another name; those of the site are manual, site, …"
std::string reserved_hint();

/// Reports a game with such a name, but for the manual itself.
void check_reserved(const Game& game, Report& report);

}  // namespace boardwright::command
