// Chance for the makers of games: one of several, and now and then something odd.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <random>

namespace boardwright::generate {

/// Choices that follow from a seed alone.
class Dice {
 public:
  /// One of so many values is odd; 0: none is.
  Dice(std::uint64_t seed, int oddness) : source_(seed), oddness_(oddness) {}

  /// From 0 to n - 1. Requires: n > 0.
  int below(int n) { return static_cast<int>(source_() % static_cast<std::uint64_t>(n)); }

  /// From the first to the last.
  int from(int first, int last) { return first + below(last - first + 1); }

  bool one_in(int n) { return below(n) == 0; }

  /// Requires: the list is not empty.
  template <class List>
  const auto& of(const List& list) {
    return *std::next(std::begin(list), below(static_cast<int>(std::size(list))));
  }

  template <class T>
  T of(std::initializer_list<T> list) {
    return *std::next(list.begin(), below(static_cast<int>(list.size())));
  }

  /// Whether the next value shall be one that no author means.
  bool odd() { return oddness_ > 0 && one_in(oddness_); }

 private:
  std::mt19937_64 source_;
  int oddness_;
};

}  // namespace boardwright::generate
