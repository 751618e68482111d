// Drawings as Encapsulated PostScript, for print shops and programs that read no PDF.
#pragma once
#include <string>

#include "fonts/fonts.h"
#include "pdf/ink.h"

namespace boardwright::pdf {

/// One drawing with its bounding box; text is set in glyphs of embedded fonts. The same drawing
/// always gives the same bytes. Throws as `to_pdf` does.
std::string to_eps(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts);

}  // namespace boardwright::pdf
