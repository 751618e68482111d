// Marks of printed sheets: ruler, register crosses, lines and text. Coordinates are relative to the
// sheet's lower left corner; everything is drawn one to one.
#pragma once
#include <string>

#include "scene/page.h"

namespace boardwright::print {

/// The name of the style for all marks.
inline constexpr const char* marks_style = "parts/sheet";

/// The length of the ruler on every sheet.
inline constexpr Millimetres ruler_length = 100_mm;

/// The length of an arm of a register cross.
inline constexpr Millimetres cross_arm = 2_mm;

void add_line(Scene& scene, const char* role, PaperVec from, PaperVec to);
void add_frame(Scene& scene, const char* role, const PaperBox& box);

/// The width of a text at a size.
Millimetres words_width(const std::string& text, Millimetres size);

/// Adds a line of text centred on `at`, with typographic quotation marks, reduced in size where it
/// would be wider than `room`.
void add_words(Scene& scene, const char* role, PaperVec at, const std::string& words,
               Millimetres size, Millimetres room, double angle = 0);

/// Adds a ruler of 100 mm that begins at `from`, with a tick every 10 mm.
void add_ruler(Scene& scene, PaperVec from);

void add_cross(Scene& scene, PaperVec at);

}  // namespace boardwright::print
