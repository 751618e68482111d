// Searches for solutions of problems, with a transposition table.
#include "solve/solver.h"

#include <algorithm>
#include <iterator>

#include "solve/key_hash.h"

namespace boardwright::solve {

using board::SeatId;
using play::Ending;

namespace {

/// The most positions of a table.
constexpr std::size_t most_known = std::size_t{1} << 19;

using Kind = Goal::Kind;
using Aim = Goal::Aim;

class Search {
 public:
  Search(const GameLogic& play, const Position& position, const Goal& goal, const Effort& effort,
         const KnownPositions& before)
      : play_(play),
        goal_(goal),
        effort_(effort),
        before_(before),
        beginner_(position.turn),
        other_(opponent_in(play, position)) {
    const bool helped = goal.kind == Kind::series_help || (goal.kind == Kind::help && !goal.half);
    winner_ = helped || goal.kind == Kind::self ? other_ : beginner_;
    loser_ = winner_ == other_ ? beginner_ : other_;
  }

  /// What one first move leads to.
  Part solve_part(const Position& position, const Move& move) {
    if (goal_.is_forced())
      force(position, move);
    else
      cooperate_by(position, move);
    return ended();
  }

  /// What would follow if the other seat moved first.
  Part solve_set_play(Position position) {
    pass_turn(position, other_);
    found_.set_play = replies_to(position, goal_.moves - 1);
    std::erase_if(found_.set_play, [&](const Branch& reply) {
      return reply.then.empty() && !is_reached(play_.after(position, reply.move));
    });
    return ended();
  }

 private:
  Part ended() {
    found_.complete = !is_spent();
    found_.known = std::move(table_);
    return std::move(found_);
  }

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

  /// Whether the aim is reached. Generates moves only if it may be.
  bool is_reached(const Position& position) const {
    if (const auto ending = play_.decided(position)) return is_aim(*ending);
    if (position.turn != loser_ && goal_.aim != Aim::win) return false;
    if (goal_.aim != Aim::win && play_.in_check(position, loser_) != (goal_.aim == Aim::mate))
      return false;
    const auto ending = play_.ending(position);
    return ending && is_aim(*ending);
  }

