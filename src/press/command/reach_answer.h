// What `boardwright reach` tells of where a piece can go.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "command/console.h"
#include "command/question.h"

namespace boardwright::command {

/// `game` may be null: a piece of no game.
nlohmann::ordered_json reach_json(const Game* game, const Question& question, const Reach& found);

/// For people, with the cells that are blocked.
std::string reach_text(const Game* game, const Question& question, const Reach& found,
                       const Console& console);

}  // namespace boardwright::command
