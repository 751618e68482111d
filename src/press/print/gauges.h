// What every printed sheet bears: the ruler, register crosses, lines and words. Places, and the
// sizes of words, are in millimetres from the sheet's lower left corner.
#pragma once
#include <string>

#include "scene/page.h"

namespace boardwright::print {

/// The style of all of this.
inline constexpr const char* marks_style = "parts/sheet";

/// The length of the ruler on every sheet.
inline constexpr Millimetres ruler_length = 100_mm;

/// Half a register cross.
inline constexpr Millimetres cross_arm = 2_mm;

void add_line(Scene& scene, const char* role, Vec from, Vec to);
void add_frame(Scene& scene, const char* role, const Box& box);

/// A line of text round a point, made smaller if it would be wider than `room`.
void add_words(Scene& scene, const char* role, Vec at, const std::string& text, double size,
               double room, double angle = 0);

/// A scale of 100 mm from its left end on, with a tick for each 10 mm.
void add_ruler(Scene& scene, Vec from);

void add_cross(Scene& scene, Vec at, Millimetres arm = cross_arm);

}  // namespace boardwright::print
