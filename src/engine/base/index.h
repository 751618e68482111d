// Ids of cells, headings, seats and pieces as indices of a vector.
#pragma once
#include <cstddef>
#include <type_traits>

namespace boardwright::base {

/// A number as the index of a vector. Requires: n is not negative.
constexpr std::size_t index(int n) { return static_cast<std::size_t>(n); }

/// An id as the index of a vector.
template <class Id>
requires std::is_enum_v<Id>
constexpr std::size_t index(Id number) { return static_cast<std::size_t>(number); }

}  // namespace boardwright::base
