// How a game has ended, as commands tell it.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "game/game.h"
#include "play/ends.h"

namespace boardwright::command {

/// "White has won: Black is mated."
std::string ending_text(const Game& game, const play::Ending& ending);

/// `by`, the number of the seat that has won or null, and the same text.
nlohmann::ordered_json ending_json(const Game& game, const play::Ending& ending);

}  // namespace boardwright::command
