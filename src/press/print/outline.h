// Sums with outlines on paper: hulls, areas, and what a box shows of them.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// Twice the square millimetres of a triangle; positive if its corners run counter-clockwise.
double turn_at(PaperVec a, PaperVec b, PaperVec c);

/// Square millimetres that an outline encloses; negative if it runs clockwise.
double signed_area(const PaperShape& shape);

/// The same without the sign.
double area_of(const PaperShape& shape);

/// What a box shows of a convex outline; empty: nothing.
PaperShape clipped(const PaperShape& shape, const PaperBox& box);

/// The box round points. Requires: there is one.
PaperBox box_round(const PaperShape& points);

/// The box round two boxes.
PaperBox box_round_both(const PaperBox& a, const PaperBox& b);

/// The smallest convex outline round all of these, counter-clockwise, and so much wider on every
/// side. Requires: they enclose an area.
PaperShape hull_round(const std::vector<PaperShape>& shapes, Millimetres wider);

}  // namespace boardwright::print
