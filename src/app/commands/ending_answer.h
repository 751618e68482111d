// The ending of a game in the output of commands.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "game/game.h"
#include "play/ends.h"

namespace boardwright::commands {

/// "White has won: Black is mated."
std::string ending_text(const game::Game& game, const play::Ending& ending);

/// An object with `by`, `winner` (the number of a seat, or null), `loser` if there is one, and
/// `text`, the result of ending_text().
nlohmann::ordered_json ending_json(const game::Game& game, const play::Ending& ending);

}  // namespace boardwright::commands
