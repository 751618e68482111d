// Bulk counting: counts of moves that need not be listed.
#pragma once
#include <span>
#include <vector>

#include "base/index.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// The pieces, by type and cell, whose moves can be counted along their rays: no two rays reach the
/// same cell, none leads over pieces, each captures any opponent's piece, and none promotes.
class BulkCounter {
 public:
  /// Requires: the tables outlive this.
  explicit BulkCounter(const PlayTables& tables);

  /// Whether the rules of the game allow bulk counting at all.
  bool any() const { return any_; }
  bool covers(const Piece& piece, CellId from) const {
    return from_[tables_.table_of(piece)].contains(from);
  }

  /// The rays of a covered piece, without those that are prefixes of longer ones.
  std::span<const PieceMoves::Ray> rays(const Piece& piece, CellId from) const {
    const auto& starts = starts_[tables_.table_of(piece)];
    return std::span(rays_).subspan(starts[index(from)],
                                    starts[index(from) + 1] - starts[index(from)]);
  }

 private:
  void add_table(const Piece& piece);
  bool is_countable(const Piece& piece, CellId from, std::span<const PieceMoves::Ray> rays) const;
  std::vector<PieceMoves::Ray> longest_rays(const PieceMoves& moves, CellId from) const;
  bool can_promote(const Piece& piece, CellId from, CellId to) const;

  const PlayTables& tables_;
  std::vector<CellSet> from_;                       ///< by move table
  std::vector<std::vector<std::uint32_t>> starts_;  ///< by table and cell, with an end mark
  std::vector<PieceMoves::Ray> rays_;
  bool any_ = false;
};

}  // namespace boardwright::play
