// Reads the tree of names.
#include "ink/places.h"

namespace boardwright::ink {

NamedPlaces named_places(PdfDocument& document) {
  PdfValue tree = document.root().getKey("/Names").getKeyIfDict("/Dests");
  if (!tree.isDictionary()) return {};
  return QPDFNameTreeObjectHelper(tree, document.qpdf()).getAsMap();
}

PdfValue place_of(const NamedPlaces& places, PdfValue target) {
  if (target.isString()) {
    const auto found = places.find(target.getUTF8Value());
    target = found == places.end() ? PdfValue::newNull() : found->second;
  }
  if (target.isDictionary()) target = target.getKey("/D");
  return target.isArray() ? target : PdfValue::newNull();
}

}  // namespace boardwright::ink
