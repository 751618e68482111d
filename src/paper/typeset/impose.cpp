// Pairs pages from both ends of a signature.
#include "typeset/impose.h"

#include <algorithm>

namespace boardwright::typeset {

std::vector<PagePair> impose(int pages, int signature) {
  const int all = (pages + 3) / 4 * 4;
  const auto page = [&](int number) {
    return number < pages ? std::optional<int>(number) : std::nullopt;
  };
  std::vector<PagePair> sides;
  for (int begin = 0; begin < all;) {
    const int end = signature == 0 ? all : std::min(all, begin + signature);
    for (int first = 0; first < (end - begin) / 2; ++first) {
      const auto low = page(begin + first), high = page(end - 1 - first);
      if (first % 2 == 0)
        sides.push_back({high, low, first / 2});
      else
        sides.push_back({low, high, first / 2});
    }
    begin = end;
  }
  return sides;
}

}  // namespace boardwright::typeset
