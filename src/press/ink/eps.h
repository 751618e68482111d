// Drawings as Encapsulated PostScript, for print shops and programs that take nothing newer.
#pragma once
#include <string>

#include "ink/fonts.h"
#include "ink/ink.h"

namespace boardwright::ink {

/// One drawing with its bounding box, its letters as glyphs of embedded fonts. The same bytes for
/// the same drawing, always. Throws as `to_pdf` does.
std::string to_eps(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts);

}  // namespace boardwright::ink
