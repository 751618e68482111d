// One question of `boardwright reach`: as it is asked in words, as it is found in a game, and where
// the piece can go.
#pragma once
#include <string>

#include "game/game.h"
#include "play/ends.h"
#include "rules/reach.h"

namespace boardwright::command {

/// A question in words, as options or as a line of a batch.
struct QuestionWords {
  std::string piece_type, cell, board;
  int seat = 1;
  bool seat_told = false;         ///< or 1 because nobody said
  std::string own, enemy, state;  ///< lists with commas
  std::string position;           ///< a name or a file; empty: only own and enemy
};

/// Reads a line of a batch: a piece, a cell, then any of board=, seat=, own=, enemy= and state=.
/// Throws UsageError for anything else.
QuestionWords question_words(std::string_view line);

/// What one question asks, found in the game.
struct Question {
  const Board* board = nullptr;
  const PieceType* piece_type = nullptr;
  CellId cell = no_cell;
  SeatId seat = first_seat;
  Occupancy pieces;
  State state;
  Piece piece;        ///< with the numbers of `state`, or as he stands in the position
  bool null = false;  ///< he may stay where he is, which passes the turn
  std::optional<play::Ending> ending;  ///< of the position, if it has one

  CellSet stands;  ///< on which the piece may stand

  bool never_stands() const { return !stands.contains(cell); }
  bool may_be_multiple() const { return piece_type->state.contains(multiple_number); }
};

/// Throws UsageError for what the board does not have, and for what cannot be so.
Question understand(const Board& board, const PieceType& piece_type, const QuestionWords& words);

/// The same of a game's piece, on one of its boards.
Question understand(Game& game, const QuestionWords& words);

/// The moves of the piece. Throws UsageError if they lead over more cells of the board than the
/// limits allow.
PieceMoves moves_of(const Question& question);

/// Where the piece can go among the pieces that the question names.
Reach reach_of(const Question& question);

/// The legal moves of a piece in a position. He is put there if the cell is empty; else the
/// question takes his seat and his numbers.
Reach reach_in(const Game& game, Question& question, const QuestionWords& words);

}  // namespace boardwright::command
