// The commands of the program: each from its options to an exit code.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "command/console.h"

namespace boardwright::command {

/// Where the data lives, and where words go.
struct Context {
  std::filesystem::path templates, fonts;
  Console console;
};

struct BuildOptions {
  std::vector<std::string> games;  ///< empty: all
  std::filesystem::path out = "output";
  int jobs = 0;      ///< threads; 0: as many as the machine has cores
  bool why = false;  ///< tell why each file was made anew
};

struct DrawOptions {
  std::string game, figure;
  std::string format;  ///< empty: as the file's ending says, or svg
  std::string men = "letters";
  std::filesystem::path out;  ///< empty: standard output
};

/// Lengths as typed, with their units; of the four sizes at most one is given.
struct BoardOptions {
  std::string game, board;
  std::string side, width, piece_base;
  std::string set;    ///< a size that the game's file names
  std::string paper;  ///< empty: a4 for a PDF, one page for all else
  std::string margin = "8mm", overlap = "10mm", bleed = "3mm";
  std::string style;  ///< empty: the game's own
  std::string names = "rim";
  int seat = 1;               ///< who sits at the lower edge
  std::filesystem::path out;  ///< empty: only the answer
};

struct BookOptions {
  std::string game;
  std::string paper = "a5", board = "tiled", men = "letters";
  bool booklet = false;
  std::filesystem::path out;  ///< empty: standard output
};

/// Lengths as typed, with their units.
struct PiecesOptions {
  std::string game;
  std::string base = "25mm", margin = "8mm";
  std::string shape = "disc", men = "drawn";
  std::string count;  ///< empty: the men of the position in which the game begins
  std::string position;
  std::string paper = "a4";
  std::string duplex;  ///< empty: over the long edge, and none of standees
  std::string style;   ///< empty: the game's own
  bool standees = false, spares = false;
  std::filesystem::path out;  ///< empty: only the answer
};

struct ReachOptions {
  std::string game, piece, cell, board;
  std::optional<std::string> betza;  ///< in place of the piece; then the game may be empty
  int seat = 1;
  bool seat_told = false;         ///< or 1 because nobody said
  std::string own, enemy, state;  ///< lists with commas
  std::string position;           ///< a name or a file; empty: only own and enemy
  bool json = false, batch = false;
};

struct CellsOptions {
  std::string game, board;
  bool json = false;
};

struct MovesOptions {
  std::string game;
  std::string position;  ///< a name or a file; empty: the one in which the game begins
  std::string plays;     ///< moves made first, with semicolons between
  int seat = 0;          ///< 0: whose turn it is
  bool json = false;
};

struct PerftOptions {
  std::string game, position;
  int depth = 1;
  bool json = false, divide = false;
};

struct VerifyOptions {
  std::vector<std::string> games;  ///< empty: all
  bool json = false;
};

struct SpecimenOptions {
  bool seat_colours = false;  ///< in the colours of the seats of a game for many
  std::filesystem::path out;  ///< empty: SVG to standard output
};

/// Writes pages, figures and prints of games, only those that changed.
ExitCode build(const BuildOptions& options, Context& context);

/// Draws one figure.
ExitCode draw_figure(const DrawOptions& options, Context& context);

/// Draws a board true to size, and tells its size, its sheets and what fits on its cells.
ExitCode print_board(const BoardOptions& options, Context& context);

/// Sets a game's articles as a book.
ExitCode print_book(const BookOptions& options, Context& context);

/// Lays the men of a game on sheets to be cut out, and tells how many there are.
ExitCode print_pieces(const PiecesOptions& options, Context& context);

/// Says where a piece can go; with `batch`, for each line of standard input.
ExitCode reach_from(const ReachOptions& options, Context& context);

/// Lists the legal moves of a position.
ExitCode list_moves(const MovesOptions& options, Context& context);

/// Counts the sequences of legal moves from a position.
ExitCode count_moves(const PerftOptions& options, Context& context);

/// Lists the cells of a board with their coordinates and neighbours.
ExitCode list_cells(const CellsOptions& options, Context& context);

/// Checks the claims of games.
ExitCode verify_games(const VerifyOptions& options, Context& context);

/// Draws all men of the piece set on one sheet.
ExitCode show_specimen(const SpecimenOptions& options, Context& context);

/// Lists games, boards, pieces, figures, tilings, styles, drawings and formats.
ExitCode list_all(bool json, Context& context);

}  // namespace boardwright::command
