// A text as glyphs, ready to be drawn.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "ink/font_folder.h"

namespace boardwright::ink {

/// A glyph on its line. Lengths are in units of Pango: 1024 are a point.
struct Glyph {
  unsigned long glyph = 0;
  int width = 0;       ///< to the next one
  int x = 0, y = 0;    ///< how far it stands from its place
  std::size_t at = 0;  ///< the offset of its letters in the text
};

/// Glyphs of one font, drawn together.
struct GlyphRun {
  const SizedFont* font = nullptr;
  std::size_t begin = 0, end = 0;   ///< its letters in the text
  std::size_t first = 0, last = 0;  ///< its glyphs, `last` being one past the end
};

/// A text from left to right.
struct ShapedText {
  std::string text;
  std::vector<Glyph> glyphs;
  std::vector<GlyphRun> runs;
};

/// What is left out where a character cannot be seen.
inline constexpr unsigned long no_glyph = PANGO_GLYPH_EMPTY;

/// Where runs are drawn: on a baseline, `along` units behind its beginning, which is in points.
struct Baseline {
  double x = 0, y = 0;
  int along = 0;
};

/// The baseline that begins at a point, as far as Cairo can tell points apart.
Baseline baseline_at(cairo_t* cairo, double x, double y);

/// Draws a run, and passes it.
void show_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline);

/// Adds the outlines of a run to the path, and passes it.
void trace_run(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& baseline);

}  // namespace boardwright::ink
