// Whether the words of a game say each of its rules.
#pragma once
#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::test {

/// The number of small changes to moves and rules that leave the words of a leaflet as they are.
/// Prints each. A change that makes no difference is not counted.
int changes_not_said(Game& game);

}  // namespace boardwright::test
