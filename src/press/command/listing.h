// What a build writes of a game for lists of all games, for pages of pieces and for figures that
// live.
#pragma once
#include <string>

#include "command/outputs.h"
#include "command/work.h"
#include "scene/piece_set.h"

namespace boardwright::command {

/// The file that keeps what pages of the whole site say of a game.
std::string facts_file(const std::string& game);

/// The cover laid out, with its pieces drawn if all of them can be. Requires: there is one.
Scene cover_scene(const Work& work, const PieceSet& piece_types);

/// Adds those that have to be made: its facts, its cover, the figures of its pieces with all pieces
/// drawn if all can be, what brings figures to life, the files from which its pages are made, and
/// pictures to which these lead.
void list_game(const Work& work, const PieceSet& piece_types, Outputs& outputs);

}  // namespace boardwright::command
