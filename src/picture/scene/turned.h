// Drawings rotated for another player.
#pragma once
#include "scene/scene.h"

namespace boardwright::scene {

/// Rotates a point about the origin, in degrees counter-clockwise. Quarter turns are exact.
Vec rotated(Vec point, int degrees);

/// Rotates outlines and the positions of texts. `letters`: whether texts rotate too; otherwise they
/// keep their angle.
void turn(Group& group, int degrees, bool letters);

}  // namespace boardwright::scene
