// Outlines as polylines, for machines that do not support curves.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// A polyline. A closed one has each corner once.
struct FlatLine {
  PaperShape points;
  bool closed = false;
};

/// How an outline is placed: rotated around its (0, 0), scaled to `unit`, moved to `at`.
struct LaidOutline {
  PaperVec at;
  Millimetres unit = one_to_one;
  double angle = 0;  ///< degrees counter-clockwise

  PaperVec place(Vec point) const;
};

/// Curves deviate from their polylines by at most this much.
inline constexpr Millimetres flat_enough = 0.01_mm;

/// The polylines of an outline, in its order.
std::vector<FlatLine> flat_lines(const std::vector<Stroke>& strokes, const LaidOutline& laid,
                                 Millimetres tolerance = flat_enough);

/// The dashes of a line. `dashes` has the lengths of dashes and gaps in turn and is repeated from
/// the start of the line. Without dashes the line is returned unchanged.
std::vector<FlatLine> dashed(const FlatLine& line, const std::vector<Millimetres>& dashes);

/// A circle as a polygon, counter-clockwise from its rightmost point. Sides lie at most the
/// tolerance inside the circle.
PaperShape flat_circle(PaperVec centre, Millimetres radius, Millimetres tolerance = flat_enough);

}  // namespace boardwright::print
