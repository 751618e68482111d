// The data that brings the figures of a game to life on a page.
#pragma once
#include <span>
#include <string>

#include "diagram/diagram.h"
#include "game/game.h"
#include "scene/piece_set.h"

namespace boardwright::page {

/// The game as JSON: packed for the engine; for each board the position of each cell and the size
/// of pieces on it, in figure units; a drawing of each piece type for each seat; for each figure
/// its pieces, or the position that it shows. `start` is the diagram of draw_start(), or null.
///
///     {"game":"chess","packed":"…","kit":{…},"boards":{…},"figures":{…}}
std::string live_data(const game::Game& game, std::span<const diagram::Diagram> diagrams,
                      const diagram::Diagram* start, const scene::PieceSet& set);

/// Encodes bytes as base64 (RFC 4648).
std::string base64(std::string_view bytes);

}  // namespace boardwright::page
