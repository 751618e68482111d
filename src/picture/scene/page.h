// Drawings laid on pages for print, and places on paper, which are in millimetres.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::scene {

/// A place on paper, or a way across it; a rectangle there, and an outline.
using PaperVec = VecOf<Millimetres>;
using PaperBox = BoxOf<Millimetres>;
using PaperShape = std::vector<PaperVec>;

inline Millimetres length(PaperVec way) {
  return Millimetres(std::hypot(way.x.value, way.y.value));
}

/// Drawn to a scale where a side of a cell measures so much.
constexpr PaperVec in_millimetres(Vec place, Millimetres side) {
  return {place.x * side, place.y * side};
}
constexpr PaperBox in_millimetres(const Box& box, Millimetres side) {
  return {in_millimetres(box.low, side), in_millimetres(box.high, side)};
}
constexpr Vec in_sides(PaperVec place, Millimetres side) {
  const double scale = 1_mm / side;
  return {scale * (place.x / 1_mm), scale * (place.y / 1_mm)};
}

/// The side of a cell in drawings of paper itself, as rulers and marks: laid one to one, they need
/// no scale.
inline constexpr Millimetres one_to_one = 1_mm;

/// Lengths and places on paper, as such a drawing has them.
constexpr double at_one_to_one(Millimetres length) { return length / one_to_one; }
constexpr Vec at_one_to_one(PaperVec place) { return in_sides(place, one_to_one); }
constexpr Box at_one_to_one(const PaperBox& box) {
  return {at_one_to_one(box.low), at_one_to_one(box.high)};
}

/// A drawing laid on a page. Places are from the page's lower left corner.
struct Laid {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  Millimetres side = one_to_one;  ///< what one side of a cell measures
  PaperVec origin;                ///< where the scene's (0, 0) lies
  PaperBox window;                ///< nothing outside of it is drawn
};

/// A page for print.
struct Page {
  Millimetres width, height;  ///< when trimmed
  Millimetres bleed;          ///< more paper on every side, to be cut off
  std::vector<Laid> layers;   ///< the last on top; they may reach into bleed and slug
  std::string words;          ///< the same for those who cannot see it
  Millimetres slug = {};      ///< still more paper beyond the bleed, for marks
};

}  // namespace boardwright::scene
