// Chooses where the lines of a paragraph end, all of them together.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "base/units.h"

namespace boardwright::typeset {

/// A place where a line may end. Widths are those of the paragraph set on one endless line.
struct LineEnd {
  Points before;        ///< where the line's last letter ends
  Points after;         ///< where the first letter of the next line begins
  Points hyphen;        ///< width of the hyphen that is put in; 0: none
  int spaces = 0;       ///< from the paragraph's first letter to `before`
  int next_spaces = 0;  ///< from the paragraph's first letter to `after`
  bool forced = false;  ///< a line ends here
  bool costly = false;  ///< better not: a word is divided here
};

/// The shape of a paragraph.
struct LineShape {
  Points width;
  Points indent;           ///< of the first line
  Points hanging;          ///< of all other lines
  Points stretch = 1_pt;   ///< how much a space grows without looking wide
  Points shrink = 0.5_pt;  ///< how much it may lose
  bool justified = true;
  Points least_last = {};  ///< of the last line, if there are others
};

/// The ends of the lines, as indices of `ends`, the last of which is the paragraph's end.
///
/// 1. Each line fits, its spaces shrunk, unless no end before it would do.
/// 2. Of all such choices it is the one that is least uneven, with few words divided.
/// Requires: `ends` is not empty and goes from left to right.
std::vector<std::size_t> break_lines(std::span<const LineEnd> ends, const LineShape& shape);

}  // namespace boardwright::typeset
