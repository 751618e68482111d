// Geometry of outlines on paper: convex hulls, areas and clipping.
#pragma once
#include <vector>

#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;

/// Twice the signed area of a triangle in mm²; positive if its corners run counter-clockwise.
double turn_at(scene::PaperVec a, scene::PaperVec b, scene::PaperVec c);

/// The signed area of an outline in mm²; negative if it runs clockwise.
double signed_area(const scene::PaperShape& shape);

/// The area of an outline in mm².
double area_of(const scene::PaperShape& shape);

/// A convex outline clipped to a box; empty if nothing is left.
scene::PaperShape clipped(const scene::PaperShape& shape, const scene::PaperBox& box);

/// The bounding box of points. Requires: there is at least one.
scene::PaperBox box_round(const scene::PaperShape& points);

/// The bounding box of two boxes.
scene::PaperBox box_round_both(const scene::PaperBox& a, const scene::PaperBox& b);

/// The convex hull of all shapes, counter-clockwise, with each side moved outward by `wider`.
/// Requires: the hull has an area.
scene::PaperShape hull_round(const std::vector<scene::PaperShape>& shapes, base::Millimetres wider);

/// The outline along which shapes are cut out, `wider` outside of them: the rectangle around them
/// where their hull fills nearly all of it, else the hull, counter-clockwise.
/// Requires: the hull has an area.
scene::PaperShape cut_round(const std::vector<scene::PaperShape>& shapes, base::Millimetres wider);

}  // namespace boardwright::sheets
