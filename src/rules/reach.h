// The rules engine: where a piece can go from a cell.
#pragma once
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright {

/// Numbers that belong to one man and change during play: {"n", 3}.
using State = std::map<std::string, int, std::less<>>;

/// The moves of one piece of one seat, worked out for every cell of one board.
///
/// Straight and round moves are rays, read outward until a man stands in the way; moves along
/// paths are floods through empty cells.
class Moves {
 public:
  /// Requires: the moves were read with the board's vocabulary, and the board outlives this.
  Moves(const Board& board, std::span<const Move> moves, int seat, const State& state = {});

  struct Hop {
    std::int16_t cell;
    bool lands;  ///< whether the move may end here
  };
  struct Ray {
    std::uint32_t first, last;  ///< of hops()
    bool moves, captures;
    bool straight;  ///< or round: it follows a line that can be drawn
  };
  struct Flood {
    const PathGraph* path;
    int most;  ///< cells; 0: no limit
    bool moves, captures;
    CellSet onto;
  };

  std::span<const Ray> rays(CellId from) const {
    const auto i = static_cast<std::size_t>(from);
    return {rays_.data() + starts_[i], rays_.data() + starts_[i + 1]};
  }
  std::span<const Hop> hops(const Ray& ray) const {
    return {hops_.data() + ray.first, hops_.data() + ray.last};
  }
  std::span<const Flood> floods(CellId from) const {
    return floods_[static_cast<std::size_t>(from)];
  }

 private:
  std::vector<Hop> hops_;
  std::vector<Ray> rays_;
  std::vector<std::uint32_t> starts_;  ///< by cell, and one more
  std::vector<std::vector<Flood>> floods_;
};

/// Who stands in the way: men of the mover's seat, and all others.
struct Men {
  CellSet own, enemy;
};

/// Where a piece may go. The sets are disjoint; none contains the cell it starts from.
struct Reach {
  CellSet moves;     ///< empty cells
  CellSet captures;  ///< cells of other seats' men
  CellSet blocked;   ///< cells it could go to but for a man of its own seat there

  CellSet all() const { return moves | captures; }
  int count() const { return moves.size() + captures.size(); }
};

Reach reach(const Moves& moves, const Men& men, CellId from);

/// The ways taken, for drawing: each from the starting cell on, over every cell on which the move
/// might end, to the last that it reaches. Along paths they are the branches of a tree; moves told
/// by distance alone follow no way and have none.
std::vector<std::vector<CellId>> routes(const Moves& moves, const Men& men, CellId from);

/// All cells on which some move on an empty board can end.
CellSet range(const Board& board, const Moves& moves);

/// The cells it can arrive on after any number of moves on an empty board; the start is one of them
/// if it can come back.
CellSet range_from(const Moves& moves, CellId from);

/// The fewest moves between two cells of an empty board, or nothing if there is no way.
std::optional<int> distance(const Moves& moves, CellId from, CellId to);

}  // namespace boardwright
