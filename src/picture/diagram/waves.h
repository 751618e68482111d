// Waves on borders that are water.
#pragma once
#include <vector>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::diagram {

/// For each border among these whose "wave …" the style draws, two lines of waves along it.
std::vector<Node> draw_waves(const std::vector<Node>& borders, const Style& style);

}  // namespace boardwright::diagram
