// A book as PDF.
#pragma once
#include <string>

#include "document/book_blocks.h"
#include "ink/fonts.h"
#include "ink/ink.h"
#include "typeset/hyphens.h"

namespace boardwright::typeset {

/// The same book always gives the same bytes. Throws std::runtime_error if a text cannot be drawn.
std::string to_pdf(const Book& book, const RenderOptions& options, Fonts& fonts,
                   const Hyphens& hyphens);

}  // namespace boardwright::typeset
