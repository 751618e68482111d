// The back of the title page of a book.
#pragma once
#include <string>

#include "book/book.h"

namespace boardwright::book {

/// "Draft: 2 claims differ. ", or an empty string.
std::string draft_of(const audit::Seal& sum);

/// Who wrote what, unless the title page says so; what was proved, and what that means; how the
/// book was made.
BookBlocks imprint_of(const BookSources& sources);

}  // namespace boardwright::book
