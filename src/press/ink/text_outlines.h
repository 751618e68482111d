// The texts of a drawing as outlines of their letters, which look alike wherever fonts are missing.
#pragma once
#include "ink/fonts.h"
#include "scene/scene.h"

namespace boardwright::ink {

/// The same drawing, each text replaced by one path of the same role and title. What the letters
/// were is lost to search and copy, but not the words that describe the drawing.
///
/// Throws std::runtime_error if a text cannot be drawn.
Scene with_outlines(Scene scene, const Style& style, Fonts& fonts);

}  // namespace boardwright::ink
