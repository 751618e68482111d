// What stands behind the title page of a book.
#pragma once
#include <string>

#include "document/book.h"

namespace boardwright::document {

/// "Draft: 2 claims differ. ", or nothing.
std::string draft_of(const Seal& sum);

/// Who wrote what, as far as the title page does not say it; what was proved, and what that means;
/// how the book was made.
BookBlocks imprint_of(const BookSources& sources);

}  // namespace boardwright::document
