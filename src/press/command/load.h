// Finds and reads what the command line names, with suggestions for what it misnames.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"
#include "command/context.h"
#include "command/installed.h"
#include "command/shelf.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "ink/ink.h"

namespace boardwright::command {

/// Lays an author's folders over what is shipped: those of $BOARDWRIGHT_PATH, with colons between,
/// and over them those that the command line names. The first of each lies highest. Throws
/// UsageError if one is no folder.
void lay_over(SearchPath& shelves, const std::vector<std::filesystem::path>& folders);

/// The id of a game that is named by it, or by the path of its folder or of its game.toml; then the
/// shelves get it. A folder of the working directory needs no path if no game of the shelves has
/// its name. Throws UsageError if there is none.
std::string find_game(SearchPath& shelves, const std::string& word);

/// Reads a game, as find_game() finds it, and shows what it warns of. Throws UsageError if there is
/// none, InputError if it has problems.
std::unique_ptr<Game> load_game(const Context& context, const std::string& word, Extent extent);

/// The ids of the games asked for, as find_game() finds them. If none is, an author's own games, or
/// all if there are none. Throws UsageError for an unknown one.
std::vector<std::string> wanted_games(SearchPath& shelves, const std::vector<std::string>& words);

/// Reads a style, and shows what it warns of.
Style open_style(const Context& context, const SearchPath& shelves, const std::string& name);

/// The same for a game. Throws InputError if the pieces of one of its seats have no look in it.
Style open_style(const Context& context, const SearchPath& shelves, const std::string& name,
                 const Game& game);

/// The drawings of pieces that a game finds, to be shown in a style, or in the game's own. Throws
/// UsageError if the style has no rules for drawn pieces, InputError if a piece of the game names a
/// drawing that is not there.
PieceSet drawings_for(const Context& context, const Game& game, const Style& style,
                      const std::string& name);
PieceSet drawings_for(const Context& context, const Game& game);

const PieceType& find_piece_type(const Game& game, std::string_view id);
const Figure& find_figure(const Game& game, std::string_view id);
const Board& find_board(Game& game, std::string_view id);  ///< empty: the game's own
CellId find_cell(const Board& board, std::string_view name);
SeatId find_seat(const Board& board, int number);  ///< by the number that people call it, from 1

/// A position of the game by its name, one in a file, a line of FEN, for "-" what comes by standard
/// input, or for an empty name the one in which the game begins.
Position find_position(const Game& game, const std::string& name);

/// A text that an author has in a file, or for "-" what comes by standard input, whatever ends its
/// lines: a carriage return alone becomes a line feed. The report keeps
/// it under the name that `name_of_text` gives it.
std::optional<std::string> text_from(const std::string& file, Report& report);
/// Hands over the lines of such a file of any length, each with its end, one that is too long in
/// pieces, until `take` returns false. A byte order mark is left out. Throws as text_from() does.
void lines_of_text(const std::string& file, const std::function<bool(std::string_view)>& take);

std::string name_of_text(const std::string& file);

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
