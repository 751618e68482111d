// Claims that differ, told on a terminal.
#pragma once
#include <string>
#include <vector>

#include "command/console.h"
#include "game/game.h"

namespace boardwright::command {

/// Which differences to show.
enum class Show { all, unexplained };

/// The claims of a game that differ, with what was printed and what was found, for people; those
/// without an erratum last, with what may be done.
std::string differences_of(const Game& game, const std::vector<Finding>& findings, Show show,
                           const Console& console);

}  // namespace boardwright::command
