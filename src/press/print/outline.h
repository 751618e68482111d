// Geometry of outlines on paper: convex hulls, areas and clipping.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::print {

/// Twice the signed area of a triangle in mm²; positive if its corners run counter-clockwise.
double turn_at(PaperVec a, PaperVec b, PaperVec c);

/// The signed area of an outline in mm²; negative if it runs clockwise.
double signed_area(const PaperShape& shape);

/// The area of an outline in mm².
double area_of(const PaperShape& shape);

/// A convex outline clipped to a box; empty if nothing is left.
PaperShape clipped(const PaperShape& shape, const PaperBox& box);

/// The bounding box of points. Requires: there is at least one.
PaperBox box_round(const PaperShape& points);

/// The bounding box of two boxes.
PaperBox box_round_both(const PaperBox& a, const PaperBox& b);

/// The convex hull of all shapes, counter-clockwise, with each side moved outward by `wider`.
/// Requires: the hull has an area.
PaperShape hull_round(const std::vector<PaperShape>& shapes, Millimetres wider);

}  // namespace boardwright::print
