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
/// be captured en passant. A hash of 128 bits stands for each: of a billion positions two have the
/// same one with a probability below 10^-20. A new entry replaces the one in its slot, and memory
/// is bounded.
class TranspositionTable {
 public:
  /// Requires: the tables outlive this.
  explicit TranspositionTable(const PlayTables& tables) : tables_(tables) {}

  /// The count stored for a position; nothing if there is none, and then store() can follow.
  std::optional<std::uint64_t> find(const Position& position);

  /// Stores the count of the position of the last find().
  void store(std::uint64_t count);

 private:
  struct Hash {
    std::uint64_t first = 0, second = 0;
    friend bool operator==(const Hash&, const Hash&) = default;
  };
  struct Entry {
    Hash hash;  ///< zeros: an unused slot
    std::uint64_t count = 0;
  };

  Position::BySeat<EnPassant> steps_that_matter(const Position& position) const;
  Entry& slot(const Hash& hash) { return entries_[hash.first & (entries_.size() - 1)]; }
  void grow();

  const PlayTables& tables_;
  std::vector<std::uint32_t> key_;  ///< buffer of find()
  Hash hash_;                       ///< of the position of the last find()
  std::vector<Entry> entries_;      ///< by hash; their number is a power of two
  std::size_t stored_ = 0;          ///< since the table has grown
};

}  // namespace boardwright::play
