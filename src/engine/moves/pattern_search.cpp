// Searches for moves by their reach: tries each simple move in the directions that fit, and covers
// the wanted cells by those whose lines are shortest.
#include "moves/pattern_search.h"

#include <algorithm>
#include <functional>

#include "base/text.h"
#include "moves/arms.h"
#include "moves/reach.h"
#include "moves/same_moves.h"

namespace boardwright::moves {

using geometry::Axis;
using notation::MoveKind, notation::Then, notation::print_pattern;

namespace {

constexpr int longest = 6;  // cells of a limited slide
constexpr int farthest_leap = 4;
constexpr int most_lines = 6;
constexpr int most_steps = 20'000;  // of the search

CellSet ends_of(const Board& board, const MovePattern& move, SeatId seat, CellId from) {
  return reach(PieceMoves(board, std::span(&move, 1), seat), {}, from).moves;
}

/// A move whose ends are all wanted. `cost` grows with the length of its line.
struct Candidate {
  MovePattern move;
  CellSet ends;
  int cost = 0;
  std::size_t number = 0;  ///< in the order in which they were found
};

/// The simple moves of a board, as a base for others in fewer directions.
class SimpleMoves {
 public:
  explicit SimpleMoves(const Board& board) : board_(board) {}

  std::vector<MovePattern> all() {
    for (const Axis& axis : board_.axes) add_of_axis(axis);
    for (const MoveKind kind : {MoveKind::touch, MoveKind::side, MoveKind::corner}) add(kind, "");
    for (int n = 2; n <= farthest_leap; ++n) add(MoveKind::away, "").count = n;
    for (const board::RingSet& circle : board_.circles) add(MoveKind::circle, circle.name);
    for (const board::PathGraph& path : board_.paths)
      for (int n = 0; n <= longest; ++n)
        if (n != 1) add(MoveKind::path, path.name).most = n;
    return std::move(all_);
  }

 private:
  MovePattern& add(MoveKind kind, const std::string& axis) {
    MovePattern& move = all_.emplace_back();
    move.move_kind = kind;
    if (!axis.empty()) move.axes = {axis};
    return move;
  }

  void add_of_axis(const Axis& axis) {
    add(MoveKind::step, axis.name);
    add(MoveKind::slide, axis.name);
    for (int n = 2; n <= longest; ++n) add(MoveKind::slide, axis.name).most = n;
    for (int n = 2; n <= farthest_leap; ++n) {
      add(MoveKind::leap, axis.name).count = n;
      add(MoveKind::ride, axis.name).count = n;
    }
    if (std::ranges::all_of(axis.headings, geometry::is_multiple_of_30))
      for (int n = 2; n <= farthest_leap; ++n)
        for (int m = 1; m < n; ++m)
          for (const MoveKind kind : {MoveKind::leap, MoveKind::ride}) {
            MovePattern& move = add(kind, axis.name);
            move.count = n;
            move.aside = m;
          }
    for (const MoveKind then : {MoveKind::side, MoveKind::corner})
      add_bent(MoveKind::leap, axis, then, {});
    for (const Axis& other : board_.axes)
      if (other.name != axis.name) add_bent(MoveKind::step, axis, MoveKind::slide, {other.name});
  }

  void add_bent(MoveKind kind, const Axis& axis, MoveKind then_kind,
                std::vector<std::string> then_axes) {
    Then then;
    then.move_kind = then_kind;
    then.axes = std::move(then_axes);
    then.bend = Then::Bend::outward;
    add(kind, axis.name).then.push_back(std::move(then));
  }

  const Board& board_;
  std::vector<MovePattern> all_;
};

/// The candidates for a set of cells.
class Candidates {
 public:
  Candidates(const Board& board, SeatId seat, CellId from, const CellSet& wanted)
      : board_(board), seat_(seat), from_(from), wanted_(wanted) {}

  std::vector<Candidate> find() {
    for (const MovePattern& base : SimpleMoves(board_).all()) {
      const CellSet ends = ends_of(board_, base, seat_, from_);
      if ((ends & wanted_).empty()) continue;
      if (ends.within(wanted_))
        add(base, ends);
      else
        add_parts(base, ends);
    }
    std::ranges::stable_sort(found_, {}, &Candidate::cost);
    return std::move(found_);
  }

