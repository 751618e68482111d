// Rotates every point of a drawing, and optionally its texts.
#include "scene/turned.h"

#include <cmath>

namespace boardwright::scene {

Vec rotated(Vec point, int degrees) {
  const int quarter = ((degrees % 360) + 360) % 360;
  switch (quarter) {
    case 0: return point;
    case 90: return {-point.y, point.x};
    case 180: return {-point.x, -point.y};
    case 270: return {point.y, -point.x};
    default: break;
  }
  const double angle = quarter * std::acos(-1.0) / 180;
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * point.x - s * point.y, s * point.x + c * point.y};
}

void turn(Group& group, int degrees, bool letters) {
  if (degrees == 0) return;
  for (Node& node : group.children) {
    if (auto* inner = std::get_if<Group>(&node)) {
      turn(*inner, degrees, letters);
    } else if (auto* path = std::get_if<Path>(&node)) {
      for (Stroke& stroke : path->strokes) {
        stroke.to = rotated(stroke.to, degrees);
        stroke.first = rotated(stroke.first, degrees);
        stroke.second = rotated(stroke.second, degrees);
      }
    } else if (auto* text = std::get_if<Text>(&node)) {
      text->at = rotated(text->at, degrees);
      if (letters) text->angle += degrees;
    } else if (auto* stamp = std::get_if<Stamp>(&node)) {
      stamp->at = rotated(stamp->at, degrees);
      if (letters) stamp->angle += degrees;
    }
  }
}

}  // namespace boardwright::scene
