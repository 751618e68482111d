// Outlines as polylines, for machines that do not support curves.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;

/// A polyline. A closed one has each corner once.
struct FlatLine {
  scene::PaperShape points;
  bool closed = false;
};

/// How an outline is placed: rotated around its (0, 0), scaled to `unit`, moved to `at`.
struct LaidOutline {
  scene::PaperVec at;
  base::Millimetres unit = scene::one_to_one;
  double angle = 0;  ///< degrees counter-clockwise

  scene::PaperVec place(geometry::Vec point) const;
};

/// Curves deviate from their polylines by at most this much.
inline constexpr base::Millimetres flat_enough = 0.01_mm;

/// The polylines of an outline, in its order.
std::vector<FlatLine> flat_lines(const std::vector<scene::Stroke>& strokes, const LaidOutline& laid,
                                 base::Millimetres tolerance = flat_enough);

/// The dashes of a line. `dashes` has the lengths of dashes and gaps in turn and is repeated from
/// the start of the line. Without dashes the line is returned unchanged.
std::vector<FlatLine> dashed(const FlatLine& line, const std::vector<base::Millimetres>& dashes);

/// A circle as a polygon, counter-clockwise from its rightmost point. Sides lie at most the
/// tolerance inside the circle.
scene::PaperShape flat_circle(scene::PaperVec centre, base::Millimetres radius,
                              base::Millimetres tolerance = flat_enough);

}  // namespace boardwright::sheets
