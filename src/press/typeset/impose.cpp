// Pages from both ends of a booklet meet on its sheets.
#include "typeset/impose.h"

namespace boardwright::typeset {

std::vector<PagePair> impose(int pages) {
  const int all = (pages + 3) / 4 * 4;
  const auto page = [&](int number) {
    return number < pages ? std::optional<int>(number) : std::nullopt;
  };
  std::vector<PagePair> sides;
  for (int first = 0; first < all / 2; ++first) {
    const auto low = page(first), high = page(all - 1 - first);
    if (first % 2 == 0)
      sides.push_back({high, low});
    else
      sides.push_back({low, high});
  }
  return sides;
}

}  // namespace boardwright::typeset
