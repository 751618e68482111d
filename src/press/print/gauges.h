// What every printed sheet bears: the ruler, register crosses, lines and words. Lengths are in
// millimetres, from the sheet's lower left corner.
#pragma once
#include <string>

#include "scene/scene.h"

namespace boardwright::print {

/// The style of all of this.
inline constexpr const char* marks_style = "parts/sheet";

/// The length of the ruler on every sheet.
inline constexpr double ruler_length = 100;

/// Half a register cross.
inline constexpr double cross_arm = 2;

void add_line(Scene& scene, const char* role, Vec from, Vec to);
void add_frame(Scene& scene, const char* role, const Box& box);

/// A line of text round a point, made smaller if it would be wider than `room`.
void add_words(Scene& scene, const char* role, Vec at, const std::string& text, double size,
               double room, double angle = 0);

/// A scale of 100 mm from its left end on, with a tick for each 10 mm.
void add_ruler(Scene& scene, Vec from);

void add_cross(Scene& scene, Vec at, double arm = cross_arm);

}  // namespace boardwright::print
