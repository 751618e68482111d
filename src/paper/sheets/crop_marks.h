// Crop marks around a page for a print shop, at 1:1 scale. Coordinates are relative to the lower
// left corner of the trimmed page.
#pragma once
#include <string>

#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;

/// The width of the paper beyond the bleed, on every side (the slug).
inline constexpr base::Millimetres crop_slug = 12_mm;

/// Draws crop marks at the corners, outside the bleed. Above the page is the title; below it are
/// the trimmed size and, if there is room, a ruler of 100 mm.
scene::Scene crop_marks(base::Millimetres width, base::Millimetres height, base::Millimetres bleed,
                        const std::string& title);

}  // namespace boardwright::sheets
