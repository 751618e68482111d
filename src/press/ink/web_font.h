// Fonts for web pages: subsets of ours, packed as WOFF2.
#pragma once
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::ink {

/// The font of these bytes with the glyphs of some characters alone, as WOFF2; of what it lacks
/// there is nothing. Its name and its licence stay in it. Throws std::runtime_error if it is no
/// font.
std::string to_web_font(std::string_view font, std::u32string_view characters);

}  // namespace boardwright::ink
