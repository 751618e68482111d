// Continuations after, or by, a leap N:M, whose direction is not a heading.
#pragma once
#include <vector>

#include "moves/bend.h"
#include "moves/leaps.h"

namespace boardwright::moves {

/// How a move arrived on a cell.
struct Course {
  Heading heading;       ///< of a leap N:M, that of its longer part
  bool slanted = false;  ///< it arrived by a leap N:M
  Exact way{};           ///< direction of that leap, of any length; flat
  bool climbs = false;   ///< it came from another plate
};

/// A course along a heading.
Course along(Heading heading);

/// The headings of a cell along which a stretch continues.
///
/// After a leap N:M, straight on is the heading nearest to the direction of the leap: one of each
/// axis or, if two are equally near, both. `ahead` and `outward` take it, other bends turn from it.
/// A leap from plate to plate has no direction, and only `any` continues.
HeadingSet bent(const Then& then, const Course& course, const board::Board& board,
                geometry::CellId cell);

/// The leaps N:M by which a stretch continues. Straight on are those nearest to the course, left
/// and right the nearest on that side, outward all of these that turn by less than a right angle,
/// back those nearest to the way back. For `turning`, the leaps count as evenly spaced: of eight,
/// 45 degrees is the next one and 90 is a right angle.
std::vector<const Leap*> bent(const Then& then, const Course& course, const Leaps& leaps);

}  // namespace boardwright::moves
