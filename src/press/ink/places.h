// Where links lead.
#pragma once
#include <map>
#include <string>

#include "ink/pdf_document.h"

namespace boardwright::ink {

/// The named destinations of a document.
using NamedPlaces = std::map<std::string, PdfValue>;

NamedPlaces named_places(PdfDocument& document);

/// "[ page /XYZ 0 800 0 ]": where a target, the name of a place or the place itself, leads; null:
/// nowhere.
PdfValue place_of(const NamedPlaces& places, PdfValue target);

}  // namespace boardwright::ink
