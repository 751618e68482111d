// Every limit on the size of inputs and outputs, so that no input can exhaust the machine.
#pragma once
#include <cstddef>
#include <cstdint>

#include "base/units.h"

namespace boardwright::base::limits {

/// The maximum length of a data file (game, tiling, style, piece drawing), in bytes.
inline constexpr std::size_t data_file_bytes = std::size_t{1} << 20;

/// The maximum length of an article, and of all articles of a game together, in bytes.
inline constexpr std::size_t article_bytes = std::size_t{1} << 20;

/// The maximum number of parts of all articles of a game: blocks, table cells, links, emphasis, and
/// the runs of text between them.
inline constexpr std::size_t article_parts = 100'000;

/// The maximum length of a line of a data file, in bytes.
inline constexpr std::size_t line_bytes = std::size_t{64} << 10;

/// The maximum number of parts of a dotted key or a table header: `a.b.c` has three. The TOML
/// parser recurses once for each.
inline constexpr int key_segments = 16;

/// The maximum number of problems shown per file; the others are only counted.
inline constexpr std::size_t problems_shown = 50;

/// The maximum length of a message and of a hint, in characters: they can quote texts of any
/// length. The middle of a longer one is left out.
inline constexpr std::size_t message_letters = 500;
inline constexpr std::size_t hint_letters = 2000;

/// The maximum nesting depth of lists and inline tables in a data file.
inline constexpr int nesting = 32;

/// The maximum number of steps for reading files and describing their problems: about one for each
/// examination of a byte.
inline constexpr std::int64_t reading_steps = 400'000'000;

/// Text drawings of boards: the maximum number in a text, the maximum number of rows and of columns
/// of one, and the number of bytes below one that are searched for a caption.
inline constexpr std::size_t drawings = 1000;
inline constexpr std::size_t drawing_side = 1000;
inline constexpr std::size_t caption_bytes = std::size_t{16} << 10;

/// The maximum number of tags and moves of a PGN game. The longest possible chess game has 11,796
/// moves.
inline constexpr std::size_t game_tags = 256;
inline constexpr std::size_t game_moves = 12'000;

/// The maximum number of games in one file of another program, and of ancestors of a variant that
/// is based on others.
inline constexpr std::size_t file_games = 1000;
inline constexpr std::size_t variant_ancestors = 64;

/// The maximum number of cells of a board.
inline constexpr int board_cells = 2048;

/// The maximum number of boards of a game.
inline constexpr int boards = 64;

/// The maximum number of articles of a game.
inline constexpr int articles = 64;

/// The maximum number of sections of all articles of a game.
inline constexpr int sections = 2000;

/// The maximum number of figures of an article, and of remarks of each kind.
inline constexpr int figures = 1000;

/// The maximum number of zones of a game, of borders, and of colours.
inline constexpr int zones = 256;

/// The maximum number of axes of a tiling, of paths, and of circles.
inline constexpr int axes = 64;

/// The largest number in a point, a place or a colour of a tiling, so that exact coordinates cannot
/// overflow.
inline constexpr int tiling_number = 1000;

/// The maximum number of seats of a game.
inline constexpr int seats = 8;

/// The maximum number of piece types of a game.
inline constexpr int piece_types = 512;

/// The maximum number of moves of a piece type, including those of the piece types it includes.
inline constexpr int piece_moves = 512;

/// The maximum value of a piece, so that the values of all pieces on a board can be added up.
inline constexpr int piece_value = 1'000'000;

/// The maximum worth of a piece to the computer.
inline constexpr int piece_worth = 100'000;

/// The maximum number of pieces on one cell.
inline constexpr int pieces_per_cell = 9;

/// The maximum length of a move, in cells: no line of a board is longer.
inline constexpr int length = board_cells;

/// The largest number in the move notation: `up to 99`, `leap 99:99`.
inline constexpr int move_number = 99;

/// The maximum number of pieces captured by one move, on its path and on its last cell.
inline constexpr int captures = 3;

/// The maximum number of stretches (legs) of a move after its first: `then step orthogonal ahead`.
inline constexpr int stretches = 8;

/// The maximum depth of perft, in moves.
inline constexpr int perft_depth = 20;

/// The maximum number of steps for the proofs of a game: about one for each cell examined.
inline constexpr std::int64_t proof_steps = 250'000'000;

/// The maximum number of steps for the figures of a game: about one for each cell examined, and
/// many for each cell drawn.
inline constexpr std::int64_t figure_steps = 500'000'000;

/// The maximum number of elements of one figure: cells, their names, signs, letters of labels,
/// parts of lines.
inline constexpr std::int64_t figure_parts = 50'000;

/// The maximum total length of the precomputed moves of all pieces, in cells: summed over all
/// starting cells and over each seat whose moves differ.
inline constexpr std::int64_t traced_cells = 70'000'000;

/// Precomputed moves with at most this many cells are kept for later queries, and lists of the
/// attacks on each cell are built only for these.
inline constexpr std::int64_t kept_cells = 4'000'000;

/// The maximum length of a label on a cell, a piece or the edge of a board, in bytes.
inline constexpr std::size_t label_bytes = 256;

/// The maximum length of the name of a game, article, figure or claim, in bytes: names become file
/// names.
inline constexpr std::size_t name_bytes = 64;

/// The maximum number of outline segments in all drawings of a piece set, including those of shared
/// parts.
inline constexpr std::size_t drawing_strokes = 100'000;

/// The maximum length of a text laid out in one call, in bytes: the time of the text engine grows
/// with the square of the length.
inline constexpr std::size_t layout_bytes = std::size_t{16} << 10;

/// The maximum width of a table, in letters: the sum over its columns of the longest word and
/// `table_gap` letters for the gap after it. An A5 page has room for fewer.
inline constexpr std::size_t table_letters = 100;
inline constexpr std::size_t table_gap = 2;

/// The maximum side of a PNG, in pixels: a limit of the drawing library.
inline constexpr int png_side = 32'767;

/// The maximum number of pixels of a PNG.
inline constexpr long long png_pixels = 100'000'000;

/// The maximum side of a PDF page: a limit of the format.
inline constexpr Points pdf_side{14'400};

/// The maximum number of sheets of paper for one board, or for the pieces of a game.
inline constexpr int sheets = 200;

/// The maximum number of marks of a game.
inline constexpr int rule_marks = 16;

/// The maximum number of lines in `rules` of a game.
inline constexpr int rule_lines = 64;

/// The maximum number of pieces printed in one run.
inline constexpr int counters = 5000;

}  // namespace boardwright::base::limits
