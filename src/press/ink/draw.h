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

/// Begins what a tag holds that may have no letters. From 1.18 on, Cairo counts letters alone as
/// content, and the element of a figure without any would lie on no page: a white full stop that
/// stands for no text lies below the drawing, at the origin.
void begin_content(cairo_t* cairo, Fonts& fonts);

void set_colour(cairo_t* cairo, const Colour& colour, double opacity = 1);

}  // namespace boardwright::ink