 private:
  void add(const MovePattern& move, const CellSet& ends) {
    const bool is_usual = is_of_leaps(move.move_kind) || move.move_kind == MoveKind::step ||
                          move.move_kind == MoveKind::slide;
    const auto words = static_cast<int>(base::words(print_pattern(move)).size());
    const bool over_corner = !move.then.empty() && move.then.front().move_kind == MoveKind::corner;
    const int cost = words + (is_usual ? 0 : 3) + (over_corner ? 1 : 0);
    const auto same = std::ranges::count_if(
        found_, [&](const Candidate& each) { return each.ends == ends && each.cost <= cost; });
    if (same < 2) found_.push_back({move, ends, cost, found_.size()});
  }

  void add_if_wanted(const MovePattern& move) {
    const CellSet ends = ends_of(board_, move, seat_, from_);
    if (!ends.empty() && ends.within(wanted_)) add(move, ends);
  }

  /// Adds what is wanted of a move: one side of it, some shapes of cells, or some directions.
  void add_parts(const MovePattern& base, const CellSet& ends) {
    add_on_shapes(base, ends);
    if (base.axes.empty() || base.move_kind == MoveKind::path || base.move_kind == MoveKind::circle)
      return;
    for (const auto facing : {MovePattern::Facing::forward, MovePattern::Facing::backward}) {
      MovePattern move = base;
      move.facing = facing;
      add_if_wanted(move);
    }
    const Arms all = arms_of(board_, base, board_.forward(seat_, from_));
    Arms wanted;
    for (const Arm& arm : all)
      for (const MovePattern& move : narrowed(base, all, {arm})) {
        const CellSet part = ends_of(board_, move, seat_, from_);
        if (!part.empty() && part.within(wanted_)) wanted.insert(arm);
      }
    if (wanted.empty()) return;
    for (const MovePattern& move : narrowed(base, all, wanted)) add_if_wanted(move);
  }

  void add_on_shapes(MovePattern move, const CellSet& ends) {
    for (const auto& shape : geometry::all_shapes()) {
      const CellSet cells = board_.region(shape.word, seat_).value_or(CellSet{}) & ends;
      if (!cells.empty() && cells.within(wanted_)) move.onto.emplace_back(shape.word);
    }
    if (!move.onto.empty()) add_if_wanted(move);
  }

  const Board& board_;
  SeatId seat_;
  CellId from_;
  const CellSet& wanted_;
  std::vector<Candidate> found_;
};

/// The cheapest ways to cover a set of cells by candidates, which are in the order of their costs.
class Cover {
 public:
  struct Way {
    std::vector<const Candidate*> candidates;
    int cost = 0;
  };

  Cover(const std::vector<Candidate>& candidates, int most)
      : candidates_(candidates), most_(base::index(most)), leading_(base::limits::board_cells) {
    for (const Candidate& each : candidates)
      for (const CellId cell : each.ends) ++leading_[base::index(cell)];
  }

  std::vector<Way> find(const CellSet& wanted) {
    extend(wanted);
    return std::move(found_);
  }

 private:
  void extend(const CellSet& missing) {
    if (++steps_ > most_steps) return;
    if (missing.empty()) return keep();
    if (now_.candidates.size() == most_lines) return;
    // The cell to which the fewest moves lead is covered first.
    CellId rarest = *missing.begin();
    for (const CellId cell : missing)
      if (leading_[base::index(cell)] < leading_[base::index(rarest)]) rarest = cell;
    for (const Candidate& each : candidates_) {
      if (!each.ends.contains(rarest)) continue;
      if (found_.size() == most_ && now_.cost + each.cost >= found_.back().cost) break;
      now_.candidates.push_back(&each);
      now_.cost += each.cost;
      extend(missing - each.ends);
      now_.cost -= each.cost;
      now_.candidates.pop_back();
    }
  }

  /// Keeps a way of which each part leads to a cell to which no other does: the cheapest first, and
  /// those of one cost in the order in which they are found, which is that of their candidates.
  void keep() {
    for (const Candidate* each : now_.candidates) {
      CellSet others;
      for (const Candidate* other : now_.candidates)
        if (other != each) others |= other->ends;
      if (each->ends.within(others)) return;
    }
    const auto after = std::ranges::upper_bound(found_, now_.cost, {}, &Way::cost);
    found_.insert(after, now_);
    if (found_.size() > most_) found_.pop_back();
  }

