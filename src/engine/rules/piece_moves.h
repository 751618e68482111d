// The moves of a piece worked out for every cell of a board.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/index.h"
#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

/// Numbers that belong to one piece and change during play: {"n", 3}.
using State = std::map<std::string, int, std::less<>>;

/// A number of a piece, or the fallback if he has none of this name.
inline int number_of(const State& state, std::string_view name, int fallback) {
  const auto found = state.find(name);
  return found == state.end() ? fallback : found->second;
}

/// The moves of one piece of one seat, worked out for every cell of one board.
///
/// Straight and round moves are rays, read outward until a piece stands in the way; moves along
/// paths, and leaps that turn freely, are floods through empty cells.
class PieceMoves {
 public:
  /// Requires: the moves were read with the board's vocabulary, and the board outlives this.
  PieceMoves(const Board& board, std::span<const MovePattern> moves, SeatId seat,
             const State& state = {});

  /// Two bytes: the moves of many riders on a large board have millions.
  struct Hop {
    CellId cell : 12;
    Requirement stop : 2;  ///< of plain rays: none
    bool lands : 1;        ///< whether the move may end here
    bool hurdle : 1;       ///< whether a hurdle stands here, of a hop that goes on
  };
  static_assert(sizeof(Hop) == 2 && limits::board_cells <= 1 << 11);
  struct Ray {
    std::uint32_t first, last;  ///< of hops()
    bool moves, captures;
    bool straight;       ///< or round: it follows a line that can be drawn
    bool hopping;        ///< it leads over pieces, to an own piece, or back: hurdles() tells how
    std::uint16_t move;  ///< the move that it comes from, by its place in the list
    CellId turn;         ///< where a leap of two stretches turns; of others no_cell
  };
  /// How a hopping ray leads over pieces. Those of a hop lie anywhere on the ray, which goes over
  /// all cells of its line to the rim; those of other moves, and of a hop that goes on, stand where
  /// Hop::stop tells.
  struct Hurdles {
    int count = 0;         ///< of a hop: how many pieces it leads over
    int beyond = 0;        ///< of a hop: ends at most so many cells behind the last; 0: no limit
    int beyond_least = 0;  ///< of a hop: ends at least so many cells behind the last
    bool equal = false;    ///< of a hop: ends as far behind the last as this lies from the start
    bool own = true, enemy = true;  ///< of a hop: whose pieces it leads over; which, the move tells
    bool locust = false;            ///< of a hop: it takes them, and ends on an empty cell
    bool swaps_own = false,
         swaps_enemy = false;  ///< it ends on a piece and changes places with him

    /// Whether it ends, or goes on, so many cells behind its last hurdle, which is the `last` of
    /// its cells.
    bool ends(std::size_t behind, std::size_t last) const {
      return behind >= index(beyond_least) && goes_on(behind, last) && (!equal || behind == last);
    }
    bool goes_on(std::size_t behind, std::size_t last) const {
      return (beyond == 0 || behind <= index(beyond)) && (!equal || behind <= last);
    }
  };
  struct Flood {
    const PathGraph* path;
    int most;  ///< cells; 0: no limit
    bool moves, captures;
    bool anywhere;  ///< it may end on every cell of the path; otherwise on these
    CellSet onto;
    std::uint16_t move;  ///< as of a ray
  };

  std::span<const Ray> rays(CellId from) const {
    const auto i = static_cast<std::size_t>(from);
    return {rays_.data() + starts_[i], rays_.data() + starts_[i + 1]};
  }
  std::span<const Hop> hops(const Ray& ray) const { return hops(ray.first, ray.last); }
  std::span<const Hop> hops(std::uint32_t first, std::uint32_t last) const {
    return {hops_.data() + first, hops_.data() + last};
  }
  /// How a ray leads over pieces; nothing for most, which end at the first.
  const Hurdles* hurdles(const Ray& ray) const {
    return ray.hopping ? &hurdles_[ray.move] : nullptr;
  }
  const Hurdles& hurdles(std::uint16_t move) const { return hurdles_[move]; }
  std::span<const Flood> floods(CellId from) const {
    return floods_[static_cast<std::size_t>(from)];
  }

  /// The cells over which a move without capture leads from one cell to another, in turn; none if
  /// it leads over none.
  std::span<const Hop> passed(CellId from, CellId to) const;

  /// How many cells a reading of all rays and floods from a cell looks at, at most.
  std::int64_t weight(CellId from) const {
    const auto from_here = rays(from);
    const std::int64_t hops =
        from_here.empty() ? 0 : from_here.back().last - from_here.front().first;
    return 1 + hops + std::ssize(floods(from)) * std::ssize(floods_);
  }

  /// The same for all cells together.
  std::int64_t weight() const { return std::ssize(hops_) + flood_weight_ + std::ssize(floods_); }

 private:
  std::int64_t flood_weight_ = 0;
  std::vector<Hop> hops_;
  std::vector<Ray> rays_;
  std::vector<Hurdles> hurdles_;       ///< by move
  std::vector<std::uint32_t> starts_;  ///< by cell, and one more
  std::vector<std::vector<Flood>> floods_;
  std::vector<std::unique_ptr<PathGraph>> leaps_;  ///< paths of moves that roam
};

/// Whether a move leads anywhere from any cell of the empty board, be it to move or to capture; a
/// null move, which leads there and back, does.
bool leads_somewhere(const Board& board, const MovePattern& move, SeatId seat, const State& state);

}  // namespace boardwright::rules
