// Bends: the headings along which the second part of a move continues.
#pragma once
#include <bitset>
#include <vector>

#include "board/board.h"
#include "notation/notation.h"

namespace boardwright::moves {

using base::index;
using geometry::Axis, geometry::Exact, geometry::Gate, geometry::Heading, geometry::headings,
    geometry::rotated, geometry::Step;
using notation::MoveKind, notation::Then;

/// A set of headings, by index.
using HeadingSet = std::bitset<geometry::all_headings>;

/// The headings of the second part of a move on a cell, whether or not a cell lies that way: those
/// of its axes, or of the cell's sides or corners.
HeadingSet headings_of(const Then& then, const board::Board& board, geometry::CellId cell);

/// The headings among `second` along which the second part continues after a first part with
/// heading `first`.
///
/// `ahead` is straight on. `outward` is straight on and, on either side, the nearest heading that
/// turns by less than a right angle. So an orthogonal step on squares bends by 45 degrees into a
/// diagonal, and on hexagons a step over a corner bends by 30 degrees into a side. `left` and
/// `right` are the nearest on that side that turn by less than 180 degrees, `sideways` is both of
/// them. `back` is straight back. `turning` are those that turn by the degrees in `turns`.
HeadingSet bent(Then::Bend bend, Heading first, const HeadingSet& second,
                const std::vector<int>& turns = {});
inline HeadingSet bent(const Then& then, Heading first, const HeadingSet& second) {
  return bent(then.bend, first, second, then.turns);
}

}  // namespace boardwright::moves
