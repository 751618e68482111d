// Waves on borders that are water.
#pragma once
#include <vector>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::diagram {

using scene::Style;

/// Draws two lines of waves along each border for which the style has a "wave …" rule with a
/// stroke.
std::vector<scene::Node> draw_waves(const std::vector<scene::Node>& borders, const Style& style);

}  // namespace boardwright::diagram
