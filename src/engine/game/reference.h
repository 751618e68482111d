// Makes the article of a reference game, a game without articles: its figures and claims come from
// game.toml alone.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [[count]]: published perft counts. A position given as FEN, or by the number of an array,
/// is added to the game's positions under that name.
void read_counts(Game& game, const Data& data, Report& report);

/// The article of a game that has none of its own. It has no files: its text is generated from the
/// game's data. Its figures are the array, each piece with moves, in its reference_section(), the
/// parts of the board, the other positions of counts, and moves of a sample game. Each published
/// count is a claim, "count-1".
Article reference_article(const Game& game, Extent extent);

/// Whether the source of a count is the project's second program.
bool is_own_count(const Claim& claim);

/// Whether the generated article is the game's only one.
bool is_reference(const Game& game);

/// The positions of published counts, except the start; the id of the figure of one, counted
/// from 1.
std::vector<std::string> counted_positions(const Game& game);
std::string counted_figure(std::size_t number);

/// The id of a piece's section in the generated article.
std::string reference_section(const PieceType& piece_type);

/// By cell, the sum of the distances to all other cells, in steps over sides and corners. It is
/// least in the middle of the board.
std::vector<int> distance_sums(const Board& board);

/// The cell from which a piece of the first seat reaches most cells; the middle if its moves are
/// too many to trace. The cell nearer to the middle wins a tie; `distances` are those of
/// distance_sums().
CellId showcase_cell(const Board& board, const PieceType& piece_type,
                     const std::vector<int>& distances);

}  // namespace boardwright::game