  /// Whether the seat to move can force the aim in at most `left` moves.
  bool forces(const Position& position, int left) {
    if (left == 0 || is_spent()) return false;
    Known& known = known_of(position);
    if (left >= known.succeeds) return true;
    if (left <= known.fails) return false;
    const PositionKey key = key_;
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

  /// Whether, after a move of the forcing seat, the aim is reached or each reply is met; `left`:
  /// its moves after that.
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

  /// Whether, after a reply, the aim is reached or can be forced.
  bool is_met(const Position& position, int left) {
    return is_reached(position) || forces(position, left);
  }

  void force(const Position& position, const Move& move) {
    const Position next = after(position, move);
    for (int left = 1; left <= goal_.moves && found_.shortest == 0 && !is_spent(); ++left)
      if (is_forced(next, left - 1)) found_.shortest = left;
    if (is_spent()) return;
    if (found_.shortest > 0)
      found_.keys.push_back({move, replies_to(next, goal_.moves - 1)});
    else if (effort_.tries)
      add_try(next, move);
  }

  /// Looks for shorter ways too, since one of them spoils the problem.
  void cooperate_by(const Position& position, const Move& move) {
    for (Goal shorter = goal_; shorter.moves > 0 || shorter.half; --shorter.moves) {
      auto way = follow(position, move, shorter.length());
      if (way) found_.shortest = std::max(shorter.moves, 1);
      if (way && shorter.moves == goal_.moves) found_.keys.push_back(std::move(*way));
      if (shorter.moves == 0) break;
    }
  }

  void add_try(const Position& position, const Move& move) {
    std::vector<Move> refutations;
    for (const Move& reply : play_.legal(position)) {
      if (!is_met(after(position, reply), goal_.moves - 1)) refutations.push_back(reply);
      if (refutations.size() > 1) return;
    }
    if (refutations.size() == 1 && !is_spent()) found_.tries.push_back({move, refutations.front()});
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

  /// All ways to the aim in exactly `left` single moves, which both seats choose, or one in a
  /// series.
  std::vector<Branch> cooperate(const Position& position, int left) {
    std::vector<Branch> found;
    if (is_spent()) return found;
    const std::uint64_t length = std::uint64_t{1} << left;
    if (left > 1 && (known_of(position).hopeless_lengths & length) != 0) return found;
    const PositionKey key = key_;
    for (const Move& move : play_.legal(position))
      if (auto way = follow(position, move, left)) found.push_back(std::move(*way));
    if (found.empty() && left > 1 && !is_spent()) table_[key].hopeless_lengths |= length;
    return found;
  }

  /// A move with all ways to the aim in exactly `left` single moves, of which it is the first.
  std::optional<Branch> follow(const Position& position, const Move& move, int left) {
    Position next = after(position, move);
    if (left == 1) return is_reached(next) ? std::optional(Branch{move, {}}) : std::nullopt;
    if (goal_.goes_on(left)) {
      if (play_.in_check(next, other_)) return std::nullopt;
      pass_turn(next, beginner_);
    }
    std::vector<Branch> then = cooperate(next, left - 1);
    if (then.empty()) return std::nullopt;
    return Branch{move, std::move(then)};
  }

  /// What is known of a position, here or before; leaves its key in `key_`. A full table is
  /// emptied.
  Known& known_of(const Position& position) {
    if (table_.size() >= most_known) table_.clear();
    key_.clear();
    play::append_key(position, position.en_passant, key_);
    const auto [place, is_new] = table_.try_emplace(key_);
    if (is_new)
      if (const auto found = before_.find(key_); found != before_.end())
        place->second = found->second;
    return place->second;
  }

  const GameLogic& play_;
  const Goal& goal_;
  const Effort& effort_;
  const KnownPositions& before_;  ///< from other parts
  SeatId beginner_, other_;
  SeatId winner_ = board::first_seat, loser_ = board::first_seat;  ///< by the aim
  KnownPositions table_;
  PositionKey key_;
  Part found_;
};

}  // namespace

base::Refusal check_start(const GameLogic& play, const Position& start) {
  const auto seats = play.board().seat_ids();
  const auto active = std::ranges::count_if(seats, [&](SeatId seat) { return start.active(seat); });
  if (active != 2)
    return {"a problem is for two seats, and here are " + std::to_string(active),
            "choose a position in which two seats play"};
  const SeatId opponent = opponent_in(play, start);
  if (play.in_check(start, opponent))
    return {play.board().seat(opponent).name + " is in check, and it is not its turn",
            "no game leads to such a position"};
  return {};
}

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

std::int64_t solutions_in(const Solution& found, const Goal& goal) {
  return goal.is_forced() ? std::ssize(found.keys) : lines_in(found.keys);
}

bool is_shorter(const Solution& found, const Goal& goal) {
  return found.shortest > 0 && found.shortest < goal.moves;
}

bool is_cooked(const Solution& found, const Goal& goal) {
  return (goal.is_forced() && found.keys.size() > 1) || is_shorter(found, goal);
}

std::int64_t duals_in(const std::vector<Branch>& keys) {
  std::int64_t duals = 0;
  for (const Branch& key : keys)
    for (const Branch& reply : key.then)
      duals += (reply.then.size() > 1 ? 1 : 0) + duals_in(reply.then);
  return duals;
}

Problem::Problem(const GameLogic& play, const Position& position, const Goal& goal,
                 const Effort& effort)
    : play_(play), position_(position), goal_(goal), effort_(effort), moves_(play.legal(position)) {
  set_play_ = effort.set_play && goal.is_forced() && !play.in_check(position, position.turn);
  learn();
}

Part Problem::solve_part(std::size_t part) const {
  Search search(play_, position_, goal_, effort_, known_);
  return part < moves_.size() ? search.solve_part(position_, moves_[part])
                              : search.solve_set_play(position_);
}

bool Problem::add(Part part, Solution& solution) {
  solution.nodes += part.nodes;
  if (!part.complete || solution.nodes > effort_.nodes) solution.complete = false;
  if (!solution.complete) return false;
  std::ranges::move(part.keys, std::back_inserter(solution.keys));
  std::ranges::move(part.set_play, std::back_inserter(solution.set_play));
  std::ranges::move(part.tries, std::back_inserter(solution.tries));
  if (part.shortest > 0 && (solution.shortest == 0 || part.shortest < solution.shortest))
    solution.shortest = part.shortest;
  learned_.push_back(std::move(part.known));
  if (++added_ == ready_) learn();
  return true;
}

/// Passes what the parts of a batch have found to the next batch, and makes that ready.
void Problem::learn() {
  for (KnownPositions& learned : learned_) {
    if (known_.size() >= most_known) known_.clear();
    if (known_.empty()) {
      known_ = std::move(learned);
      continue;
    }
    for (const auto& [key, more] : learned) {
      Known& known = known_[key];
      known.succeeds = std::min(known.succeeds, more.succeeds);
      known.fails = std::max(known.fails, more.fails);
      known.hopeless_lengths |= more.hopeless_lengths;
    }
  }
  learned_.clear();
  constexpr std::size_t most_at_once = 8;
  ready_ = std::min(added_ + std::min(added_ + 1, most_at_once), parts());
}

Solution solve(const GameLogic& play, const Position& position, const Goal& goal,
               const Effort& effort) {
  Problem problem(play, position, goal, effort);
  Solution solution;
  for (std::size_t part = 0; part < problem.parts(); ++part)
    if (!problem.add(problem.solve_part(part), solution)) break;
  return solution;
}

}  // namespace boardwright::solve
