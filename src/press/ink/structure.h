// The structure of a document: words for its figures, and elements that go on over a page's end.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "ink/pdf_document.h"

namespace boardwright::ink {

/// Where a figure stands on its page, from the upper left corner; without a size it is the page.
struct FigureBox {
  Points left, top, width, height;
};

/// What Cairo's tags did not say. Each list may be shorter than the document, or empty.
struct StructureWords {
  const std::vector<std::string>& figures;  ///< the words of each, in their order
  const std::vector<FigureBox>& boxes;      ///< of each
  const std::vector<bool>& numbered;  ///< for each element but the first, whether it is a list with
                                      ///< numbers
  const std::vector<int>& carries_on;  ///< for each element but the first, the earlier one that it
                                       ///< carries on, or -1
};

/// An element of the structure tree.
struct Element {
  PdfValue value;
  std::string kind;  ///< "/P"
};

/// What an element holds: elements, parts of pages and links.
std::vector<PdfValue> kids_of(PdfValue element);

/// The kind of an element, "/P"; empty for what else an element may hold.
std::string kind_of(PdfValue kid);

/// All elements below an element or the root of the tree, in the document's order.
std::vector<Element> elements_below(const PdfValue& parent);

/// Gives an element an attribute of an owner, as "/Table".
void set_attribute(PdfValue element, const char* owner, const char* key, const PdfValue& value);

/// Gives figures their words and boxes and lists their numbering, joins each element to the earlier
/// one that it carries on, and returns all elements that are left.
std::vector<Element> finish_structure(PdfDocument& document, const StructureWords& words);

}  // namespace boardwright::ink
