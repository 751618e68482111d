// Moves that can be counted without a list of them.
#pragma once
#include <vector>

#include "play/play_tables.h"

namespace boardwright::play {

/// Where men stand whose rays tell their moves one by one: each leads to a cell of its own, over
/// nobody, takes whoever is an opponent, and makes nobody another.
class PlainMoves {
 public:
  /// Requires: the tables outlive this.
  explicit PlainMoves(const PlayTables& tables);

  /// Whether the rules of the game leave anything plain.
  bool any() const { return any_; }
  bool covers(const Man& man, CellId from) const {
    return from_[tables_.table_of(man)].contains(from);
  }

 private:
  bool is_plain(const Man& man, CellId from) const;
  bool may_promote(const Man& man, CellId from, CellId to) const;

  const PlayTables& tables_;
  std::vector<CellSet> from_;  ///< by table of moves
  bool any_ = false;
};

}  // namespace boardwright::play
