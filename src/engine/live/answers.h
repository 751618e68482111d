// The answers to a page's questions, one function each.
#pragma once
#include "base/refusal.h"
#include "game/game.h"
#include "live/json.h"
#include "live/request.h"

namespace boardwright::live {

// Each writes the members of the answer's object, or refuses to answer.
Refusal tell_game(Game& game, const Request& request, Json& json);
Refusal tell_reach(Game& game, const Request& request, Json& json);
Refusal tell_attackers(Game& game, const Request& request, Json& json);
Refusal tell_play(Game& game, const Request& request, Json& json);
Refusal tell_thought(Game& game, const Request& request, Json& json);
Refusal tell_count(Game& game, const Request& request, Json& json);

}  // namespace boardwright::live
