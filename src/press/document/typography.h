// Turns the quotation marks of a keyboard into those of a printed book.
#pragma once
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::document {

/// The words with curled quotation marks and apostrophes. `before` is what precedes them on the
/// line, of which the last character counts. Changes nothing else.
///
///     "square"  becomes  “square”      don't  becomes  don’t
std::string curled(std::string_view words, std::string_view before = {});

}  // namespace boardwright::document
