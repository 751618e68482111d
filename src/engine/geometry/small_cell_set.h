// A set of cells of a board with few cells.
#pragma once
#include <bit>
#include <cstdint>

#include "geometry/topology.h"

namespace boardwright::geometry {

/// A set of cells with ids below `most`, as two words.
class SmallCellSet {
 public:
  static constexpr int most = 128;

  constexpr SmallCellSet() = default;

  constexpr void insert(CellId cell) { (is_low(cell) ? low_ : high_) |= bit(cell); }
  constexpr bool contains(CellId cell) const {
    return ((is_low(cell) ? low_ : high_) & bit(cell)) != 0;
  }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return bits_in(low_) + (high_ == 0 ? 0 : bits_in(high_)); }

  /// The smallest and the largest id. Requires: the set is not empty.
  constexpr CellId first() const {
    return static_cast<CellId>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  constexpr CellId last() const {
    return static_cast<CellId>(high_ != 0 ? 127 - std::countl_zero(high_)
                                          : 63 - std::countl_zero(low_));
  }

  /// The members with smaller ids than a cell, and with larger ones.
  constexpr SmallCellSet below(CellId cell) const {
    return is_low(cell) ? SmallCellSet(low_ & (bit(cell) - 1), 0)
                        : SmallCellSet(low_, high_ & (bit(cell) - 1));
  }
  constexpr SmallCellSet above(CellId cell) const {
    const std::uint64_t rest = ~(bit(cell) | (bit(cell) - 1));
    return is_low(cell) ? SmallCellSet(low_ & rest, high_) : SmallCellSet(0, high_ & rest);
  }

  /// Calls `use` with each member by increasing id, until a call returns true. Returns whether one
  /// did.
  template <class Use>
  bool any(const Use& use) const {
    for (int low = 0; low < most; low += 64)
      for (std::uint64_t rest = low == 0 ? low_ : high_; rest != 0; rest &= rest - 1)
        if (use(static_cast<CellId>(low + std::countr_zero(rest)))) return true;
    return false;
  }

  friend constexpr SmallCellSet operator|(SmallCellSet p, SmallCellSet q) {
    return {p.low_ | q.low_, p.high_ | q.high_};
  }
  friend constexpr SmallCellSet operator&(SmallCellSet p, SmallCellSet q) {
    return {p.low_ & q.low_, p.high_ & q.high_};
  }
  friend constexpr SmallCellSet operator-(SmallCellSet p, SmallCellSet q) {
    return {p.low_ & ~q.low_, p.high_ & ~q.high_};
  }
  friend constexpr bool operator==(SmallCellSet, SmallCellSet) = default;

 private:
  /// The same as std::popcount(), which calls a function of a library unless the program is built
  /// for processors that have an instruction for it.
  static constexpr int bits_in(std::uint64_t word) {
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
    return std::popcount(word);
#else
    constexpr std::uint64_t ones = 0x0101010101010101;
    word -= (word >> 1) & (0x55 * ones);
    word = (word & (0x33 * ones)) + ((word >> 2) & (0x33 * ones));
    return static_cast<int>((((word + (word >> 4)) & (0x0f * ones)) * ones) >> 56);
#endif
  }

  constexpr SmallCellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  static constexpr bool is_low(CellId cell) { return static_cast<int>(cell) < 64; }
  static constexpr std::uint64_t bit(CellId cell) {
    return std::uint64_t{1} << (static_cast<unsigned>(cell) % 64);
  }

  std::uint64_t low_ = 0, high_ = 0;
};

}  // namespace boardwright::geometry
