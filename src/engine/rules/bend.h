// Where a move of two parts goes on: straight ahead, or outward.
#pragma once
#include <bitset>
#include <vector>

#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

/// Some of the headings, by their number.
using HeadingSet = std::bitset<all_headings>;

/// The headings that the second part of a move has on a cell, whether or not another cell lies
/// there: those of its axes, or of the cell's sides or corners.
HeadingSet headings_of(const Then& then, const Board& board, CellId cell);

/// Those of the second part's headings along which it goes on from a first part with the heading
/// `first`.
///
/// Ahead is straight on. Outward is straight on and, on either side, the heading nearest to that,
/// turned by less than a right angle. So a step from square to square bends by 45 degrees into a
/// diagonal, and on hexagons a step over a corner bends by 30 into a side. Left and right are the
/// nearest on that side, turned by less than two right angles, sideways both of them. Back is
/// straight back. Turning are those turned by so many degrees.
HeadingSet bent(Then::Bend bend, Heading first, const HeadingSet& second,
                const std::vector<int>& turns = {});
inline HeadingSet bent(const Then& then, Heading first, const HeadingSet& second) {
  return bent(then.bend, first, second, then.turns);
}

}  // namespace boardwright::rules
