// Searches for solutions of problems, with a table of positions that were decided before.
#include "solve/solver.h"

#include <algorithm>

#include "play/transposition_table.h"

namespace boardwright::solve {

using board::SeatId;
using play::Ending;

namespace {

using Kind = Goal::Kind;
using Aim = Goal::Aim;

/// What is known of a position with a number of moves left.
struct Known {
  int succeeds = INT32_MAX;            ///< it can be forced in so many moves, and in more
  int fails = 0;                       ///< it cannot in so many, nor in fewer
  std::uint64_t hopeless_lengths = 0;  ///< those of ways that both choose: a bit for each
};

struct KeyHash {
  std::size_t operator()(const std::vector<std::uint32_t>& key) const {
    return static_cast<std::size_t>(play::hash_of(key));
  }
};

class Search {
 public:
  Search(const GameLogic& play, const Position& position, const Goal& goal, const Effort& effort)
      : play_(play),
        goal_(goal),
        effort_(effort),
        beginner_(position.turn),
        other_(opponent_in(play, position)) {
    const bool helped = goal.kind == Kind::series_help || (goal.kind == Kind::help && !goal.half);
    winner_ = helped || goal.kind == Kind::self ? other_ : beginner_;
    loser_ = winner_ == other_ ? beginner_ : other_;
  }

  Solution solve(const Position& position) {
    if (goal_.kind == Kind::direct || goal_.kind == Kind::self)
      force_all(position);
    else
      cooperate_all(position);
    found_.complete = !is_spent();
    return std::move(found_);
  }

 private:
  bool is_spent() const { return found_.nodes > effort_.nodes; }

  Position after(const Position& position, const Move& move) {
    ++found_.nodes;
    return play_.after(position, move);
  }

  bool is_aim(const Ending& ending) const {
    switch (goal_.aim) {
      case Aim::mate: return ending.by == Ending::By::mate && ending.seat == loser_;
      case Aim::stalemate: return ending.by == Ending::By::stalemate && ending.seat == loser_;
      case Aim::win: return ending.winner == winner_;
    }
    return false;
  }

  /// Whether the position is the aim. Looks for moves only where it may be.
  bool is_reached(const Position& position) const {
    if (const auto ending = play_.decided(position)) return is_aim(*ending);
    if (position.turn != loser_ && goal_.aim != Aim::win) return false;
    if (goal_.aim != Aim::win && play_.in_check(position, loser_) != (goal_.aim == Aim::mate))
      return false;
    const auto ending = play_.ending(position);
    return ending && is_aim(*ending);
  }

  /// The seat to move reaches the aim, or makes the other reach it, in `left` moves at most.
  bool forces(const Position& position, int left) {
    if (left == 0 || is_spent()) return false;
    Known& known = known_of(position);
    if (left >= known.succeeds) return true;
    if (left <= known.fails) return false;
    const std::vector<std::uint32_t> key = key_;
    const auto moves = play_.legal(position);
    const bool can = std::ranges::any_of(
        moves, [&](const Move& move) { return is_forced(after(position, move), left - 1); });
    if (is_spent()) return false;
    Known& now = table_[key];
    if (can)
      now.succeeds = std::min(now.succeeds, left);
    else
      now.fails = std::max(now.fails, left);
    return can;
  }

  /// After a move of the forcing seat, which has `left` more: each reply is met.
  bool is_forced(const Position& position, int left) {
    if (goal_.kind == Kind::direct) {
      if (is_reached(position)) return true;
      if (left == 0) return false;
    }
    if (is_spent()) return false;
    const auto replies = play_.legal(position);
    return !replies.empty() && std::ranges::all_of(replies, [&](const Move& reply) {
      return is_met(after(position, reply), left);
    });
  }

  /// After a reply: the aim is reached, or can be forced.
  bool is_met(const Position& position, int left) {
    return is_reached(position) || forces(position, left);
  }

  void force_all(const Position& position) {
    for (int left = 1; left <= goal_.moves && found_.shortest == 0 && !is_spent(); ++left)
      if (forces(position, left)) found_.shortest = left;
    if (effort_.set_play && !play_.in_check(position, beginner_)) {
      Position passed = position;
      pass_turn(passed, other_);
      found_.set_play = replies_to(passed, goal_.moves - 1);
      std::erase_if(found_.set_play, [&](const Branch& reply) {
        return reply.then.empty() && !is_reached(play_.after(passed, reply.move));
      });
    }
    for (const Move& move : play_.legal(position)) {
      const Position next = after(position, move);
      if (is_forced(next, goal_.moves - 1))
        found_.keys.push_back({move, replies_to(next, goal_.moves - 1)});
      else if (effort_.tries && !is_spent())
        add_try(next, move);
    }
  }

