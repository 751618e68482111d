// The structure of a document: alternative text of figures, and elements that continue on the next
// page.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "pdf/pdf_document.h"

namespace boardwright::pdf {

using base::Points, base::to_points;

/// The box of a figure on its page, from the upper left corner. Zero width means the whole page.
struct FigureBox {
  Points left, top, width, height;
};

/// What Cairo's tags lack. Each list can be shorter than the document, or empty.
struct StructureWords {
  const std::vector<std::string>& figures;  ///< the alternative text of each figure, in order
  const std::vector<FigureBox>& boxes;      ///< the box of each figure
  const std::vector<bool>&
      numbered;  ///< for each element except the first, whether it is a numbered list
  const std::vector<int>&
      continues;  ///< for each element except the first, the earlier one that it continues, or -1
};

/// An element of the structure tree.
struct Element {
  PdfValue value;
  std::string kind;  ///< its structure type: "/P"
};

/// The children of an element: elements, marked content and links.
std::vector<PdfValue> kids_of(PdfValue element);

/// The structure type of an element, "/P"; empty if the child is not an element.
std::string kind_of(PdfValue kid);

/// All elements below an element or the root of the tree, in document order.
std::vector<Element> elements_below(const PdfValue& parent);

/// Sets an attribute of an owner, as "/Table".
void set_attribute(PdfValue element, const char* owner, const char* key, const PdfValue& value);

/// Adds alternative text and boxes to figures and numbering to lists, and merges each element that
/// continues an earlier one into that. Returns the remaining elements.
std::vector<Element> finish_structure(PdfDocument& document, const StructureWords& words);

}  // namespace boardwright::pdf
