// Puts the pages of a booklet on sheets that are folded in the middle.
#pragma once
#include <optional>
#include <vector>

#include "base/rooms.h"

namespace boardwright::typeset {

/// The pages beside one another on one side of a sheet, counted from 0; nothing is a blank page.
/// `depth`: how many sheets of its signature lie round this one.
struct PagePair {
  std::optional<int> left, right;
  int depth = 0;
};

/// What is printed on each side, front and back in turn, signature after signature, the outermost
/// sheet first. Blank pages at the end make the number a multiple of four. `signature`: how many
/// pages are folded together; 0: all.
///
/// Law: with n pages in a signature, its page i lies beside its page n - 1 - i.
/// Requires: `signature` is a multiple of four.
std::vector<PagePair> impose(int pages, int signature = 0);

}  // namespace boardwright::typeset
