// A few words set in a circle or its lower part, as large as they fit.
#pragma once
#include <string>
#include <vector>

#include "scene/scene.h"

namespace boardwright::scene {

/// Breaks words at blanks and after hyphens into the lines that allow the largest size, one text
/// without a role per line. `most` is the maximum size; `angle` rotates all lines about the
/// circle's middle, in degrees counter-clockwise. Empty words give no lines.
std::vector<Text> text_in_circle(const std::string& words, Vec middle, double radius, double most,
                                 double angle = 0);

/// The same in the part of a circle below a horizontal line, `top` above its middle. Letters reach
/// neither above the line nor out of the circle.
std::vector<Text> text_in_circle_below(const std::string& words, Vec middle, double radius,
                                       double top, double most, double angle = 0);

}  // namespace boardwright::scene
