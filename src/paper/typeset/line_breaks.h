// Chooses the line breaks of a paragraph, all of them together.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "base/units.h"

namespace boardwright::typeset {

using base::operator""_pt, base::Points;

/// A possible line break. Widths are those of the paragraph set on one endless line.
struct LineEnd {
  Points before;        ///< the end of the last letter before the break
  Points after;         ///< the start of the first letter after the break
  Points hyphen;        ///< width of the hyphen that is inserted; 0: none
  int spaces = 0;       ///< the number of spaces from the start of the paragraph to `before`
  int next_spaces = 0;  ///< the number of spaces from the start of the paragraph to `after`
  bool forced = false;  ///< the line must end here
  bool costly = false;  ///< to be avoided: the break divides a word
};

/// The shape of a paragraph.
struct LineShape {
  Points width;
  Points indent;           ///< of the first line
  Points hanging;          ///< of all other lines
  Points stretch = 1_pt;   ///< how much a space can grow without looking wide
  Points shrink = 0.5_pt;  ///< how much a space can shrink
  bool justified = true;
  Points least_last = {};  ///< the smallest width of the last line, if it is not the only one
};

/// The chosen breaks, as indices of `ends`. The last one is the end of the paragraph.
///
/// 1. Each line fits, its spaces shrunk, unless no earlier break would make it fit.
/// 2. Of all such choices, the one whose lines are most even and divide few words.
/// Requires: `ends` is not empty and is sorted from left to right.
std::vector<std::size_t> break_lines(std::span<const LineEnd> ends, const LineShape& shape);

}  // namespace boardwright::typeset