  const std::vector<Candidate>& candidates_;
  std::size_t most_;
  std::vector<int> leading_;  ///< for each cell the number of candidates that lead to it
  Way now_;
  std::vector<Way> found_;
  int steps_ = 0;
};

/// Joins two lines that differ only in their axes and headings; nothing if the result would be
/// another move.
std::optional<MovePattern> joined(const Board& board, SeatId seat, const MovePattern& one,
                                  const MovePattern& other) {
  MovePattern both = one;
  if (one.heading.empty() != other.heading.empty()) return std::nullopt;
  both.heading.insert(both.heading.end(), other.heading.begin(), other.heading.end());
  std::ranges::sort(both.heading);
  both.axes.clear();
  for (const Axis& axis : board.axes)
    for (const auto* each : {&one, &other})
      if (std::ranges::find(each->axes, axis.name) != each->axes.end() &&
          std::ranges::find(both.axes, axis.name) == both.axes.end())
        both.axes.push_back(axis.name);
  MovePattern same = other;
  same.axes = one.axes;
  same.heading = one.heading;
  if (print_pattern(same) != print_pattern(one)) return std::nullopt;
  const MovePattern parts[] = {one, other};
  const PieceMoves separate(board, parts, seat), together(board, std::span(&both, 1), seat);
  return are_same(separate, together, board) ? std::optional(both) : std::nullopt;
}

std::vector<MovePattern> lines_of(const Board& board, SeatId seat, Cover::Way way,
                                  MovePattern::Use use) {
  std::vector<MovePattern> lines;
  std::ranges::sort(way.candidates, {}, [](const Candidate* each) {
    return std::pair(each->move.move_kind, each->number);
  });
  for (const Candidate* each : way.candidates) {
    MovePattern move = each->move;
    move.use = use;
    bool is_joined = false;
    for (MovePattern& line : lines)
      if (auto both = is_joined ? std::nullopt : joined(board, seat, line, move)) {
        line = std::move(*both);
        is_joined = true;
      }
    if (!is_joined) lines.push_back(std::move(move));
  }
  return lines;
}

}  // namespace

WantedReach shown_reach(const Board& board, std::span<const MovePattern> moves, SeatId seat,
                        CellId from, const State& state) {
  const PieceMoves table(board, moves, seat, state);
  const CellSet plain = reach(table, {}, from).moves;
  CellSet captures;
  for (const CellId cell : possible_ends(table, from)) {
    CellSet enemy;
    enemy.insert(cell);
    if (cell != from && reach(table, {{}, enemy}, from).captures.contains(cell))
      captures.insert(cell);
  }
  return {plain & captures, plain - captures, captures - plain};
}

std::vector<std::vector<MovePattern>> find_patterns(const Board& board, SeatId seat, CellId from,
                                                    const WantedReach& wanted, int most) {
  using Use = MovePattern::Use;
  std::vector<std::vector<MovePattern>> found(base::index(wanted.all().empty() ? 0 : most));
  for (const auto& [cells, use] :
       {std::pair(wanted.both, Use::both), std::pair(wanted.moves, Use::move),
        std::pair(wanted.captures, Use::capture)}) {
    if (cells.empty()) continue;
    const std::vector<Candidate> candidates = Candidates(board, seat, from, cells).find();
    const std::vector<Cover::Way> ways = Cover(candidates, most).find(cells);
    if (ways.empty()) return {};
    for (std::size_t i = 0; i < found.size(); ++i)
      for (MovePattern& line : lines_of(board, seat, ways[std::min(i, ways.size() - 1)], use)) {
        line.text = print_pattern(line);
        found[i].push_back(std::move(line));
      }
  }
  const auto texts = [](const std::vector<MovePattern>& lines) {
    std::vector<std::string> all;
    for (const MovePattern& line : lines) all.push_back(line.text);
    std::ranges::sort(all);
    return all;
  };
  for (std::size_t i = found.size(); i-- > 0;) {
    const bool is_again =
        std::ranges::any_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const auto& before) { return texts(before) == texts(found[i]); });
    if (is_again || shown_reach(board, found[i], seat, from) != wanted)
      found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return found;
}

}  // namespace boardwright::moves
