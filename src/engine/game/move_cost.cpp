// Estimates the cost of moves from the lengths of a board's lines.
#include "game/move_cost.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "base/limits.h"
#include "board/around.h"
#include "moves/piece_type.h"
#include "play/play_tables.h"

namespace boardwright::game {

using notation::MoveKind;

namespace {

/// Sizes of the lines of an axis: steps summed over all cells, and the longest line.
struct Measure {
  std::int64_t steps = 0, longest = 1, headings = 0;
};

/// Measures each axis once and estimates moves from these measures.
class Ruler {
 public:
  explicit Ruler(const Board& board) : board_(board) {}

  std::int64_t cost(const MovePattern& move) {
    if (move.around && !round_) {
      joined_ = board::joined_round(board_);
      round_ = std::make_unique<Ruler>(joined_ ? *joined_ : board_);
    }
    if (move.around && joined_) {
      MovePattern same = move;
      same.around = false;
      return board_.size() + round_->cost(same);
    }
    const std::int64_t cells = board_.size();
    Measure all;
    for (const std::string& name : move.axes)
      if (const Axis* axis = board_.axis(name)) add(all, *axis);
    std::int64_t cost = continued_cost(first_cost(move, all, cells), move, all);
    if (move.aside > 0) cost += 16 * cells;
    if (!move.toward.empty())
      if (const auto zone = board_.region(move.toward, board::first_seat))
        cost += cells * zone->size();
    return cost + cells;
  }

 private:
  /// The cost of all stretches of a move: each bend and each slide on the way multiplies the rays,
  /// and each ray is as long as its slides.
  std::int64_t continued_cost(std::int64_t cost, const MovePattern& move, Measure all) {
    const bool slides_first = move.move_kind == MoveKind::slide ||
                              move.move_kind == MoveKind::hop || move.move_kind == MoveKind::ride;
    std::int64_t slides = slides_first ? 1 : 0;
    std::int64_t fixed = 0;
    const int hurdles = move.hopping && !move.then.empty() ? move.hopping->hurdles : 0;
    for (int n = 0; n < hurdles; ++n)  // these can be anywhere
      cost = std::min(cost * all.longest, base::limits::traced_cells + 1);
    for (const notation::Then& then : move.then) {
      Measure more;
      for (const std::string& name : then.axes)
        if (const Axis* axis = board_.axis(name)) add(more, *axis);
      const bool few =
          then.bend == notation::Then::Bend::ahead || then.bend == notation::Then::Bend::outward;
      if (then.aside > 0) fixed += std::int64_t{16} * board_.size();
      cost *= few ? 3 : std::max<std::int64_t>((then.aside > 0 ? 2 : 1) * more.headings, 12);
      if (notation::is_long(then)) {
        cost *= then.most > 0 ? std::min<std::int64_t>(then.most, more.longest) : more.longest;
        if (&then != &move.then.back()) ++slides;
      }
      all.longest = std::max(all.longest, more.longest);
      cost = std::min(cost, base::limits::traced_cells + 1);
    }
    if (move.repeating) cost *= all.longest;
    if (move.then.empty()) return std::min(cost, base::limits::traced_cells + 1);
    return fixed +
           (slides == 0 ? cost * (1 + std::ssize(move.then)) : cost * slides * all.longest / 2);
  }

  /// The cost of the first stretch, by its kind.
  static std::int64_t first_cost(const MovePattern& move, const Measure& all, std::int64_t cells) {
    const std::int64_t ways = cells * all.headings * (move.aside > 0 ? 2 : 1);
    const std::int64_t count = std::min<std::int64_t>(move.count, all.longest);
    const bool limited = move.most > 0 && move.most_state.empty();
    const std::int64_t steps = limited ? std::min(all.steps, ways * move.most) : all.steps;
    switch (move.move_kind) {
      case MoveKind::hop:
      case MoveKind::slide: return steps * (1 + std::min(move.reflecting, 4));
      case MoveKind::step: return ways;
      case MoveKind::leap:
      case MoveKind::roam: return ways * (count + 1);
      case MoveKind::ride: return (move.aside > 0 ? ways * all.longest : steps) + ways * count;
      case MoveKind::zigzag:
      case MoveKind::wheel: return 2 * ways * std::max<std::int64_t>(all.longest, 8);
      case MoveKind::away: {
        const std::int64_t near = 8LL * (move.count + 1) * (move.count + 1);
        return 2 * cells * std::min(cells, near);
      }
      case MoveKind::touch:
      case MoveKind::side:
      case MoveKind::corner:
      case MoveKind::circle:
      case MoveKind::path: return 12 * cells;
    }
    return cells;
  }

  void add(Measure& all, const Axis& axis) {
    const auto [at, fresh] = axes_.try_emplace(axis.name);
    Measure& one = at->second;
    if (fresh) {
      one.headings = std::ssize(axis.headings);
      for (const auto& line : board_.lines(axis)) {
        one.steps += std::ssize(line) * (std::ssize(line) - 1);
        one.longest = std::max<std::int64_t>(one.longest, std::ssize(line));
      }
    }
    all.steps += one.steps;
    all.headings += one.headings;
    all.longest = std::max(all.longest, one.longest);
  }

  const Board& board_;
  std::map<std::string, Measure, std::less<>> axes_;
  std::optional<Board> joined_;   ///< the board with its edges joined, for moves around it,
  std::unique_ptr<Ruler> round_;  ///< and its measures
};

std::int64_t cost_of(const PieceType& piece_type, const Board& board, Ruler& ruler) {
  std::int64_t cost = 0;
  for (const MovePattern& move : piece_type.moves) cost += ruler.cost(move);
  const int seats = play::same_for_all(piece_type.moves, board) ? 1 : board.seat_ids().size();
  return cost * seats * (piece_type.state.contains(moves::unmoved_number) ? 2 : 1);
}

}  // namespace

std::int64_t cost_of(const PieceType& piece_type, const Board& board) {
  Ruler ruler(board);
  return cost_of(piece_type, board, ruler);
}

bool check_cost(const Game& game, Report& report) {
  const Board& board =
      **std::max_element(game.boards.begin(), game.boards.end(),
                         [](const auto& p, const auto& q) { return p->size() < q->size(); });
  Ruler ruler(board);
  std::int64_t cost = 0;
  for (const PieceType& piece_type : game.piece_types) {
    cost += cost_of(piece_type, board, ruler);
    if (cost <= base::limits::traced_cells) continue;
    report.error(piece_type.place,
                 "with those of piece '" + piece_type.id +
                     "', the moves of all pieces lead over more than " +
                     std::to_string(base::limits::traced_cells) + " cells of board '" + board.id +
                     "'",
                 "counted from every cell and for each seat; take fewer moves or a smaller board");
    return false;
  }
  return true;
}

}  // namespace boardwright::game
