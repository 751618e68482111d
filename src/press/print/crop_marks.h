// What is printed round a page for a print shop. Lengths are in millimetres, from the trimmed
// page's lower left corner.
#pragma once
#include <string>

#include "scene/scene.h"

namespace boardwright::print {

/// The paper beyond the bleed, on every side.
inline constexpr double crop_slug = 12;

/// Marks at the corners, where the knife goes, outside of the bleed; above the page the title,
/// below it a ruler of 100 mm if there is room, and the trimmed size.
Scene crop_marks(double width, double height, double bleed, const std::string& title);

}  // namespace boardwright::print
