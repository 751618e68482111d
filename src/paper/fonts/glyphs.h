// Shaped text: glyphs ready to be drawn.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "fonts/font_folder.h"

namespace boardwright::fonts {

/// A glyph in a line. Lengths are in Pango units: 1024 per point.
struct Glyph {
  unsigned long glyph = 0;
  int width = 0;       ///< the advance to the next glyph
  int x = 0, y = 0;    ///< the offset from its position
  std::size_t at = 0;  ///< the byte offset of its cluster in the text
};

/// Consecutive glyphs of one font.
struct GlyphRun {
  const SizedFont* font = nullptr;
  std::size_t begin = 0, end = 0;   ///< the range of bytes in the text
  std::size_t first = 0, last = 0;  ///< the range of glyphs, `last` being one past the end
};

/// A shaped text that runs from left to right.
struct ShapedText {
  std::string text;
  std::vector<Glyph> glyphs;
  std::vector<GlyphRun> runs;
};

/// The glyph of an invisible character; it is not drawn.
inline constexpr unsigned long no_glyph = PANGO_GLYPH_EMPTY;

/// The current point of drawing: `along` Pango units after the start of a baseline at (x, y), which
/// are in points.
struct Baseline {
  double x = 0, y = 0;
  int along = 0;
};

/// The baseline that starts at a point, rounded to Cairo's resolution.
Baseline baseline_at(cairo_t* cairo, double x, double y);

/// Draws a run and advances the baseline to its end.
void show_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline);

/// Adds the outlines of a run to the current path and advances the baseline to its end.
void trace_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline);

}  // namespace boardwright::fonts
