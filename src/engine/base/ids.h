// Ranges of strongly typed numbers (ids).
#pragma once
#include <cstddef>
#include <iterator>
#include <type_traits>

#include "base/index.h"

namespace boardwright::base {

/// The ids 0 to count - 1, as a range: `for (CellId cell : board.cells())`.
///
/// An id is an enumeration without named values, so ids of different kinds cannot be mixed or used
/// as counts. `index(id)` is its position in a vector.
template <class Id>
class Ids {
  static_assert(std::is_enum_v<Id>);
  using Value = std::underlying_type_t<Id>;

 public:
  explicit constexpr Ids(std::size_t count) : count_(static_cast<int>(count)) {}
  explicit constexpr Ids(int count) : count_(count) {}

  class iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Id;
    using difference_type = std::ptrdiff_t;
    using pointer = const Id*;
    using reference = Id;

    constexpr iterator() = default;
    explicit constexpr iterator(int at) : at_(at) {}
    constexpr Id operator*() const { return static_cast<Id>(static_cast<Value>(at_)); }
    constexpr iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr iterator operator++(int) { return iterator(at_++); }
    friend constexpr bool operator==(iterator, iterator) = default;

   private:
    int at_ = 0;
  };

  constexpr iterator begin() const { return iterator(0); }
  constexpr iterator end() const { return iterator(count_); }
  constexpr int size() const { return count_; }

 private:
  int count_;
};

}  // namespace boardwright::base
