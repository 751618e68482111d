// Draws scenes with Cairo, for paper and pixels alike.
#pragma once
#include "base/units.h"
#include "fonts/fonts.h"
#include "pdf/forms.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::pdf {

/// Draws what lies in the scene's box, with the upper left corner of the box at the origin. `side`:
/// length of a side of a cell. Paints no background. `forms`: those of the document; null:
/// everything is drawn anew.
void draw(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style, fonts::Fonts& fonts,
          base::Points side, Forms* forms = nullptr);

/// Counts the parts of a scene that may become forms of the document. To be called for all scenes
/// before the first is drawn.
void note_forms(cairo_t* cairo, const scene::Scene& scene, const scene::Style& style,
                fonts::Fonts& fonts, base::Points side, Forms& forms);

/// Begins the content of a tag that possibly contains no text. From 1.18 on, Cairo counts only text
/// as content, and the element of a figure without text would belong to no page. So a white full
/// stop that maps to no text is drawn below the drawing, at the origin.
void begin_content(cairo_t* cairo, fonts::Fonts& fonts);

void set_colour(cairo_t* cairo, const scene::Colour& colour, double opacity = 1);

}  // namespace boardwright::pdf
