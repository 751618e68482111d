// Chooses where the lines of a paragraph end, all of them together.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "base/rooms.h"

namespace boardwright::typeset {

/// A place where a line may end. Widths are those of the paragraph set on one endless line.
struct LineEnd {
  double before = 0;    ///< where the line's last letter ends
  double after = 0;     ///< where the first letter of the next line begins
  double hyphen = 0;    ///< width of the hyphen that is put in; 0: none
  int spaces = 0;       ///< from the paragraph's first letter to `before`
  int next_spaces = 0;  ///< from the paragraph's first letter to `after`
  bool forced = false;  ///< a line ends here
  bool costly = false;  ///< better not: a word is divided here
};

/// The shape of a paragraph. Lengths are in the unit of the widths.
struct LineShape {
  double width = 0;
  double indent = 0;    ///< of the first line
  double hanging = 0;   ///< of all other lines
  double stretch = 1;   ///< how much a space grows without looking wide
  double shrink = 0.5;  ///< how much it may lose
  bool justified = true;
};

/// The ends of the lines, as indices of `ends`, the last of which is the paragraph's end.
///
/// 1. Each line fits, its spaces shrunk, unless no end before it would do.
/// 2. Of all such choices it is the one that is least uneven, with few words divided.
/// Requires: `ends` is not empty and goes from left to right.
std::vector<std::size_t> break_lines(std::span<const LineEnd> ends, const LineShape& shape);

}  // namespace boardwright::typeset
