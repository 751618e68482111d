// Bulk counting: counts of moves that need not be listed.
#pragma once
#include <span>
#include <vector>

#include "base/index.h"
#include "geometry/small_cell_set.h"
#include "play/play_tables.h"

namespace boardwright::play {

using geometry::SmallCellSet;

/// The pieces, by type and cell, whose moves can be counted along their rays: no two rays reach the
/// same cell, none leads over pieces, each captures any opponent's piece, and none promotes.
class BulkCounter {
 public:
  /// Requires: the tables outlive this.
  explicit BulkCounter(const PlayTables& tables);

  /// Whether the rules of the game allow bulk counting at all.
  bool any() const { return any_; }

  /// Whether moves are counted by sets of cells, and not along rays.
  bool counts_by_sets() const { return !ways_.empty(); }
  bool covers(const Piece& piece, CellId from) const {
    return from_[tables_.table_of(piece)].contains(from);
  }

  /// The rays of a covered piece, without those that are prefixes of longer ones.
  std::span<const PieceMoves::Ray> rays(const Piece& piece, CellId from) const {
    return rays(tables_.table_of(piece), from);
  }
  std::span<const PieceMoves::Ray> rays(std::size_t table, CellId from) const {
    const auto& starts = starts_[table];
    return std::span(rays_).subspan(starts[index(from)],
                                    starts[index(from) + 1] - starts[index(from)]);
  }

  /// The cells on which pieces stand, and of these the ones whose pieces cannot be captured.
  struct Standing {
    SmallCellSet held, shut;
  };

  /// A ray along cells whose ids rise or fall.
  struct Line {
    SmallCellSet cells, ends;
    bool rises, moves, captures;
  };
  /// The moves of a piece from one cell: where its leaps end, which move, capture or do both, and
  /// its lines.
  struct Ways {
    SmallCellSet both, moves, captures;
    std::uint32_t first_line = 0, last_line = 0;
    bool known = false;  ///< false: they have to be walked
  };

  /// The ways of a piece; null if there are none, or it is not covered, or they are not known.
  const Ways* ways(const Piece& piece, CellId from) const {
    if (ways_.empty()) return nullptr;
    const Ways& found = ways_[tables_.table_of(piece) * index(tables_.board.size()) + index(from)];
    return found.known ? &found : nullptr;
  }

  /// The moves along ways on some board.
  struct Moves {
    int quiet = 0;  ///< those that capture nothing
    SmallCellSet taken;
  };
  Moves moves(const Ways& ways, const Standing& pieces) const;

 private:
  void add_ways();
  Ways ways_along(std::span<const PieceMoves::Ray> rays, const PieceMoves& moves);
  void add_table(const Piece& piece);
  bool is_countable(const Piece& piece, CellId from, std::span<const PieceMoves::Ray> rays) const;
  std::vector<PieceMoves::Ray> longest_rays(const PieceMoves& moves, CellId from) const;
  bool can_promote(const Piece& piece, CellId from, CellId to) const;

  const PlayTables& tables_;
  std::vector<CellSet> from_;                       ///< by move table
  std::vector<std::vector<std::uint32_t>> starts_;  ///< by table and cell, with an end mark
  std::vector<PieceMoves::Ray> rays_;
  std::vector<Ways> ways_;  ///< by table and cell; empty on large boards
  std::vector<Line> lines_;
  bool any_ = false;
};

}  // namespace boardwright::play
