// Solves problems: what a side can force, or both reach together, in a given number of moves.
#pragma once
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/refusal.h"
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

/// A first move that a single reply refutes.
struct Try {
  Move move, refuted_by;
};

/// What a search found.
struct Solution {
  /// The first moves that solve the problem. In direct and self problems each is followed by all
  /// replies, and each reply by the shortest continuations: more than one is a dual. In other
  /// problems each path through the tree is a solution.
  std::vector<Branch> keys;
  std::vector<Branch>
      set_play;  ///< replies that are met even without a key, if the other seat moves first
  std::vector<Try> tries;
  int shortest = 0;        ///< the fewest moves found to suffice, at most the goal's; 0: none
  std::int64_t nodes = 0;  ///< positions after a move that were examined
  bool complete = true;    ///< false: the limit of nodes was reached, and there may be more
};

/// Refuses a position that cannot be that of a problem: other than two seats are active, or the one
/// that is not to move is in check.
base::Refusal check_start(const GameLogic& play, const Position& start);

/// The seat that plays against the one to move. Requires: two seats are active.
board::SeatId opponent_in(const GameLogic& play, const Position& position);

/// Gives the turn to a seat, as if the other had passed.
void pass_turn(Position& position, board::SeatId to);

/// The number of paths through a tree.
std::int64_t lines_in(const std::vector<Branch>& tree);

/// The number of solutions: keys of a problem in which the aim is forced, otherwise lines of moves.
std::int64_t solutions_in(const Solution& found, const Goal& goal);

/// Whether a solution takes fewer moves than the goal allows.
bool is_shorter(const Solution& found, const Goal& goal);

/// Whether a forced problem has several keys, or is_shorter().
bool is_cooked(const Solution& found, const Goal& goal);

/// The number of replies with several continuations in the tree of a direct problem.
std::int64_t duals_in(const std::vector<Branch>& keys);

/// What a search is asked for besides the keys, and how far it may go.
struct Effort {
  static constexpr int usual_nodes = 10'000'000;
  std::int64_t nodes = usual_nodes;
  bool set_play = false, tries = false;
};

/// What is known of a position, by the number of moves left.
struct Known {
  int succeeds = INT32_MAX;  ///< the aim can be forced in this many moves, or more
  int fails = 0;             ///< it cannot in this many, or fewer
  std::uint64_t hopeless_lengths =
      0;  ///< a bit for each length of which there is no cooperative way
};
using KnownPositions = std::unordered_map<PositionKey, Known, KeyHash>;

/// What a part of a search found: the members of Solution, and what it knows of positions.
struct Part {
  std::vector<Branch> keys, set_play;
  std::vector<Try> tries;
  int shortest = 0;
  std::int64_t nodes = 0;
  bool complete = true;
  KnownPositions known;
};

/// A problem in parts: each first move is one, and set play another. The parts of a batch may be
/// solved in parallel: each sees only what earlier batches have found, so the result and the nodes
/// do not depend on the number of threads.
class Problem {
 public:
  /// Requires: as solve(); all references outlive this.
  Problem(const GameLogic& play, const Position& position, const Goal& goal, const Effort& effort);

  std::size_t parts() const { return moves_.size() + (set_play_ ? 1 : 0); }

  /// How many parts have been added, and the end of those that can be solved now.
  std::size_t added() const { return added_; }
  std::size_t ready() const { return ready_; }

  /// Solves a part that is ready, with all nodes that the problem may take.
  Part solve_part(std::size_t part) const;

  /// Adds the next part to a solution. Returns false if the nodes do not suffice: add no further
  /// parts then.
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
  std::vector<KnownPositions> learned_;  ///< by the parts of this batch
};

/// Solves a problem for two seats. The history of the game is ignored: no position has occurred
/// before, and no move without a capture has been made. In a series the other seat passes, and may
/// not be checked before the last move. The result is deterministic.
///
/// Requires: two seats are active in the position.
Solution solve(const GameLogic& play, const Position& position, const Goal& goal,
               const Effort& effort);

}  // namespace boardwright::solve
