// Reads the boards of a game: tiling, regions, seats and zones.
#pragma once
#include <filesystem>
#include <string>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads the tiling, the seats and the zones of a game and builds its boards. Returns false if the
/// game has no board afterwards: nothing that names cells can be read then.
bool read_boards(Game& game, const SearchPath& search_path, const Data& data, Report& report);

/// Reports a zone that the game's own board does not have. `place` is where the zone is named.
void check_zone(const Game& game, const std::string& zone, const Place& place, Report& report);

}  // namespace boardwright::game
