// Metadata of a document in XMP, which repeats its document information dictionary.
#pragma once
#include <string>

#include "pdf/pdf_document.h"

namespace boardwright::pdf {

/// Metadata beyond title, author and dates.
struct Metadata {
  std::string language;        ///< of the whole text; empty: not specified
  std::string press_standard;  ///< "PDF/X-4"; empty: none
  bool accessible = false;     ///< claims PDF/A-2a and PDF/UA-1
};

/// Adds XMP metadata. Also sets the dates that the standards require and that the document is not
/// trapped.
void add_metadata(PdfDocument& document, const Metadata& metadata);

}  // namespace boardwright::pdf
