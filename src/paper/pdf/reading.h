// Accessibility of a document, beyond Cairo's tags.
#pragma once
#include <vector>

#include "pdf/structure.h"

namespace boardwright::pdf {

/// Adds what PDF/UA-1 and PDF/A-2a require: the tab order, a description and the print flag of each
/// link; the scope of table headers; IDs of notes; the contents as one element; and how fonts
/// number their glyphs. `elements`: all elements of the document.
void add_accessibility(PdfDocument& document, const std::vector<Element>& elements);

}  // namespace boardwright::pdf
