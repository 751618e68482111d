// Sentences of answers: moves, whose turn it is, and where pieces can go.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "live/pieces.h"
#include "live/played.h"
#include "moves/reach.h"

namespace boardwright::live {

/// "White's Knight moves from g1 to f3."
std::string move_in_words(const Game& game, const play::Position& before, const play::Move& move);

/// The last move in words, then whose turn it is or how the game has ended: "White's Pawn moves
/// from e2 to e4. Black moves." `check`: the seat to move is in check.
std::string announcement(const Game& game, const Played& played, bool check,
                         const std::optional<play::Ending>& ending);

/// "White's Knight on e3 can move to 2 cells: c4 and d5."
std::string reach_in_words(const Board& board, const PlacedPiece& piece, const moves::Reach& found);

/// "e4 is attacked by White's Knight on c3."
std::string attackers_in_words(const Board& board, CellId cell,
                               const std::vector<const PlacedPiece*>& attackers);

}  // namespace boardwright::live
