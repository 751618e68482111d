// Claims that differ, listed for a terminal.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "command/console.h"
#include "game/game.h"

namespace boardwright::command {

/// A value as JSON: a number, a string, a list of cell names or a boolean.
nlohmann::ordered_json value_json(const Value& value);

/// Which differences to show.
enum class Show { all, unexplained };

/// Lists the claims of a game that differ, with the printed and the computed value. Claims without
/// an erratum come last, with a hint.
std::string differences_of(const std::vector<Finding>& findings, Show show, const Console& console);

}  // namespace boardwright::command
