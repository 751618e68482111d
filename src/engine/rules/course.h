// Where a stretch goes on from, or to, a leap N:M, whose way is along no heading.
#pragma once
#include <vector>

#include "rules/bend.h"
#include "rules/leaps.h"

namespace boardwright::rules {

/// How a walk came to a cell.
struct Course {
  Heading heading;       ///< of a leap N:M, that of its longer part
  bool slanted = false;  ///< it came by a leap N:M
  Exact way{};           ///< of that, in any unit; flat
  bool climbs = false;   ///< from one plate to another
};

/// A course along a heading.
Course along(Heading heading);

/// The headings of a cell along which a stretch goes on.
///
/// Behind a leap N:M, straight on is the heading nearest to the way of the leap, of each axis one
/// or, if two are as near, both. `ahead` and `outward` take it, other bends turn from it. From
/// plate to plate such a leap has none, and only `any` goes on.
HeadingSet bent(const Then& then, const Course& course, const Board& board, CellId cell);

/// The leaps N:M by which a stretch goes on. Straight on are those nearest to the course, left and
/// right the nearest on that side, outward all of these that turn by less than a right angle, back
/// those nearest to the way back. Turning are those so far round from straight on, where a full
/// turn leads past all: of eight, 45 degrees lead to the next and 90 turn by a right angle.
std::vector<const Leap*> bent(const Then& then, const Course& course, const Leaps& leaps);

}  // namespace boardwright::rules
