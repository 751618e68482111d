// Solves problems: what a side can force, or both reach together, in so many moves.
#pragma once
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "play/game_logic.h"
#include "solve/goal.h"
#include "solve/key_hash.h"

namespace boardwright::solve {

using play::GameLogic, play::Move, play::Position;

/// A move, and what follows it.
struct Branch {
  Move move;
  std::vector<Branch> then;
};

/// A first move that fails to one reply alone.
struct Try {
  Move move, refuted_by;
};

/// What a search found.
struct Solution {
  /// The first moves that solve the problem. Of a direct problem or a self problem each is followed
  /// by all replies, and each reply by the shortest continuations: more than one is a dual. Of the
  /// others each path through the tree is a solution.
  std::vector<Branch> keys;
  std::vector<Branch> set_play;  ///< replies, if the other seat moved first, that are met already
  std::vector<Try> tries;
  int shortest = 0;        ///< moves in which it can be done at all; 0: it cannot
  std::int64_t nodes = 0;  ///< positions after a move that were looked at
  bool complete = true;    ///< false: the limit of nodes was reached, and more may be true
};

/// The seat that plays against the one to move. Requires: two seats are active.
board::SeatId opponent_in(const GameLogic& play, const Position& position);

/// Gives the turn to a seat, as if the other had passed.
void pass_turn(Position& position, board::SeatId to);

/// The number of paths through a tree.
std::int64_t lines_in(const std::vector<Branch>& tree);

/// The number of replies with several continuations in the tree of a direct problem.
std::int64_t duals_in(const std::vector<Branch>& keys);

/// What a search is asked for besides the keys, and how far it may go.
struct Effort {
  std::int64_t nodes = 10'000'000;
  bool set_play = false, tries = false;
};

/// What is known of a position with a number of moves left.
struct Known {
  int succeeds = INT32_MAX;            ///< it can be forced in so many moves, and in more
  int fails = 0;                       ///< it cannot in so many, nor in fewer
  std::uint64_t hopeless_lengths = 0;  ///< those of ways that both choose: a bit for each
};
using KnownPositions = std::unordered_map<PositionKey, Known, KeyHash>;

/// What a part of a search found: as the same of Solution, and what it knows of positions.
struct Part {
  std::vector<Branch> keys, set_play;
  std::vector<Try> tries;
  int shortest = 0;
  std::int64_t nodes = 0;
  bool complete = true;
  KnownPositions known;
};

/// A problem in parts: each first move is one, and set play another. Some are solved at the same
/// time, and each sees only what those of earlier batches have found, so any number of threads
/// finds the same with the same nodes.
class Problem {
 public:
  /// Requires: as solve(); all of them outlive this.
  Problem(const GameLogic& play, const Position& position, const Goal& goal, const Effort& effort);

  std::size_t parts() const { return moves_.size() + (set_play_ ? 1 : 0); }

  /// How many parts have been added, and the end of those that can be solved now.
  std::size_t added() const { return added_; }
  std::size_t ready() const { return ready_; }

  /// Solves a part that is ready, with all nodes that the problem may take.
  Part solve_part(std::size_t part) const;

  /// Adds the next part to a solution. Returns false if the nodes do not suffice for it: no more
  /// parts follow then.
  bool add(Part part, Solution& solution);

 private:
  void learn();

  const GameLogic& play_;
  const Position& position_;
  const Goal& goal_;
  const Effort& effort_;
  std::vector<Move> moves_;
  bool set_play_ = false;
  std::size_t added_ = 0, ready_ = 0;
  KnownPositions known_;
  std::vector<KnownPositions> learned_;  ///< by the parts of this time
};

/// Solves a problem for two seats. The history of the game counts for nothing: no position has
/// occurred before, and no move has been made without a capture. In a series the other seat passes,
/// and may not be checked before the last move. The same question has the same answer.
///
/// Requires: two seats are active in the position.
Solution solve(const GameLogic& play, const Position& position, const Goal& goal,
               const Effort& effort);

}  // namespace boardwright::solve
