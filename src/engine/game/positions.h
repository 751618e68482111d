// Reads the positions of a game: those beside its file, and those told in it as FEN.
#pragma once
#include <optional>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads positions/NAME.txt and positions/NAME.fen beside the game's file, and the one in which the
/// game begins, if `start`, what [play] says of it, is a line of FEN.
void read_positions(Game& game, const Data& start, Report& report);

/// Reads a text of a data file as FEN. Reports what is wrong where it stands in that file.
std::optional<Position> read_fen(const Game& game, const Data& text, Report& report);

/// Adds a line of FEN to the positions of a game, under itself as its name, so that figures and
/// claims can name it; other texts are left. Reports what is wrong where it stands.
void add_position(Game& game, std::string_view text, const Place& place, Report& report);

}  // namespace boardwright::game
