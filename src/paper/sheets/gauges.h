// Marks of printed sheets: ruler, register crosses, lines and text. Coordinates are relative to the
// sheet's lower left corner; everything is drawn at 1:1 scale.
#pragma once
#include <string>

#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;
using scene::at_one_to_one, scene::Scene;

/// The name of the style for all marks.
inline constexpr const char* marks_style = "parts/sheet";

/// The length of the ruler on every sheet.
inline constexpr base::Millimetres ruler_length = 100_mm;

/// The length of an arm of a register cross.
inline constexpr base::Millimetres cross_arm = 2_mm;

void add_line(Scene& scene, const char* role, scene::PaperVec from, scene::PaperVec to);
void add_frame(Scene& scene, const char* role, const scene::PaperBox& box);

/// The width of a text at a size.
base::Millimetres words_width(const std::string& text, base::Millimetres size);

/// Breaks a text into the fewest lines that fit the room, balanced in length. A word that is wider
/// is a line of its own.
std::vector<std::string> balanced_lines(std::string_view text, base::Millimetres size,
                                        base::Millimetres room);

/// Adds a line of text centred on `at`, with typographic quotation marks, reduced in size where it
/// would be wider than `room`.
void add_words(Scene& scene, const char* role, scene::PaperVec at, const std::string& words,
               base::Millimetres size, base::Millimetres room, double angle = 0);

/// Adds a ruler of 100 mm that begins at `from`, with a tick every 10 mm.
void add_ruler(Scene& scene, scene::PaperVec from);

void add_cross(Scene& scene, scene::PaperVec at);

}  // namespace boardwright::sheets
