// What `boardwright reach` prints: where a piece can go.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "command/console.h"
#include "command/question.h"

namespace boardwright::command {

/// The answer as JSON. `game` is null for a piece without a game.
nlohmann::ordered_json reach_json(const Game* game, const Question& question, const Reach& found);

/// The answer as text, with the blocked cells.
std::string reach_text(const Game* game, const Question& question, const Reach& found,
                       const Console& console);

}  // namespace boardwright::command
