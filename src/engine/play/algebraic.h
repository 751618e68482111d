// Moves in algebraic notation, as players write them: "Nf3", "exd5", "O-O", "e8=Q+", "P*5e".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/move_text.h"

namespace boardwright::play {

/// The shortest names that distinguish a position's legal moves, in their order, without check
/// marks: the letter of the piece (a Pawn has none); the file, rank or cell of origin if other
/// pieces of its type could go there; x for a capture; the target; the promotion. In games whose
/// pieces are promoted by turning over, moves are written as in shogi: "P-7f", "Bx3c+", "P*5e". A
/// move without a unique short name is written in full.
///
/// Laws: 1. All names differ. 2. read_algebraic() reads each name as its move.
std::vector<std::string> algebraic_names(const GameLogic& play, const Position& position,
                                         std::span<const Move> legal);

/// "+" for a move that gives check, "#" for one that mates; empty in games where a plus means
/// promotion.
std::string check_mark(const GameLogic& play, const Position& position, const Move& move);

/// The name of one move with its check mark. Requires: it is legal.
std::string print_algebraic(const GameLogic& play, const Position& position, const Move& move);

/// The legal move that a word means. The spelling is free: marks can be missing and the origin can
/// be more precise than needed; "e8Q", "0-0", "e2-e4", "g1f3" and "nf3" are understood.
MoveRead read_algebraic(const GameLogic& play, const Position& position, std::string_view word);

/// A sequence of moves and the positions that it leads through.
struct Line {
  std::vector<Position> positions;  ///< one more than moves: the first is the start
  std::vector<Move> moves;
  std::string problem, hint;  ///< for the first text that is not a move; the line ends before it
  std::string_view wrong;     ///< that text
  std::int64_t steps = 0;     ///< steps of computation, for budgets
};

/// Reads moves as read_move() does, with semicolons between, or in algebraic notation with blanks:
/// "e2 e4; e7 e5", "1. e4 e5 2. Nf3".
Line read_line(const GameLogic& play, Position start, std::string_view text);

/// Whether a word is a move number or a result: "1.", "12...", "1-0", "*".
bool is_count_or_result(std::string_view word);

}  // namespace boardwright::play
