// The colours of a document, for screens or for a press.
#pragma once

#include "pdf/ink.h"
#include "pdf/pdf_document.h"

namespace boardwright::pdf {

/// Replaces the colours of all pages and marks content outside of any structure element as an
/// artifact. For a press, adds an output intent and removes links, which have no use on paper.
/// Throws UsageError as Ink::print_on says.
void finish_colours(PdfDocument& document, const Press* press);

}  // namespace boardwright::pdf
