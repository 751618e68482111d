// Draws scenes with Cairo, the same for paper and pixels.
#pragma once
#include "base/units.h"
#include "ink/fonts.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::ink {

/// Draws what the scene's box shows, the box's upper left corner at the origin, one side of a cell
/// so long. Covers nothing below the drawing.
void draw(cairo_t* cairo, const Scene& scene, const Style& style, Fonts& fonts, Points side);

void set_colour(cairo_t* cairo, const Colour& colour, double opacity = 1);

}  // namespace boardwright::ink
