// Imposes the pages of a booklet on sheets that are folded in the middle.
#pragma once
#include <optional>
#include <vector>

namespace boardwright::typeset {

/// The pages of one side of a sheet, counted from 0; no value means a blank page. `depth`: the
/// number of sheets of its signature around this one.
struct PagePair {
  std::optional<int> left, right;
  int depth = 0;
};

/// The sides to print, front and back alternating, signature by signature, outermost sheet first.
/// Blank pages at the end fill up to a multiple of four. `signature`: the number of pages that are
/// folded together; 0: all.
///
/// Law: with n pages in a signature, its page i is next to its page n - 1 - i.
/// Requires: `signature` is a multiple of four.
std::vector<PagePair> impose(int pages, int signature = 0);

}  // namespace boardwright::typeset
