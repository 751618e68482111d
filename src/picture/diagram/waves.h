// Waves on borders that are water.
#pragma once
#include <vector>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// Draws two lines of waves along each border for which the style has a "wave …" rule with a
/// stroke.
std::vector<Node> draw_waves(const std::vector<Node>& borders, const Style& style);

}  // namespace boardwright::diagram
