// Reads what a game says of its boards: tiling, regions, seats and zones.
#pragma once
#include <filesystem>
#include <string>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads the tiling, the seats and the zones of a game, and builds its boards. False if the game is
/// left without one: nothing that speaks of cells can be read then.
bool read_boards(Game& game, const SearchPath& shelves, const Data& data, Report& report);

/// Reports a zone that the game's own board lacks; `place` is where it is named.
void check_zone(const Game& game, const std::string& zone, const Place& place, Report& report);

}  // namespace boardwright::game
