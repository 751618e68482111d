// Finds and reads what the command line names, with suggestions for what it misnames.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"
#include "command/context.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "ink/ink.h"
#include "scene/library.h"

namespace boardwright::command {

/// The folder that holds templates/ and fonts/: $BOARDWRIGHT_HOME, or if that is not set
/// ../share/boardwright beside the program or the source tree. Throws std::runtime_error if there
/// is none.
std::filesystem::path find_home();

/// Reads a game, and shows what it warns of. Throws UsageError if there is none of this name,
/// InputError if it has problems.
std::unique_ptr<Game> load_game(const Context& context, std::string_view id, Extent extent);

/// The ids asked for, or all. Throws UsageError for an unknown one.
std::vector<std::string> wanted_games(const Context& context, const std::vector<std::string>& ids);

const Piece& find_piece(const Game& game, std::string_view id);
const Figure& find_figure(const Game& game, std::string_view id);
const Board& find_board(Game& game, std::string_view id);  ///< empty: the game's own
CellId find_cell(const Board& board, std::string_view name);
SeatId find_seat(const Board& board, int number);  ///< by the number that people call it, from 1

/// A position of the game by its name, one in a file, or for an empty name the one in which the
/// game begins.
Position find_position(const Game& game, const std::string& name);

/// Writes the warnings of a report without errors to standard error.
void show_warnings(const Report& report, const Console& console);

/// Draws a figure; a text that cannot be drawn becomes a problem of the figure's data.
template <class Draw>
std::string with_place(const Content& content, Draw draw) {
  try {
    return draw();
  } catch (const BadText& bad) {
    Report report;
    report.error(content.figure->place, "figure " + content.figure->id + ": " + bad.what());
    throw InputError(std::move(report));
  }
}

}  // namespace boardwright::command
