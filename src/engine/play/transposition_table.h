// Positions whose moves were counted before.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "play/play_tables.h"

namespace boardwright::play {

/// How many sequences of so many moves begin in positions that were met before: several orders of
/// moves lead to one position, and what follows from it is the same. Two positions are one if they
/// differ at most in what bears on no move: counters, and a passing that nobody can take. A
/// position that finds its place taken drives the older one out, so that the memory is bounded.
class TranspositionTable {
 public:
  /// Requires: the tables outlive this.
  explicit TranspositionTable(const PlayTables& tables) : tables_(tables) {}

  /// The count kept for a position; nothing if it is not there, and then `keep` may follow.
  std::optional<std::uint64_t> find(const Position& position);

  /// Keeps the count for the position that `find` was asked for last.
  void keep(std::uint64_t count);

 private:
  struct Place {
    std::vector<std::uint32_t> key;  ///< empty: nothing was kept here
    std::uint64_t hash = 0, count = 0;
  };

  void write_key(const Position& position);

  const PlayTables& tables_;
  std::vector<std::uint32_t> key_;  ///< of the position asked for last
  std::uint64_t hash_ = 0;          ///< of that
  std::vector<Place> places_;       ///< by hash; a power of two
};

}  // namespace boardwright::play
