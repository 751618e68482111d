// Claims that differ, told on a terminal.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "command/console.h"
#include "game/game.h"

namespace boardwright::command {

/// A number, a text, a list of cells or a truth.
nlohmann::ordered_json value_json(const Value& value);

/// Which differences to show.
enum class Show { all, unexplained };

/// The claims of a game that differ, with what was printed and what was found, for people; those
/// without an erratum last, with what may be done.
std::string differences_of(const std::vector<Finding>& findings, Show show, const Console& console);

}  // namespace boardwright::command
