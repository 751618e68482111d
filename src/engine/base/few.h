// Algorithms for lists that never grow long.
#pragma once
#include <algorithm>
#include <iterator>

namespace boardwright::base {

/// Sorts a few values; equal ones keep their order. It takes as many steps as there are pairs, and a
/// tenth of the code of std::stable_sort(), which counts in the module of each page.
template <class Values, class Less>
void sort_few(Values& values, const Less& less) {
  for (auto end = values.begin(); end != values.end(); ++end)
    for (auto at = end; at != values.begin() && less(*at, *std::prev(at)); --at)
      std::iter_swap(at, std::prev(at));
}

}  // namespace boardwright::base
