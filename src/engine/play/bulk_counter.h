// Moves that can be counted without a list of them.
#pragma once
#include <span>
#include <vector>

#include "base/index.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// Where pieces stand whose rays tell their moves one by one: each leads to a cell of its own, over
/// nobody, takes whoever is an opponent, and makes nobody another.
class BulkCounter {
 public:
  /// Requires: the tables outlive this.
  explicit BulkCounter(const PlayTables& tables);

  /// Whether the rules of the game leave anything plain.
  bool any() const { return any_; }
  bool covers(const Piece& piece, CellId from) const {
    return from_[tables_.table_of(piece)].contains(from);
  }

  /// The rays of such a piece, without those that tell again what a longer one tells.
  std::span<const PieceMoves::Ray> rays(const Piece& piece, CellId from) const {
    const auto& starts = starts_[tables_.table_of(piece)];
    return std::span(rays_).subspan(starts[index(from)],
                                    starts[index(from) + 1] - starts[index(from)]);
  }

 private:
  void add_table(const Piece& piece);
  bool is_plain(const Piece& piece, CellId from, std::span<const PieceMoves::Ray> rays) const;
  std::vector<PieceMoves::Ray> bulk_counter(const PieceMoves& moves, CellId from) const;
  bool may_promote(const Piece& piece, CellId from, CellId to) const;

  const PlayTables& tables_;
  std::vector<CellSet> from_;                       ///< by table of moves
  std::vector<std::vector<std::uint32_t>> starts_;  ///< by table and cell, and one more
  std::vector<PieceMoves::Ray> rays_;
  bool any_ = false;
};

}  // namespace boardwright::play
