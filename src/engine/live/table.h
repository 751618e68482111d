// A game on the table of a page: what the page asks, and what the engine answers.
#pragma once
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::live {

/// Answers a question about a game. An answer is one JSON object; one that cannot be given has
/// `problem` and perhaps `hint`, in words for the reader.
///
/// | `ask` | keys | answer |
/// |---|---|---|
/// | game | | the pieces, seats, boards and positions of the game |
/// | reach | board, piece…, cell | where the piece on the cell can go, and the same in words |
/// | attackers | board, piece…, cell, seat | which pieces could take on the cell |
/// | play | position, moves | who stands where after the moves, and which are legal |
/// | think | position, moves, depth, nodes, seed | a good move |
/// | perft | position, moves, depth, steps | how many sequences of moves there are |
///
/// A piece is `piece CELL SEAT PIECE`, then his numbers as "n=3,multiple" if they are not those of
/// a new piece. A position is a name, or one line of FEN; empty is that in which the game begins.
/// Moves are as read_line() reads them.
std::string answer(Game& game, std::string_view request);

}  // namespace boardwright::live
