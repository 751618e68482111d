// The structure of a document: words for its figures, and elements that go on over a page's end.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "ink/pdf_objects.h"

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

/// Gives an element an attribute of an owner, as "/Table".
void set_attribute(PdfValue& element, const char* owner, std::string_view key, PdfValue value);

/// Gives figures their words and boxes and lists their numbering, and joins each element to the
/// earlier one that it carries on.
void finish_structure(PdfObjects& objects, const StructureWords& words);

}  // namespace boardwright::ink
