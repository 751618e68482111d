// What is printed round a page for a print shop, one to one. Places are from the trimmed page's
// lower left corner.
#pragma once
#include <string>

#include "scene/page.h"

namespace boardwright::print {

/// The paper beyond the bleed, on every side.
inline constexpr Millimetres crop_slug = 12_mm;

/// Marks at the corners, where the knife goes, outside of the bleed; above the page the title,
/// below it a ruler of 100 mm if there is room, and the trimmed size.
Scene crop_marks(Millimetres width, Millimetres height, Millimetres bleed,
                 const std::string& title);

}  // namespace boardwright::print
