// Puts the pages of a booklet on sheets that are folded in the middle.
#pragma once
#include <optional>
#include <vector>

#include "base/rooms.h"

namespace boardwright::typeset {

/// The pages beside one another on one side of a sheet, counted from 0; nothing is a blank page.
struct PagePair {
  std::optional<int> left, right;
};

/// What is printed on each side, front and back in turn, the outermost sheet first. Blank pages at
/// the end make the number a multiple of four.
///
/// Law: with n pages in all, page i lies beside page n - 1 - i.
std::vector<PagePair> impose(int pages);

}  // namespace boardwright::typeset
