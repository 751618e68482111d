// A few words set into a circle, as large as they go.
#pragma once
#include <string>
#include <vector>

#include "scene/scene.h"

namespace boardwright::scene {

/// The words in the lines in which they are largest, one text each, without roles. They break at
/// blanks and after hyphens. `most` is the largest size that is wanted; `angle` turns all about the
/// circle's middle, in degrees counter-clockwise. No words, no lines.
std::vector<Text> text_in_circle(const std::string& words, Vec middle, double radius, double most,
                                 double angle = 0);

}  // namespace boardwright::scene
