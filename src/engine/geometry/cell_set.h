// A set of cells of one board, as a bitboard.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

/// A set of cells. list() is in order of cell id, which is the order of the cells' names.
class CellSet {
 public:
  CellSet() = default;
  CellSet(std::initializer_list<CellId> cells) {
    for (CellId cell : cells) insert(cell);
  }

  void insert(CellId cell) { words_[word(cell)] |= bit(cell); }
  void erase(CellId cell) { words_[word(cell)] &= ~bit(cell); }
  bool contains(CellId cell) const { return (words_[word(cell)] & bit(cell)) != 0; }

  int size() const {
    int n = 0;
    for (std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  bool empty() const { return *this == CellSet{}; }

  /// Whether every member is also a member of `other`.
  bool within(const CellSet& other) const { return (*this & other) == *this; }

  std::vector<CellId> list() const {
    std::vector<CellId> cells;
    cells.reserve(static_cast<std::size_t>(size()));
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1)
        cells.push_back(static_cast<CellId>(i * 64 + static_cast<unsigned>(std::countr_zero(w))));
    return cells;
  }

  friend bool operator==(const CellSet&, const CellSet&) = default;
  friend CellSet operator|(CellSet p, const CellSet& q) {
    for (std::size_t i = 0; i < p.words_.size(); ++i) p.words_[i] |= q.words_[i];
    return p;
  }
  friend CellSet operator&(CellSet p, const CellSet& q) {
    for (std::size_t i = 0; i < p.words_.size(); ++i) p.words_[i] &= q.words_[i];
    return p;
  }
  friend CellSet operator-(CellSet p, const CellSet& q) {
    for (std::size_t i = 0; i < p.words_.size(); ++i) p.words_[i] &= ~q.words_[i];
    return p;
  }
  CellSet& operator|=(const CellSet& q) { return *this = *this | q; }

 private:
  static constexpr std::size_t word(CellId cell) { return static_cast<std::size_t>(cell) / 64; }
  static constexpr std::uint64_t bit(CellId cell) {
    return std::uint64_t{1} << (static_cast<unsigned>(cell) % 64);
  }

  std::array<std::uint64_t, limits::board_cells / 64> words_{};
};

}  // namespace boardwright::geometry
