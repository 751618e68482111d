// Pieces told in Betza on the command line, and boards without a game.
#pragma once
#include <memory>
#include <string>

#include "base/errors.h"
#include "command/context.h"
#include "rules/piece_type.h"

namespace boardwright::command {

/// A board of no game, by a word such as "8x8" or "hex:6". White plays up the page, Black down.
/// Throws UsageError if there is no such board.
std::unique_ptr<Board> bare_board(const Context& context, const std::string& word);

/// A piece whose name is its Betza text. Throws InputError with the letter that is not understood.
PieceType betza_piece(const std::string& text, const Board& board);

}  // namespace boardwright::command
