// Numbers of cells, headings, seats and pieces as places in a vector.
#pragma once
#include <cstddef>
#include <type_traits>

namespace boardwright::base {

/// The place in a vector that such a number stands for.
/// Requires: n is not negative.
constexpr std::size_t index(int n) { return static_cast<std::size_t>(n); }

/// The place of a thing in a list of all, by its number.
template <class Id>
requires std::is_enum_v<Id>
constexpr std::size_t index(Id number) { return static_cast<std::size_t>(number); }

}  // namespace boardwright::base
