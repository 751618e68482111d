// What readers who listen need of a document, beyond what Cairo's tags say.
#pragma once
#include "ink/pdf_objects.h"

namespace boardwright::ink {

/// Adds what PDF/UA-1 and PDF/A-2a ask for: the order of links, words for each and that it is
/// printed; which way the heads of tables lead; names of notes; contents as one element; and how
/// fonts number their glyphs.
void help_readers(PdfObjects& objects);

}  // namespace boardwright::ink
