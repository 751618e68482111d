// Replaces straight quotation marks by typographic ones.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::text {

/// The text with typographic quotation marks and apostrophes, otherwise unchanged. `before` is the
/// text before it on the line; only its last character matters.
///
///     "square"  becomes  “square”      don't  becomes  don’t
std::string curled(std::string_view words, std::string_view before = {});

}  // namespace boardwright::text
