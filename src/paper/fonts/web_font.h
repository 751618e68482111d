// Fonts for web pages: subsets as WOFF2.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::fonts {

/// A subset of a font that contains only these characters, as WOFF2. Characters that the font lacks
/// are left out. Its name and licence are kept. Throws std::runtime_error if the bytes are not a
/// font.
std::string to_web_font(std::string_view font, std::u32string_view characters);

}  // namespace boardwright::fonts
