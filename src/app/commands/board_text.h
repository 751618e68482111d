// A position as lines of text, for a terminal.
#pragma once
#include <string>

#include "game/game.h"

namespace boardwright::commands {

/// The board with its pieces, then what each seat has in hand, and points. On a board of files and
/// ranks the names stand at the rim; on any other each cell bears its name. With two seats the
/// first has capitals, as in FEN; with more, or where letters are not all capitals, the number of
/// the seat stands before the letter. A dot is an empty cell. `flipped`: rotated by half a turn.
std::string board_text(const game::Game& game, const play::Position& position, bool flipped);

}  // namespace boardwright::commands
