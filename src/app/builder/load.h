// Finds and reads what the command line names. Suggests similar names for unknown ones.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"
#include "builder/installed.h"
#include "builder/resources.h"
#include "diagram/diagram.h"
#include "fonts/bad_text.h"
#include "game/game.h"
#include "pdf/ink.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// Adds an author's folders before the shipped ones: those that the command line names, then those
/// of $BOARDWRIGHT_PATH, which are separated by colons. The first of each has precedence. Throws
/// UsageError if one is not a folder.
void add_author_folders(SearchPath& search_path, const std::vector<std::filesystem::path>& folders);

/// The id of the game that a word names: its id, or the path of its folder or of its game.toml. A
/// game named by its path is added to the search path. A folder of the working directory can be
/// named without a path if no other game has its name. Throws UsageError if there is no such game.
std::string find_game(SearchPath& search_path, const std::string& word);

/// Reads the game that find_game() finds, and shows its warnings. Throws UsageError if there is
/// none, InputError if it has problems.
std::unique_ptr<game::Game> load_game(const terminal::Context& context, const std::string& word,
                                      game::Extent extent);

/// The ids of the games that words name, as found by find_game(). Without words: the author's own
/// games, or all if there are none. Throws UsageError for an unknown game.
std::vector<std::string> wanted_games(SearchPath& search_path,
                                      const std::vector<std::string>& words);

/// Reads a style, and shows its warnings.
Style open_style(const terminal::Context& context, const SearchPath& search_path,
                 const std::string& name);

/// Reads a style for a game. Throws InputError if it has no look for the pieces of one of the
/// seats.
Style open_style(const terminal::Context& context, const SearchPath& search_path,
                 const std::string& name, const game::Game& game);

/// The style of --style, or the game's own if that is empty. Throws UsageError for an unknown
/// style.
Style style_of(const terminal::Context& context, const game::Game& game, const std::string& asked);

/// The drawings of a game's pieces for a style; `name` is empty if that is the game's own, which
/// the second function uses. Throws UsageError if the style has no rules for drawn pieces,
/// InputError if a piece of the game names a missing drawing.
scene::PieceSet drawings_for(const terminal::Context& context, const game::Game& game,
                             const Style& style, const std::string& name);
scene::PieceSet drawings_for(const terminal::Context& context, const game::Game& game);

const moves::PieceType& find_piece_type(const game::Game& game, std::string_view id);
const game::Figure& find_figure(const game::Game& game, std::string_view id);
const board::Board& find_board(game::Game& game, std::string_view id);  ///< empty: the game's own
geometry::CellId find_cell(const board::Board& board, std::string_view name);
board::SeatId find_seat(const board::Board& board, int number);  ///< numbers start from 1

/// A position by its name in the game, from a file or a FEN, by the number of a shuffled array, or
/// from standard input for "-". An empty name gives the start position. Throws UsageError if there
/// is none, InputError if it has problems.
play::Position find_position(const game::Game& game, const std::string& name);

/// Reads a text from a file, or from standard input for "-". Accepts all line endings: a carriage
/// return alone becomes a line feed. The report keeps the text under the name of name_of_text().
std::optional<std::string> text_from(const std::string& file, Report& report);
/// Calls `take` with each line of a file, or of standard input for "-", until it returns false. The
/// file can have any length. A line has its line ending; a line that is too long comes in pieces. A
/// byte order mark is skipped. Throws as text_from() does.
void for_each_line(const std::string& file, const std::function<bool(std::string_view)>& take);

std::string name_of_text(const std::string& file);

/// Writes the warnings of a report, and its errors if any, to standard error.
void show_warnings(const Report& report, const terminal::Console& console);

/// Calls `draw` for a figure. Turns BadText, thrown for a text that cannot be drawn, into an
/// InputError at the place of the figure.
template <class Draw>
std::string with_place(const figure::Content& content, Draw draw) {
  try {
    return draw();
  } catch (const fonts::BadText& bad) {
    Report report;
    report.error(content.figure->place, "figure " + content.figure->id + ": " + bad.what());
    throw base::InputError(std::move(report));
  }
}

}  // namespace boardwright::builder
