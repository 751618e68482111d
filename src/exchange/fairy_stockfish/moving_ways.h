// Rules for which the engine has one key while the pieces of a game can differ.
#pragma once
#include <optional>
#include <string>

#include "fairy_stockfish/variant.h"
#include "game/game.h"
#include "play/play_tables.h"

namespace boardwright::fairy_stockfish {

/// "a Pawn of White may come to a8": a piece that can be moved or dropped where it can never move,
/// which the engine's `immobilityIllegal` forbids for all pieces. Nothing if no piece can.
std::optional<std::string> find_stuck_move(const game::Game& game, const play::PlayTables& tables);

/// A sentence about a piece of an imported game whose moves reset the count of quiet moves there
/// and not here, or the reverse. Nothing if there is none.
std::optional<std::string> find_reset_difference(const Variant& variant, const game::Game& game,
                                                 const play::PlayTables& tables);

/// Whether a piece with a promoted form can capture en passant into its promotion zone: the engine
/// does not promote it then.
bool promotes_en_passant(const Variant& variant);

}  // namespace boardwright::fairy_stockfish
