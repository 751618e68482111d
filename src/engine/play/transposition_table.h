// Transposition table of perft: counts of positions that were met before.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "play/play_tables.h"

namespace boardwright::play {

/// Perft counts by position, since several move orders lead to the same position. Positions count
/// as the same if they differ only in what affects no move: counters, and a double step that cannot
/// be captured en passant. A new entry replaces the one in its slot, so that memory is bounded.
class TranspositionTable {
 public:
  /// Requires: the tables outlive this.
  explicit TranspositionTable(const PlayTables& tables) : tables_(tables) {}

  /// The count stored for a position; nothing if there is none, and then store() can follow.
  std::optional<std::uint64_t> find(const Position& position);

  /// Stores the count of the position of the last find().
  void store(std::uint64_t count);

 private:
  struct Entry {
    std::vector<std::uint32_t> key;  ///< empty: an unused slot
    std::uint64_t hash = 0, count = 0;
  };

  void write_key(const Position& position);

  const PlayTables& tables_;
  std::vector<std::uint32_t> key_;  ///< of the position of the last find()
  std::uint64_t hash_ = 0;          ///< of `key_`
  std::vector<Entry> entries_;      ///< by hash; their number is a power of two
};

}  // namespace boardwright::play
