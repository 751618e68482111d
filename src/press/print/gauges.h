// What every printed sheet bears: the ruler, register crosses, lines and words. Places are from the
// sheet's lower left corner, and all is drawn one to one.
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

void add_line(Scene& scene, const char* role, PaperVec from, PaperVec to);
void add_frame(Scene& scene, const char* role, const PaperBox& box);

/// How wide words of a size are.
Millimetres words_width(const std::string& text, Millimetres size);

/// A line of text round a point, with the quotation marks of a printed book, made smaller if it
/// would be wider than `room`.
void add_words(Scene& scene, const char* role, PaperVec at, const std::string& words,
               Millimetres size, Millimetres room, double angle = 0);

/// A scale of 100 mm from its left end on, with a tick for each 10 mm.
void add_ruler(Scene& scene, PaperVec from);

void add_cross(Scene& scene, PaperVec at);

}  // namespace boardwright::print
