// How a piece moves, independent of language: sentences and brief texts are written from it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// Whether lengths_explained() and ends_explained() stand beside the sentences of a piece.
enum class Lengths { unexplained, explained };

/// The conditions that all moves of up to n cells or leaps share.
struct LengthConditions {
  bool halting = false, counting = false;
};
LengthConditions length_conditions(const Game& game);

/// The regions where most moves of a game must end, if there are enough for a sentence of their
/// own.
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
  std::vector<Then> stretches;  ///< that of the move itself first; continuations are joined
  Blocks blocks;
  enum class From { zones, first_move, across_river, far_side } from = From::zones;
  enum class Within { zones, own_bank, never_crossing } within = Within::zones;
  enum class While { always, first_move, multiple, number } when = While::always;
  bool to_next_piece = false;  ///< over any one piece to the next one beyond it
  bool passes = false;         ///< a step or leap and the same one back
  bool ends_empty = false;     ///< it captures on its way, and never where it ends
  bool ends_anywhere = false;  ///< also outside common_ends()
  bool says_ends = false, says_halting = false, says_counting = false;  ///< not explained elsewhere

  /// The directions, in degrees from forward, in which a stretch that turns can lead; empty: any.
  std::vector<int> turns() const {
    return pattern->aside == 0 && stretches.size() > 1 ? pattern->across : std::vector<int>();
  }

  /// Whether where it begins and stays is said apart, behind a comma.
  bool is_long() const {
    return pattern->hopping || !pattern->then.empty() || pattern->move_kind == MoveKind::touch ||
           pattern->move_kind == MoveKind::side || pattern->move_kind == MoveKind::corner;
  }

  /// Whether it counts in leaps how far behind the pieces it hops over it lands.
  bool lands_by_leaps() const {
    return pattern->move_kind == MoveKind::ride || pattern->move_kind == MoveKind::wheel ||
           pattern->move_kind == MoveKind::zigzag;
  }

  /// The pieces with which it changes places: of its own side, unless the pattern says enemy.
  /// Requires: the pattern has a swap.
  notation::Hurdle swapped() const {
    notation::Hurdle pieces = *pattern->swap;
    if (pieces.whose != notation::Hurdle::Whose::enemy) pieces.whose = notation::Hurdle::Whose::own;
    return pieces;
  }

  bool has_length() const {
    return pattern->most > 0 || pattern->least > 0 || !pattern->most_state.empty();
  }
};

/// A step that is longer from some cells, or on the first move.
struct Advance {
  const MovePattern *pattern = nullptr, *step = nullptr;
  bool first_move = false;
  int least = 2, most = 2;
};

/// What one sentence says: the ways of moving for one use.
struct MoveSentence {
  MovePattern::Use use = MovePattern::Use::both;
  bool on_its_way = false;  ///< they capture on their way, and end on an empty cell
  bool also = false;        ///< in addition to ways that both move and capture
  std::vector<MoveClause> clauses;
  std::vector<Advance> advances;
};

/// Everything that is said about how a piece moves.
struct MoveTree {
  const PieceType* piece_type = nullptr;
  std::vector<std::unique_ptr<MovePattern>> joined;  ///< patterns that are none of the piece
  std::vector<MoveSentence> sentences;
  enum class Still { no, never_moves, until_promoted, put_every_move, put } still = Still::no;
  bool by_capture_alone = false, by_move_alone = false;
  bool keeps_apart = false;  ///< two of them may never face each other on an open file
};

MoveTree move_tree(const GameWords& words, const PieceType& piece_type, Lengths lengths);

}  // namespace boardwright::english
