// What `boardwright reach` prints: where a piece can go.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "commands/question.h"
#include "terminal/console.h"

namespace boardwright::commands {

/// The answer as JSON. `game` is null for a piece without a game.
nlohmann::ordered_json reach_json(const game::Game* game, const Question& question,
                                  const Reach& found);

/// The answer as text, with the blocked cells.
std::string reach_text(const game::Game* game, const Question& question, const Reach& found,
                       const terminal::Console& console);

}  // namespace boardwright::commands
