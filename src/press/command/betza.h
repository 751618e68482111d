// Pieces given in Betza notation on the command line, and boards without a game.
#pragma once
#include <memory>
#include <string>

#include "command/context.h"
#include "rules/piece_type.h"

namespace boardwright::command {

/// A board without a game, from a word such as "8x8" or "hex:6". White plays up the page, Black
/// down. Throws UsageError for a word that names no board.
std::unique_ptr<Board> bare_board(const Context& context, const std::string& word);

/// A piece type named by its Betza text. Throws InputError, which points at the unknown letter.
PieceType betza_piece(const std::string& text, const Board& board);

}  // namespace boardwright::command
