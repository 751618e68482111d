// Pieces given in Betza notation on the command line, and boards without a game.
#pragma once
#include <memory>
#include <string>

#include "moves/piece_type.h"
#include "terminal/context.h"

namespace boardwright::commands {

/// A board without a game, from a word such as "8x8" or "hex:6". White plays up the page, Black
/// down. Throws UsageError for a word that names no board.
std::unique_ptr<board::Board> bare_board(const terminal::Context& context, const std::string& word);

/// A piece type named by its Betza text. Throws InputError, which points at the unknown letter.
moves::PieceType betza_piece(const std::string& text, const board::Board& board);

}  // namespace boardwright::commands
