// The destinations of links.
#pragma once
#include <map>
#include <string>

#include "pdf/pdf_document.h"

namespace boardwright::pdf {

/// The named destinations of a document.
using NamedDestinations = std::map<std::string, PdfValue>;

NamedDestinations named_destinations(PdfDocument& document);

/// The explicit destination of a target, which is a name or already explicit: "[ page /XYZ 0 800 0
/// ]". Null: there is none.
PdfValue destination_of(const NamedDestinations& places, PdfValue target);

}  // namespace boardwright::pdf
