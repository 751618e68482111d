// Reads the name tree of destinations.
#include "pdf/places.h"

namespace boardwright::pdf {

NamedDestinations named_destinations(PdfDocument& document) {
  PdfValue tree = document.root().getKey("/Names").getKeyIfDict("/Dests");
  if (!tree.isDictionary()) return {};
  return QPDFNameTreeObjectHelper(tree, document.qpdf()).getAsMap();
}

PdfValue destination_of(const NamedDestinations& places, PdfValue target) {
  if (target.isString()) {
    const auto found = places.find(target.getUTF8Value());
    target = found == places.end() ? PdfValue::newNull() : found->second;
  }
  if (target.isDictionary()) target = target.getKey("/D");
  return target.isArray() ? target : PdfValue::newNull();
}

}  // namespace boardwright::pdf
