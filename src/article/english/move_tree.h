// How a piece moves, said without words: what linearizers make sentences, and short texts, of.
#pragma once
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// Whether lengths_explained() and ends_explained() stand beside the sentences of a piece.
enum class Lengths { unexplained, explained };

/// The conditions of all moves of up to n cells or leaps.
struct LengthConditions {
  bool halting = false, counting = false;
};
LengthConditions length_conditions(const Game& game);

/// The regions on which most moves of a game end, if they are worth a sentence of their own.
std::vector<std::string> common_ends(const Game& game);

/// Where another piece stops a move between its stretches.
struct Blocks {
  bool before_last = false;    ///< on any cell before the last
  bool on_cells = false;       ///< `ends` number cells; otherwise stretches, at whose ends it stops
  std::vector<int> ends = {};  ///< counted from 1; empty, and not `before_last`: nowhere

  bool none() const { return !before_last && ends.empty(); }
};

/// One way of moving.
struct MoveClause {
  const MovePattern* pattern = nullptr;
  std::vector<Then> stretches;  ///< its own first; further ones that only go on are one
  Blocks blocks;
  enum class From { zones, first_move, across_river } from = From::zones;
  enum class Within { zones, own_bank, never_crossing } within = Within::zones;
  enum class While { always, first_move, multiple, number } when = While::always;
  bool to_next_piece = false;  ///< over any one piece to the next behind it, however far
  bool passes = false;         ///< a step or leap and the same one back
  bool ends_empty = false;     ///< it captures on its way, and never where it ends
  bool ends_anywhere = false;  ///< also where most moves of the game do not
  bool says_ends = false, says_halting = false, says_counting = false;  ///< said nowhere else

  bool has_length() const {
    return pattern->most > 0 || pattern->least > 0 || !pattern->most_state.empty();
  }
};

/// A step that is longer from some cells, or on the first move.
struct Advance {
  const MovePattern* pattern = nullptr;
  bool first_move = false;
  int least = 2, most = 2;
};

/// What one sentence says: the ways of moving for one use.
struct MoveSentence {
  MovePattern::Use use = MovePattern::Use::both;
  bool on_its_way = false;  ///< they capture on their way, and end on an empty cell
  bool also = false;        ///< beside ways that move and capture
  std::vector<MoveClause> clauses;
  std::vector<Advance> advances;
};

/// All that is said of how a piece moves.
struct MoveTree {
  const PieceType* piece_type = nullptr;
  std::vector<MoveSentence> sentences;
  enum class Still { no, never_moves, until_promoted, put_every_move, put } still = Still::no;
  bool by_capture_alone = false, by_move_alone = false;
  bool keeps_apart = false;  ///< two of them may never face each other on an open file
};

MoveTree move_tree(const GameWords& words, const PieceType& piece_type, Lengths lengths);

}  // namespace boardwright::english
