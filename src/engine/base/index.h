// Numbers of cells, seats and pieces as places in a vector.
#pragma once
#include <cstddef>

namespace boardwright::base {

/// The place in a vector that such a number stands for.
/// Requires: n is not negative.
constexpr std::size_t index(int n) { return static_cast<std::size_t>(n); }

}  // namespace boardwright::base
