// A set of cells of one board, as a bitboard.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/limits.h"
#include "geometry/topology.h"

namespace boardwright::geometry {

/// A set of cells, in order of cell id.
class CellSet {
  using Words = std::array<std::uint64_t, base::limits::board_cells / 64>;

 public:
  /// Erasing the current cell from the set does not disturb the iteration.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = CellId;
    using difference_type = std::ptrdiff_t;
    using pointer = const CellId*;
    using reference = CellId;

    Iterator() = default;
    Iterator(const Words& words, std::size_t at)
        : words_(&words), at_(at), rest_(at < words.size() ? words[at] : 0) {
      skip_empty_words();
    }

    CellId operator*() const {
      return static_cast<CellId>(at_ * 64 + static_cast<unsigned>(std::countr_zero(rest_)));
    }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      skip_empty_words();
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    void skip_empty_words() {
      while (rest_ == 0 && at_ < words_->size())
        if (++at_ < words_->size()) rest_ = (*words_)[at_];
    }

    const Words* words_ = nullptr;
    std::size_t at_ = 0;
    std::uint64_t rest_ = 0;  ///< the cells of this word from here on
  };

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
    for (const CellId cell : *this) cells.push_back(cell);
    return cells;
  }
  Iterator begin() const { return {words_, 0}; }
  Iterator end() const { return {words_, words_.size()}; }

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

  Words words_{};
};

}  // namespace boardwright::geometry
