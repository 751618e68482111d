// Outlines as straight lines, for machines that know no curves.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// A line of straight pieces. A closed one has each corner once.
struct FlatLine {
  PaperShape points;
  bool closed = false;
};

/// How an outline is laid down: turned about its (0, 0), its unit so long, that point there.
struct LaidOutline {
  PaperVec at;
  Millimetres unit = one_to_one;
  double angle = 0;  ///< degrees counter-clockwise

  PaperVec place(Vec point) const;
};

/// No point of a curve is farther than this from its straight pieces.
inline constexpr Millimetres flat_enough = 0.01_mm;

/// The lines of an outline, in its order.
std::vector<FlatLine> flat_lines(const std::vector<Stroke>& strokes, const LaidOutline& laid,
                                 Millimetres tolerance = flat_enough);

/// The dashes of a line: lengths of dashes and gaps in turn, over and over from its beginning on.
/// None: the line as it is.
std::vector<FlatLine> dashed(const FlatLine& line, const std::vector<Millimetres>& dashes);

/// A circle as a polygon, counter-clockwise from its rightmost point: no side is farther inside
/// than the tolerance.
PaperShape flat_circle(PaperVec centre, Millimetres radius, Millimetres tolerance = flat_enough);

}  // namespace boardwright::print
