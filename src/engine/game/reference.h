// Makes the article of a reference game, which is told by game.toml alone: its figures and claims.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [[count]]: how many sequences of so many legal moves others have counted. Positions that
/// are given as FEN become positions of the game, under that name.
void read_counts(Game& game, const Data& data, Report& report);

/// The article of a game that has none. It has no files: what is said in it is written from the
/// game's data. Its first figure is the array, if the game has one; then comes one for each piece,
/// in the section with the piece's id. Each published count is a claim, "count-1".
Article reference_article(const Game& game, Extent extent);

/// Whether a game has no article but that one.
bool is_reference(const Game& game);

/// Where the section of a piece is found in it.
std::string reference_section(const PieceType& piece_type);

/// By cell, how many steps over sides and corners lead from it to all others together: least in the
/// middle.
std::vector<int> farness(const Board& board);

/// The cell from which a piece of the first seat can reach most; of several, one near to the
/// middle.
CellId showing_cell(const Board& board, const PieceType& piece_type, const std::vector<int>& far);

}  // namespace boardwright::game
