// The structure of a document: words for its figures, and elements that go on over a page's end.
#pragma once
#include <string>
#include <vector>

#include "ink/pdf_objects.h"

namespace boardwright::ink {

/// Gives every figure its words, in their order, and joins each element to the earlier one that it
/// carries on. `carries_on` has a number for each element in the document's order but the first, or
/// is empty.
void finish_structure(PdfObjects& objects, const std::vector<std::string>& words,
                      const std::vector<int>& carries_on);

}  // namespace boardwright::ink
