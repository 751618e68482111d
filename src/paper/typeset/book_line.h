// A line of text: its content, and how it is drawn.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "base/units.h"
#include "fonts/glyphs.h"

namespace boardwright::typeset {

using fonts::ShapedText;

/// A link in a line: a range of bytes of its text.
struct SetLink {
  std::size_t begin = 0, end = 0;
  std::string target;
};

/// A range of bytes of a line's text that is red and struck out.
struct SetStroke {
  std::size_t begin = 0, end = 0;
};

struct SetTerm {
  int term = 0;
  bool main = false;
};

/// A line of text. No run of glyphs extends beyond the end of a link or a stroke.
struct SetLine {
  ShapedText shaped;     ///< with spaces justified
  base::Points x;        ///< from the left edge of the measure
  base::Points width;    ///< without trailing spaces
  bool divided = false;  ///< ends with a hyphen
  std::vector<SetLink> links;
  std::vector<SetStroke> struck;
  std::vector<int> notes;  ///< the footnotes that it references
  std::vector<SetTerm> terms;
};

/// Converts a length from Pango units.
inline base::Points from_pango(int units) { return base::Points(pango_units_to_double(units)); }

/// The width of a hyphen after the text, in the font at its end.
base::Points hyphen_width(const ShapedText& text);

/// Draws a run in red with a line through it, and advances `pen` to its end.
void show_struck(cairo_t* cairo, const ShapedText& text, const fonts::GlyphRun& run,
                 fonts::Baseline& pen);

/// Draws the hyphen of a divided word. Its text is a soft hyphen.
void draw_hyphen(cairo_t* cairo, const ShapedText& text, base::Points x, base::Points baseline);

/// Draws a line from `x` on its baseline. Calls `begin` before each part of it, with the link that
/// contains the part, or null.
template <class Begin>
void draw_line(cairo_t* cairo, const SetLine& line, base::Points x, base::Points baseline,
               Begin begin) {
  const SetLink* last = nullptr;
  bool any = false;
  for (const fonts::GlyphRun& run : line.shaped.runs) {
    const SetLink* link = nullptr;
    for (const SetLink& known : line.links)
      if (known.begin <= run.begin && run.begin < known.end) link = &known;
    if (!any || link != last) begin(link);
    any = true;
    last = link;
    fonts::Baseline pen = fonts::baseline_at(cairo, x.value, baseline.value);
    const bool struck = std::ranges::any_of(line.struck, [&](const SetStroke& stroke) {
      return stroke.begin <= run.begin && run.begin < stroke.end;
    });
    if (struck)
      show_struck(cairo, line.shaped, run, pen);
    else
      fonts::show_run(cairo, line.shaped, run, pen);
    x += from_pango(pen.along);
  }
  if (line.divided) draw_hyphen(cairo, line.shaped, x, baseline);
}

}  // namespace boardwright::typeset
