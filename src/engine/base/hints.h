// Hints that name what there is, in place of what was written.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"

namespace boardwright::base {

/// "did you mean 'rook'? There are: king, rook, pawn", or the list alone if none is near. A list
/// that would be long begins with what is nearest and tells how many more there are. Empty if
/// nothing is known.
Hint meant_or_all(std::string_view misspelt, std::span<const std::string_view> known);
Hint meant_or_all(std::string_view misspelt, std::span<const std::string> known);

/// The same with all of them, however many: "did you mean 'slide'? One of: slide, step, hop".
Hint meant_of_all(std::string_view misspelt, std::span<const std::string_view> known);

}  // namespace boardwright::base
