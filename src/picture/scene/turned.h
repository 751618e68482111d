// Drawings turned to another player.
#pragma once
#include "scene/scene.h"

namespace boardwright::scene {

/// A point turned about the origin, in degrees counter-clockwise. A quarter turn is exact.
Vec rotated(Vec point, int degrees);

/// Turns outlines, and moves texts with them. `letters`: texts turn too; otherwise they stay as
/// upright as they were.
void turn(Group& group, int degrees, bool letters);

}  // namespace boardwright::scene
