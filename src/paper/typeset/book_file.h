// A book as PDF.
#pragma once
#include <string>

#include "book/book_blocks.h"
#include "fonts/fonts.h"
#include "pdf/ink.h"
#include "typeset/hyphens.h"

namespace boardwright::typeset {

using pdf::RenderOptions;

/// The same book always gives the same bytes. Throws std::runtime_error if a text cannot be drawn.
std::string to_pdf(const book::Book& book, const RenderOptions& options, fonts::Fonts& fonts,
                   const Hyphens& hyphens);

}  // namespace boardwright::typeset
