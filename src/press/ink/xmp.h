// Metadata of a document in XMP, which say the same as its dictionary of information.
#pragma once
#include <string>

#include "ink/pdf_document.h"

namespace boardwright::ink {

/// What metadata say beyond title, author and dates.
struct Metadata {
  std::string language;        ///< of all words; empty: not told
  std::string press_standard;  ///< "PDF/X-4"; empty: none
  bool for_readers = false;    ///< PDF/A-2a and PDF/UA-1
};

/// Adds them. The document gets the dates that standards ask for, and says that it is not trapped.
void add_metadata(PdfDocument& document, const Metadata& metadata);

}  // namespace boardwright::ink
