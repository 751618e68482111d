// A question of `boardwright reach`: its words, what they name in a game, and the answer.
#pragma once
#include <string>

#include "game/game.h"
#include "moves/reach.h"
#include "play/ends.h"

namespace boardwright::commands {

using moves::PieceType, moves::Reach;

/// The words of a question, from options or from a line of a batch.
struct QuestionWords {
  std::string piece_type, cell, board;
  int seat = 1;
  bool seat_given = false;        ///< false: `seat` is the default
  std::string own, enemy, state;  ///< comma-separated lists
  std::string position;           ///< a name or a file; empty: only own and enemy
};

/// Parses a line of a batch: a piece, a cell, then any of board=, seat=, own=, enemy= and state=.
/// Throws UsageError for anything else.
QuestionWords question_words(std::string_view line);

/// A question with its words resolved in a game.
struct Question {
  const board::Board* board = nullptr;
  const PieceType* piece_type = nullptr;
  geometry::CellId cell = geometry::no_cell;
  board::SeatId seat = board::first_seat;
  moves::Occupancy pieces;
  moves::State state;
  play::Piece piece;  ///< with the numbers of `state`, or as it stands in the position
  bool null = false;  ///< the piece can stay where it is, which passes the turn
  std::optional<play::Ending> ending;  ///< of the position, if it has one

  geometry::CellSet stands;  ///< where the piece can stand

  bool never_stands() const { return !stands.contains(cell); }
  bool may_be_multiple() const { return piece_type->state.contains(moves::multiple_number); }
};

/// Resolves the words of a question. Throws UsageError for what the board does not have, and for
/// contradictions, such as two pieces on one cell.
Question understand(const board::Board& board, const PieceType& piece_type,
                    const QuestionWords& words);

/// Resolves a question about a piece of a game, on one of its boards. Throws UsageError as above.
Question understand(game::Game& game, const QuestionWords& words);

/// The moves of the piece. Throws UsageError if they pass over more cells of the board than the
/// limits allow.
moves::PieceMoves moves_of(const Question& question);

/// The reach of the piece among the other pieces that the question names. Throws as moves_of().
Reach reach_of(const Question& question);

/// The legal moves of a piece in the position that the words name. If the cell is empty, the piece
/// is placed on it; otherwise the question takes its seat and its numbers from the position. Throws
/// UsageError if the words contradict the position, or name another board than the game's own.
Reach reach_in(const game::Game& game, Question& question, const QuestionWords& words);

}  // namespace boardwright::commands
