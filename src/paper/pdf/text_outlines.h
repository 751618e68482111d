// Converts the texts of a drawing to outlines, which look alike where fonts are missing.
#pragma once
#include "fonts/fonts.h"
#include "scene/scene.h"

namespace boardwright::pdf {

/// The drawing with each text replaced by one path of the same role and title. The letters can no
/// longer be searched or copied; the description of the drawing remains.
///
/// Throws std::runtime_error if a text cannot be drawn.
scene::Scene with_outlines(scene::Scene scene, const scene::Style& style, fonts::Fonts& fonts);

}  // namespace boardwright::pdf
