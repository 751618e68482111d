// A book as PDF.
#pragma once
#include <string>

#include "render/book.h"
#include "render/ink/fonts.h"

namespace boardwright::ink {

/// The same bytes for the same book, always. Throws std::runtime_error if a text cannot be drawn.
std::string to_pdf(const Book& book, const RenderOptions& options, Fonts& fonts);

}  // namespace boardwright::ink
