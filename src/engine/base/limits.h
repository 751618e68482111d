// Every limit on the size of things, so that no input can exhaust the machine.
#pragma once
#include <cstddef>
#include <cstdint>

#include "base/rooms.h"
#include "base/units.h"

namespace boardwright::base::limits {

/// The longest data file (game, tiling, style, piece drawing), in bytes.
inline constexpr std::size_t data_file_bytes = std::size_t{1} << 20;

/// The longest article, and all articles of a game together, in bytes.
inline constexpr std::size_t article_bytes = std::size_t{1} << 20;

/// The most parts of all articles of a game: blocks, cells of tables, links and emphasis, and the
/// runs of words between them.
inline constexpr std::size_t article_parts = 100'000;

/// The longest line of a data file, in bytes.
inline constexpr std::size_t line_bytes = std::size_t{64} << 10;

/// The most parts of a dotted key or of a table header: `a.b.c` has three.
/// The TOML parser goes one call deeper for each.
inline constexpr int key_segments = 16;

/// The most problems of a file that are shown; the rest are counted.
inline constexpr std::size_t problems_shown = 50;

/// The longest message, and the longest hint behind one, in characters: they may quote texts that
/// have no end. Of longer ones the middle is left out.
inline constexpr std::size_t message_letters = 500;
inline constexpr std::size_t hint_letters = 2000;

/// The deepest nesting of lists and inline tables in a data file.
inline constexpr int nesting = 32;

/// The most steps of reading a file, with what is said of its problems: about one for each byte
/// that is looked at, each time.
inline constexpr std::int64_t reading_steps = 400'000'000;

/// The most drawings of a text, the most rows and columns of one, and the longest text below one
/// that is looked at, in bytes.
inline constexpr std::size_t drawings = 1000;
inline constexpr std::size_t drawing_side = 1000;
inline constexpr std::size_t caption_bytes = std::size_t{16} << 10;

/// The most tags and moves of a game of PGN. The longest game that chess can have has 11,796 moves.
inline constexpr std::size_t game_tags = 256;
inline constexpr std::size_t game_moves = 12'000;

/// The most games of one file of another program, and the most of them that stand on one another.
inline constexpr std::size_t file_games = 1000;
inline constexpr std::size_t standing_games = 64;

/// The most cells of one board.
inline constexpr int board_cells = 2048;

/// The most boards of a game.
inline constexpr int boards = 64;

/// The most articles of a game.
inline constexpr int articles = 64;

/// The most sections of all articles of a game.
inline constexpr int sections = 2000;

/// The most figures of an article; as many remarks of each kind.
inline constexpr int figures = 1000;

/// The most zones of a game; as many borders, and as many colours.
inline constexpr int zones = 256;

/// The most axes of a tiling; as many paths, and as many circles.
inline constexpr int axes = 64;

/// The largest number of a point, a place or a colour of a tiling, so that no place on a board is
/// too far for exact numbers.
inline constexpr int tiling_number = 1000;

/// The most seats of a game.
inline constexpr int seats = 8;

/// The most pieces of a game.
inline constexpr int piece_types = 512;

/// The most moves of a piece, those of the pieces it includes among them.
inline constexpr int piece_moves = 512;

/// The most that a piece is worth, so that the points of all pieces of a board can be added up.
inline constexpr int piece_value = 1'000'000;

/// The most pieces who may stand together on a cell.
inline constexpr int together = 9;

/// The largest length of a piece's moves, in cells: no line of a board is longer.
inline constexpr int length = board_cells;

/// The largest number in a move: `up to 99`, `leap 99:99`.
inline constexpr int move_number = 99;

/// The most pieces whom one move takes: on its way and where it ends.
inline constexpr int captures = 3;

/// The most stretches of a move behind its first: `then step orthogonal ahead`.
inline constexpr int stretches = 8;

/// The longest sequences of moves that are counted, in moves.
inline constexpr int perft_depth = 20;

/// The most steps of the proofs of a game: about one for each cell that is looked at.
inline constexpr std::int64_t proof_steps = 250'000'000;

/// The most steps of the figures of a game: about one for each cell that is looked at, and many for
/// each that is drawn.
inline constexpr std::int64_t figure_steps = 500'000'000;

/// The most things in one figure: cells, their names, signs, letters of labels, parts of lines.
inline constexpr std::int64_t figure_parts = 50'000;

/// The most cells that the moves of all pieces lead over, from every cell of the board, for each
/// seat that has moves of its own.
inline constexpr std::int64_t traced_cells = 70'000'000;

/// Of those, how many are kept beyond the question that they were worked out for, and how many the
/// lists of ways to take on each cell may have.
inline constexpr std::int64_t kept_cells = 4'000'000;

/// The longest label on a cell, a piece or the rim of a board, in bytes.
inline constexpr std::size_t label_bytes = 256;

/// The longest name of a game, article, figure or claim, in bytes: file names are made of it.
inline constexpr std::size_t name_bytes = 64;

/// The most outlines' pieces of all drawings of the piece set, those of their parts among them.
inline constexpr std::size_t drawing_strokes = 100'000;

/// The longest text laid out in one piece, in bytes: the text engine takes
/// time that grows with the square of the length.
inline constexpr std::size_t layout_bytes = std::size_t{16} << 10;

/// The widest table, in letters: those of the longest word of each column, and so many for the gap
/// behind it. A page of A5 has room for fewer.
inline constexpr std::size_t table_letters = 100;
inline constexpr std::size_t table_gap = 2;

/// The longest side of a PNG, in pixels. The drawing library draws no larger.
inline constexpr int png_side = 32'767;

/// The most pixels of a PNG.
inline constexpr long long png_pixels = 100'000'000;

/// The longest side of a PDF page: a limit of the format.
inline constexpr Points pdf_side{14'400};

/// The most sheets of paper for one board, or for the pieces of a game.
inline constexpr int sheets = 200;

/// The most pieces printed at once.
inline constexpr int counters = 5000;

}  // namespace boardwright::base::limits
