// Makes the article of a reference game, a game without articles: its figures and claims come from
// game.toml alone.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [[count]]: published perft counts. A position given as FEN is added to the game's
/// positions, with the FEN as its name.
void read_counts(Game& game, const Data& data, Report& report);

/// The article of a game that has none of its own. It has no files: its text is generated from the
/// game's data. The first figure is the array, if the game has one, and then comes one figure for
/// each piece, in the section with the piece's id. Each published count is a claim, "count-1".
Article reference_article(const Game& game, Extent extent);

/// Whether a count is that of a second program of ours, which its source names.
bool is_own_count(const Claim& claim);

/// Whether the generated article is the game's only one.
bool is_reference(const Game& game);

/// The id of a piece's section in the generated article.
std::string reference_section(const PieceType& piece_type);

/// By cell, the sum of the distances to all other cells, in steps over sides and corners. It is
/// least in the middle of the board.
std::vector<int> distance_sums(const Board& board);

/// The cell from which a piece of the first seat reaches most cells. The cell nearer to the middle
/// wins a tie; `distances` are those of distance_sums().
CellId showcase_cell(const Board& board, const PieceType& piece_type,
                     const std::vector<int>& distances);

}  // namespace boardwright::game
