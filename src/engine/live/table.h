// The interface between a page and the engine: requests and answers about a game.
#pragma once
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::live {

/// Answers a request about a game with one JSON object. A refusal has `problem` and sometimes
/// `hint`, in words for the reader.
///
/// | `ask` | keys | answer |
/// |---|---|---|
/// | game | | the pieces, seats, boards and positions of the game |
/// | reach | board, man…, cell | where the piece on the cell can go, and the same in words |
/// | attackers | board, man…, cell, seat | which pieces could capture on the cell |
/// | play | position, moves | the position after the moves, and its legal moves |
/// | think | position, moves, depth, nodes, seed, whim | a good move |
/// | perft | position, moves, depth, steps | the perft count |
///
/// A piece is `man CELL SEAT PIECE`, and then its numbers as "n=3,multiple" if they differ from
/// those of a new piece. A position is a name or a line of FEN; empty is the start position. Moves
/// are as read_line() reads them.
std::string answer(game::Game& game, std::string_view request);

}  // namespace boardwright::live
