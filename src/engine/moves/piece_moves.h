// The moves of a piece, tabulated for every cell of a board.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/index.h"
#include "board/board.h"
#include "notation/notation.h"

namespace boardwright::moves {

using board::Board, board::PathGraph, board::SeatId;
using geometry::CellId, geometry::CellSet;
using notation::MovePattern, notation::Requirement;

/// The numbers of one piece, which change during play: {"n", 3}.
using State = std::map<std::string, int, std::less<>>;

/// A number of a piece, or the fallback if it has none of this name.
inline int number_of(const State& state, std::string_view name, int fallback) {
  const auto found = state.find(name);
  return found == state.end() ? fallback : found->second;
}

/// The moves of one piece of one seat, tabulated for every cell of one board.
///
/// Straight and circular moves are rays, read outward until a piece blocks them; moves along paths,
/// and leaps that turn freely, are flood fills through empty cells.
class PieceMoves {
 public:
  /// Requires: the moves were read with the board's vocabulary, and the board outlives this.
  PieceMoves(const Board& board, std::span<const MovePattern> moves, SeatId seat,
             const State& state = {});

  /// A cell of a ray. It has two bytes, since many riders on a large board have millions of them.
  struct Hop {
    CellId cell : 12;
    Requirement requirement : 2;  ///< what the cell must hold; of plain rays: none
    bool lands : 1;               ///< whether the move can end here
    bool hurdle : 1;              ///< of a hop that continues: needs a hurdle here
  };
  static_assert(sizeof(Hop) == 2 && base::limits::board_cells <= 1 << 11);
  struct Ray {
    std::uint32_t first, last;  ///< range in hops()
    bool moves, captures;
    bool straight;       ///< or circular: it follows a line that can be drawn
    bool hopping;        ///< it leads over pieces, to one of its seat, or back: see hurdles()
    std::uint16_t move;  ///< index of its move pattern
    CellId turn;         ///< where a leap of two stretches turns; otherwise no_cell
  };
  /// How a hopping ray leads over pieces. The hurdles of a hop are anywhere on the ray, which
  /// covers its line to the rim; those of other moves, and of a hop that continues, are where
  /// Hop::requirement requires them.
  struct Hurdles {
    int count = 0;                  ///< of a hop: number of pieces that it leads over
    notation::Landing beyond;       ///< of a hop
    bool own = true, enemy = true;  ///< of a hop: whose pieces; their types are in Traits
    bool locust = false;            ///< of a hop: captures them and ends on an empty cell
    bool swaps_own = false,
         swaps_enemy = false;  ///< it ends on a piece and changes places with it
  };
  struct Flood {
    const PathGraph* path;
    int most;  ///< cells; 0: no limit
    bool moves, captures, swaps;
    bool anywhere;  ///< it can end on every cell of the path; otherwise on `onto`
    CellSet onto;
    CellSet over;        ///< cells that it passes whatever stands there
    std::uint16_t move;  ///< index of its move pattern
  };

  std::span<const Ray> rays(CellId from) const {
    const auto i = static_cast<std::size_t>(from);
    return {rays_.data() + starts_[i], rays_.data() + starts_[i + 1]};
  }
  /// The ray from a cell that begins with this hop. Requires: there is one.
  const Ray& ray_at(CellId from, std::uint32_t first) const {
    return *std::ranges::lower_bound(rays(from), first, {}, &Ray::first);
  }
  std::span<const Hop> hops(const Ray& ray) const { return hops(ray.first, ray.last); }
  std::span<const Hop> hops(std::uint32_t first, std::uint32_t last) const {
    return {hops_.data() + first, hops_.data() + last};
  }
  /// How a ray leads over pieces; null for most rays, which end at the first piece.
  const Hurdles* hurdles(const Ray& ray) const {
    return ray.hopping ? &hurdles_[ray.move] : nullptr;
  }
  const Hurdles& hurdles(std::uint16_t move) const { return hurdles_[move]; }
  std::span<const Flood> floods(CellId from) const {
    return floods_[static_cast<std::size_t>(from)];
  }

  /// The cells that a move without capture passes over between two cells, in order; empty if it
  /// passes over none. Wheels and zigzags pass over none.
  std::span<const Hop> passed(CellId from, CellId to) const;

  /// The largest number of cells that reading all rays and floods from a cell can visit.
  std::int64_t weight(CellId from) const {
    const auto from_here = rays(from);
    const std::int64_t hops =
        from_here.empty() ? 0 : from_here.back().last - from_here.front().first;
    return 1 + hops + std::ssize(floods(from)) * std::ssize(floods_);
  }

  /// The sum over all cells.
  std::int64_t weight() const { return std::ssize(hops_) + flood_weight_ + std::ssize(floods_); }

 private:
  std::int64_t flood_weight_ = 0;
  std::vector<Hop> hops_;
  std::vector<Ray> rays_;
  std::vector<Hurdles> hurdles_;       ///< by move pattern
  std::vector<bool> turns_;            ///< by move pattern: it is not a straight line
  std::vector<std::uint32_t> starts_;  ///< by cell, with an end mark
  std::vector<std::vector<Flood>> floods_;
  std::vector<std::unique_ptr<PathGraph>> leaps_;  ///< paths of moves that roam
};

/// Whether a move leads anywhere from any cell of the empty board, with or without capture. A null
/// move, which leads there and back, does.
bool leads_somewhere(const Board& board, const MovePattern& move, SeatId seat, const State& state);

}  // namespace boardwright::moves
