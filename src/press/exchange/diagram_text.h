// The text of an Interactive Diagram of the Chess Variant Pages, in and out.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/imports.h"
#include "game/game.h"

namespace boardwright::exchange {

/// The game as such a text: keys, then a line for each piece. Reports what it cannot say.
std::optional<std::string> write_diagram(const Game& game, Report& report);

/// Whether a text has keys and lines of pieces.
bool is_diagram(std::string_view text);

/// The game of such a text. Reports what this program does not have, with line and column.
std::vector<Imported> read_diagram(std::string_view text, const std::string& file,
                                   std::span<const std::string> names, const ImportHost& host,
                                   Report& report);

}  // namespace boardwright::exchange
