// The ending of a game and its points in the output of commands.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"
#include "play/ends.h"

namespace boardwright::commands {

/// "White has won: Black is mated."
std::string ending_text(const game::Game& game, const play::Ending& ending);

/// An object with `by`, `winner` (the number of a seat, or null), `loser` and `three-quarters` if
/// there are such seats, and `text`, the result of ending_text().
nlohmann::ordered_json ending_json(const game::Game& game, const play::Ending& ending);

/// The name and points of each seat that takes part; empty if all have 0 points.
std::vector<std::pair<std::string, int>> scores(const game::Game& game,
                                                const play::Position& position);

/// The same as lines: "White: 12 points".
std::string scores_text(const game::Game& game, const play::Position& position);

}  // namespace boardwright::commands
