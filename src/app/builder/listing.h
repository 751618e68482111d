// What a build writes about a game for the index of games, for pages of pieces and for interactive
// figures.
#pragma once
#include <string>

#include "builder/outputs.h"
#include "builder/work.h"
#include "scene/piece_set.h"

namespace boardwright::builder {

/// The file with the facts about a game that pages of the whole site show.
std::string facts_file(const std::string& game);

/// The cover laid out, with drawn pieces if all of them have drawings. Requires: there is a cover.
Scene cover_scene(const Work& work, const PieceSet& drawings);

/// Adds the files that have to be made: the facts and the cover of the game, the figures of its
/// pieces and the board of its card (drawn if all have drawings), the data of interactive figures,
/// the source files of its pages, and the pictures and data in its folder.
void list_game(const Work& work, const PieceSet& drawings, Outputs& outputs);

}  // namespace boardwright::builder
