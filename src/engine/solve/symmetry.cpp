// Finds symmetries of boards: maps that keep which cells touch, and then those that keep moves.
#include "solve/symmetry.h"

#include <algorithm>
#include <climits>
#include <tuple>

#include "base/index.h"
#include "moves/reach.h"

namespace boardwright::solve {

using base::index;
using moves::PieceMoves;

namespace {

/// Candidates: permutations of the cells that preserve which cells touch or are a move of a piece
/// apart.
class Maps {
 public:
  Maps(const Board& board, const PieceMoves& moves)
      : board_(board), next_(index(board.size())), parent_(index(board.size()), no_cell) {
    for (const CellId cell : board.cells()) {
      next_[index(cell)] = possible_ends(moves, cell);
      for (const CellId next : board.topology.touching(cell)) next_[index(cell)].insert(next);
    }
    for (const CellId cell : board.cells()) add_with_neighbours(cell);
  }

  /// All maps; none if there are too many to try.
  std::vector<Turning> find() {
    extend(0);
    return steps_ > most_steps ? std::vector<Turning>{} : std::move(found_);
  }

 private:
  static constexpr CellId no_cell = geometry::no_cell;
  static constexpr int most_steps = 4'000'000;

  /// Orders the cells so that each but the first of a connected part touches an earlier one.
  void add_with_neighbours(CellId first) {
    if (std::ranges::find(order_, first) != order_.end()) return;
    std::size_t at = order_.size();
    for (order_.push_back(first); at < order_.size(); ++at)
      for (const CellId next : next_[index(order_[at])])
        if (std::ranges::find(order_, next) == order_.end()) {
          parent_[index(next)] = order_[at];
          order_.push_back(next);
        }
  }

  bool fits(CellId cell, CellId image) const {
    const CellSet &here = next_[index(cell)], &there = next_[index(image)];
    if (used_.contains(image) || here.size() != there.size() ||
        board_.topology.sides(cell) != board_.topology.sides(image))
      return false;
    return std::ranges::all_of(here.list(), [&](CellId next) {
      const CellId taken = image_[index(next)];
      return taken == no_cell || there.contains(taken);
    });
  }

  void extend(std::size_t done) {
    if (++steps_ > most_steps) return;
    if (done == order_.size()) {
      found_.push_back(image_);
      return;
    }
    const CellId cell = order_[done];
    const auto attempt = [&](CellId image) {
      if (!fits(cell, image)) return;
      image_[index(cell)] = image;
      used_.insert(image);
      extend(done + 1);
      used_.erase(image);
      image_[index(cell)] = no_cell;
    };
    if (const CellId parent = parent_[index(cell)]; parent == no_cell)
      std::ranges::for_each(board_.cells(), attempt);
    else
      std::ranges::for_each(next_[index(image_[index(parent)])].list(), attempt);
  }

  const Board& board_;
  std::vector<CellSet> next_;  ///< by cell
  std::vector<CellId> order_, parent_;
  Turning image_ = Turning(index(board_.size()), no_cell);
  CellSet used_;
  std::vector<Turning> found_;
  int steps_ = 0;
};

/// The piece with the fewest moves, but at least one: it distinguishes cells best.
const PieceMoves& slowest(const Board& board, std::span<const PieceMoves* const> moves) {
  return **std::ranges::min_element(moves, {}, [&](const PieceMoves* each) {
    int ends = 0;
    for (const CellId cell : board.cells()) ends += possible_ends(*each, cell).size();
    return ends == 0 ? INT_MAX : ends;
  });
}

CellSet turned(const CellSet& cells, const Turning& by) {
  CellSet there;
  for (const CellId cell : cells) there.insert(by[index(cell)]);
  return there;
}

CellId turned(CellId cell, const Turning& by) {
  return cell == geometry::no_cell ? cell : by[index(cell)];
}

/// A ray as numbers, with its cells turned.
std::vector<int> signature(const PieceMoves& moves, const PieceMoves::Ray& ray, const Turning& by) {
  std::vector<int> numbers = {ray.moves, ray.captures, ray.hopping, ray.move,
                              static_cast<int>(turned(ray.turn, by))};
  for (const PieceMoves::Hop hop : moves.hops(ray)) {
    numbers.push_back(static_cast<int>(turned(hop.cell, by)));
    numbers.push_back(static_cast<int>(hop.requirement) << 2 | hop.lands << 1 | hop.hurdle);
  }
  return numbers;
}

std::vector<std::vector<int>> signatures(const PieceMoves& moves, CellId from, const Turning& by) {
  std::vector<std::vector<int>> all;
  for (const PieceMoves::Ray& ray : moves.rays(from)) all.push_back(signature(moves, ray, by));
  std::ranges::sort(all);
  return all;
}

/// Whether the floods from a cell and from its image are the same, in order.
bool keeps_floods(const Board& board, const PieceMoves& moves, CellId from, const Turning& by) {
  const auto here = moves.floods(from), there = moves.floods(by[index(from)]);
  return std::ranges::equal(here, there, [&](const auto& one, const auto& other) {
    const auto numbers = [](const PieceMoves::Flood& flood) {
      return std::tuple(flood.most, flood.moves, flood.captures, flood.swaps, flood.anywhere,
                        flood.move);
    };
    if (numbers(one) != numbers(other) || turned(one.onto, by) != other.onto ||
        turned(one.over, by) != other.over)
      return false;
    return std::ranges::all_of(board.cells(), [&](CellId cell) {
      CellSet next, beyond;
      for (const CellId each : one.path->next(cell)) next.insert(by[index(each)]);
      for (const CellId each : other.path->next(by[index(cell)])) beyond.insert(each);
      return next == beyond;
    });
  });
}

bool keeps(const Board& board, const PieceMoves& moves, const Turning& by, const Turning& still) {
  return std::ranges::all_of(board.cells(), [&](CellId cell) {
    return signatures(moves, cell, by) == signatures(moves, by[index(cell)], still) &&
           keeps_floods(board, moves, cell, by);
  });
}

}  // namespace

std::vector<Turning> symmetries_of(const Board& board, std::span<const PieceMoves* const> moves,
                                   std::span<const CellSet> kept) {
  const base::Ids<CellId> cells = board.cells();
  const Turning still(cells.begin(), cells.end());
  std::vector<Turning> found = {still};
  for (Turning& by : Maps(board, slowest(board, moves)).find())
    if (by != still &&
        std::ranges::all_of(kept, [&](const CellSet& set) { return turned(set, by) == set; }) &&
        std::ranges::all_of(moves,
                            [&](const PieceMoves* each) { return keeps(board, *each, by, still); }))
      found.push_back(std::move(by));
  return found;
}

}  // namespace boardwright::solve
