// The transposition table of perft: counts by position.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "play/play_tables.h"

namespace boardwright::play {

/// Appends to a key all that affects how a position continues, except the history of the game and
/// the counter of quiet moves. `steps` are the double steps that can be captured en passant.
void append_key(const Position& position, const Position::BySeat<EnPassant>& steps,
                std::vector<std::uint32_t>& key);

/// A hash of a key.
std::uint64_t hash_of(std::span<const std::uint32_t> key);

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

  Position::BySeat<EnPassant> steps_that_matter(const Position& position) const;

  const PlayTables& tables_;
  std::vector<std::uint32_t> key_;  ///< of the position of the last find()
  std::uint64_t hash_ = 0;          ///< of `key_`
  std::vector<Entry> entries_;      ///< by hash; their number is a power of two
};

}  // namespace boardwright::play
