// Hints that list the known words when an unknown one was written.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"

namespace boardwright::base {

/// "did you mean 'rook'? There are: king, rook, pawn", or the list alone if no word is near. A long
/// list is cut: it begins with the nearest words and ends with the number of the others. Empty if
/// `known` is empty.
Hint meant_or_all(std::string_view misspelt, std::span<const std::string_view> known);
Hint meant_or_all(std::string_view misspelt, std::span<const std::string> known);

/// Like meant_or_all(), but the list is never cut: "did you mean 'slide'? One of: slide, step,
/// hop".
Hint meant_of_all(std::string_view misspelt, std::span<const std::string_view> known);

}  // namespace boardwright::base
