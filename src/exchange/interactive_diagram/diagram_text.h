// The text format of Interactive Diagrams of the Chess Variant Pages.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/imported.h"
#include "game/game.h"

namespace boardwright::interactive_diagram {

using base::Report;

/// Writes a game as such a text: keys, then a line for each piece. Reports rules that the format
/// cannot express.
std::optional<std::string> write_diagram(const game::Game& game, Report& report);

/// Whether a text looks like this format: it has keys and lines of pieces.
bool is_diagram(std::string_view text);

/// Reads the game of such a text. Reports what this program does not support, with line and column.
std::vector<fairy_stockfish::Imported> read_diagram(std::string_view text, const std::string& file,
                                                    std::span<const std::string> names,
                                                    const fairy_stockfish::ImportHost& host,
                                                    Report& report);

}  // namespace boardwright::interactive_diagram
