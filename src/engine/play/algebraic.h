// Moves in algebraic notation, as players write them: "Nf3", "exd5", "O-O", "e8=Q+", "P*5e".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/move_text.h"

namespace boardwright::play {

/// The shortest names that tell a position's legal moves apart, in their order, without marks of
/// check. The letter of the piece (a Pawn has none); of where it comes from the file, the rank or
/// the cell, if others like it could go there; x for a capture; where it goes; what it becomes.
/// Where captured pieces turn over as in shogi, moves are written as there: "P-7f", "Bx3c+",
/// "P*5e". What no short name tells is written in full.
///
/// Laws: 1. no two moves have one name. 2. read_algebraic() reads each as the same move.
std::vector<std::string> algebraic_names(const GameLogic& play, const Position& position,
                                         std::span<const Move> legal);

/// "+" behind a move that gives check, "#" behind one that mates; nothing where a plus says that a
/// piece is promoted.
std::string check_mark(const GameLogic& play, const Position& position, const Move& move);

/// One move with its mark. Requires: it is legal.
std::string print_algebraic(const GameLogic& play, const Position& position, const Move& move);

/// The legal move that a word means. It need not be written as here: marks may be missing, and more
/// may be told than needed; "e8Q", "0-0", "e2-e4", "g1f3" and "nf3" are understood.
MoveRead read_algebraic(const GameLogic& play, const Position& position, std::string_view word);

/// Moves one after the other, and the positions that they lead to.
struct Line {
  std::vector<Position> positions;  ///< the first is the one before all moves
  std::vector<Move> moves;
  std::string problem, hint;  ///< of the first text that is no move; then the line ends before it
  std::string_view wrong;     ///< that text
  std::int64_t steps = 0;     ///< what it took to find them
};

/// Reads moves as read_move() does, with semicolons between, or in algebraic notation with blanks:
/// "e2 e4; e7 e5", "1. e4 e5 2. Nf3".
Line read_line(const GameLogic& play, Position start, std::string_view text);

/// Whether a word stands between moves without being one: "1.", "12...", "1-0", "*".
bool is_count_or_result(std::string_view word);

}  // namespace boardwright::play
