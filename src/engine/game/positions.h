// Reads the positions of a game: files in its folder, and FEN in its data.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads positions/NAME.txt and positions/NAME.fen in the game's folder. If `start`, the value in
/// [play], is FEN or a position written out line by line, it becomes the position "start".
void read_positions(Game& game, const Data& start, Report& report);

/// The names of a game's positions, for hints and lists; those given as FEN have no other name and
/// are left out.
std::vector<std::string> position_names(const Game& game);

/// Reads a text value of a data file as read_position() does. Problems are reported with their
/// place in that file.
std::optional<Position> read_fen(const Game& game, const Data& text, Report& report);

/// Adds a line of FEN to the positions of a game, with the FEN as its name, so that figures and
/// claims can name it. Ignores any other text. Problems are reported at their place in the line.
void add_position(Game& game, std::string_view text, const Place& place, Report& report);

}  // namespace boardwright::game
