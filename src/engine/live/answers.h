// The functions that answer a page's requests.
#pragma once
#include "base/refusal.h"
#include "game/game.h"
#include "live/json.h"
#include "live/request.h"

namespace boardwright::live {

using base::Refusal;
using board::Board, board::SeatId;
using game::Game;
using geometry::CellId, geometry::no_cell;

// Each writes the members of the answer's object, or refuses to answer.
Refusal emit_game(Game& game, const Request& request, Json& json);
Refusal emit_reach(Game& game, const Request& request, Json& json);
Refusal emit_attackers(Game& game, const Request& request, Json& json);
Refusal emit_play(Game& game, const Request& request, Json& json);
Refusal emit_thought(Game& game, const Request& request, Json& json);
Refusal emit_count(Game& game, const Request& request, Json& json);

}  // namespace boardwright::live
