// Claims that differ, listed for a terminal.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "game/game.h"
#include "terminal/console.h"

namespace boardwright::terminal {

/// A value as JSON: a number, a string, a list of cell names or a boolean.
nlohmann::ordered_json value_json(const game::Value& value);

/// Which differences to show.
enum class Show { all, unexplained };

/// Lists the claims of a game that differ, with the printed and the computed value. Claims without
/// an erratum come last, with a hint.
std::string differences_of(const std::vector<game::Finding>& findings, Show show,
                           const Console& console);

}  // namespace boardwright::terminal