  /// Looks for shorter ways too, since one of them spoils the problem.
  void cooperate_all(const Position& position) {
    for (Goal shorter = goal_; shorter.moves > 0 || shorter.half; --shorter.moves) {
      std::vector<Branch> keys = cooperate(position, shorter.length());
      if (!keys.empty()) found_.shortest = std::max(shorter.moves, 1);
      if (shorter.moves == goal_.moves) found_.keys = std::move(keys);
      if (shorter.moves == 0) break;
    }
  }

  void add_try(const Position& position, const Move& move) {
    std::vector<Move> refutations;
    for (const Move& reply : play_.legal(position)) {
      if (!is_met(after(position, reply), goal_.moves - 1)) refutations.push_back(reply);
      if (refutations.size() > 1) return;
    }
    if (refutations.size() == 1) found_.tries.push_back({move, refutations.front()});
  }

  /// All replies, each with the shortest continuations.
  std::vector<Branch> replies_to(const Position& position, int left) {
    std::vector<Branch> replies;
    if (is_reached(position)) return replies;
    for (const Move& reply : play_.legal(position)) {
      Branch branch{reply, {}};
      const Position next = after(position, reply);
      for (int length = 1; length <= left && branch.then.empty() && !is_reached(next); ++length)
        branch.then = continuations(next, length);
      replies.push_back(std::move(branch));
    }
    return replies;
  }

  std::vector<Branch> continuations(const Position& position, int length) {
    std::vector<Branch> found;
    if (!forces(position, length)) return found;
    for (const Move& move : play_.legal(position)) {
      const Position next = after(position, move);
      if (is_forced(next, length - 1)) found.push_back({move, replies_to(next, length - 1)});
    }
    return found;
  }

  /// All ways to the aim in just `left` single moves that both seats, or one in series, choose.
  std::vector<Branch> cooperate(const Position& position, int left) {
    std::vector<Branch> found;
    if (is_spent()) return found;
    const std::uint64_t length = std::uint64_t{1} << left;
    if (left > 1 && (known_of(position).hopeless_lengths & length) != 0) return found;
    const std::vector<std::uint32_t> key = key_;
    for (const Move& move : play_.legal(position)) {
      Position next = after(position, move);
      if (left == 1) {
        if (is_reached(next)) found.push_back({move, {}});
        continue;
      }
      if (goal_.goes_on(left)) {
        if (play_.in_check(next, other_)) continue;
        pass_turn(next, beginner_);
      }
      std::vector<Branch> then = cooperate(next, left - 1);
      if (!then.empty()) found.push_back({move, std::move(then)});
    }
    if (found.empty() && left > 1 && !is_spent()) table_[key].hopeless_lengths |= length;
    return found;
  }

  /// What the table knows of a position; its key is in `key_` then. A full table is emptied.
  Known& known_of(const Position& position) {
    constexpr std::size_t most = std::size_t{1} << 20;
    if (table_.size() >= most) table_.clear();
    key_.clear();
    play::append_key(position, position.en_passant, key_);
    return table_[key_];
  }

  const GameLogic& play_;
  const Goal& goal_;
  const Effort& effort_;
  SeatId beginner_, other_;
  SeatId winner_ = board::first_seat, loser_ = board::first_seat;  ///< by the aim
  std::unordered_map<std::vector<std::uint32_t>, Known, KeyHash> table_;
  std::vector<std::uint32_t> key_;
  Solution found_;
};

}  // namespace

SeatId opponent_in(const GameLogic& play, const Position& position) {
  SeatId opponent = position.turn;
  for (const SeatId seat : base::Ids<SeatId>(play.board().seats.size()))
    if (seat != position.turn && position.active(seat)) opponent = seat;
  return opponent;
}

void pass_turn(Position& position, SeatId to) {
  position.turn = to;
  position.en_passant = {};
}

std::int64_t lines_in(const std::vector<Branch>& tree) {
  std::int64_t lines = 0;
  for (const Branch& branch : tree) lines += branch.then.empty() ? 1 : lines_in(branch.then);
  return lines;
}

std::int64_t duals_in(const std::vector<Branch>& keys) {
  std::int64_t duals = 0;
  for (const Branch& key : keys)
    for (const Branch& reply : key.then)
      duals += (reply.then.size() > 1 ? 1 : 0) + duals_in(reply.then);
  return duals;
}

Solution solve(const GameLogic& play, const Position& position, const Goal& goal,
               const Effort& effort) {
  return Search(play, position, goal, effort).solve(position);
}

}  // namespace boardwright::solve
