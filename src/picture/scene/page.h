// Drawings placed on printed pages, and coordinates on paper in millimetres.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::scene {

using base::operator""_mm;

/// A point or vector on paper, a rectangle, and a polygon.
using PaperVec = geometry::VecOf<base::Millimetres>;
using PaperBox = BoxOf<base::Millimetres>;
using PaperShape = std::vector<PaperVec>;

inline base::Millimetres length(PaperVec way) {
  return base::Millimetres(std::hypot(way.x.value, way.y.value));
}

/// Scales from cell sides to paper, given the length of a side.
constexpr PaperVec in_millimetres(Vec place, base::Millimetres side) {
  return {place.x * side, place.y * side};
}
constexpr PaperBox in_millimetres(const Box& box, base::Millimetres side) {
  return {in_millimetres(box.low, side), in_millimetres(box.high, side)};
}
constexpr Vec in_sides(PaperVec place, base::Millimetres side) {
  const double scale = 1_mm / side;
  return {scale * (place.x / 1_mm), scale * (place.y / 1_mm)};
}

/// The side length for drawings of paper itself, such as rulers and marks, which are placed at 1:1.
inline constexpr base::Millimetres one_to_one = 1_mm;

/// Lengths and points on paper as coordinates of a 1:1 drawing.
constexpr double at_one_to_one(base::Millimetres length) { return length / one_to_one; }
constexpr Vec at_one_to_one(PaperVec place) { return in_sides(place, one_to_one); }
constexpr Box at_one_to_one(const PaperBox& box) {
  return {at_one_to_one(box.low), at_one_to_one(box.high)};
}

/// A drawing placed on a page. Coordinates start at the page's lower left corner.
struct Laid {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  base::Millimetres side = one_to_one;  ///< length of a cell side
  PaperVec origin;                      ///< position of the scene's (0, 0)
  PaperBox window;                      ///< clipping rectangle
};

/// A printed page.
struct Page {
  base::Millimetres width, height;  ///< trimmed size
  base::Millimetres bleed;          ///< extra paper on every side, cut off after printing
  std::vector<Laid> layers;         ///< the last on top; they can extend into bleed and slug
  std::string words;                ///< text alternative for screen readers
  base::Millimetres slug = {};      ///< further paper beyond the bleed, for printer's marks
};

}  // namespace boardwright::scene
