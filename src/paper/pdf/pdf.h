// Drawings as PDF: one page of the drawing's size, or pages true to size, with alternative text.
#pragma once
#include <string>
#include <vector>

#include "fonts/fonts.h"
#include "pdf/ink.h"

namespace boardwright::pdf {

/// One page. The same drawing always gives the same bytes.
///
/// Throws std::runtime_error if the page is larger than limits::pdf_side or a text cannot be drawn.
std::string to_pdf(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts);

/// Pages for print. Their boxes are exact to 0.001 mm.
std::string to_pdf(const std::vector<Page>& pages, const std::string& title,
                   const RenderOptions& options, Fonts& fonts);

}  // namespace boardwright::pdf
