// What a page needs besides itself to bring the figures of a game to life.
#pragma once
#include <span>
#include <string>

#include "diagram/diagram.h"
#include "game/game.h"
#include "scene/piece_set.h"

namespace boardwright::document {

/// A script that hands the game over: packed for the engine; for each board where its cells lie and
/// how large pieces are on them, in the units of figures; one piece of each kind and seat, drawn;
/// for each figure who stands where, or which position it shows.
///
///     boardwright.game({"game":"chess","packed":"…","kit":{…},"boards":{…},"figures":{…}});
std::string live_script(const Game& game, std::span<const Diagram> diagrams, const PieceSet& set);

/// Bytes as base64, as in RFC 4648.
std::string base64(std::string_view bytes);

}  // namespace boardwright::document
