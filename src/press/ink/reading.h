// What readers who listen need of a document, beyond what Cairo's tags say.
#pragma once
#include <vector>

#include "ink/structure.h"

namespace boardwright::ink {

/// Adds what PDF/UA-1 and PDF/A-2a ask for: the order of links, words for each and that it is
/// printed; which way the heads of tables lead; names of notes; contents as one element; and how
/// fonts number their glyphs. `elements`: all of the document.
void help_readers(PdfDocument& document, const std::vector<Element>& elements);

}  // namespace boardwright::ink
