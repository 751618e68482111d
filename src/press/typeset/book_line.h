// A line of words: what is on it, and how it is drawn.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "base/units.h"
#include "ink/glyphs.h"

namespace boardwright::typeset {

/// A part of a line that leads somewhere: bytes of its text.
struct SetLink {
  std::size_t begin = 0, end = 0;
  std::string target;
};

/// Bytes of a line's text that are red and struck out.
struct SetStroke {
  std::size_t begin = 0, end = 0;
};

struct SetTerm {
  int term = 0;
  bool main = false;
};

/// A line of words. No run of its glyphs goes on over the end of a link or of a stroke.
struct SetLine {
  ShapedText shaped;     ///< its spaces are as wide as the line needs
  Points x;              ///< from the left edge of the measure
  Points width;          ///< without the spaces at its end
  bool divided = false;  ///< a hyphen follows
  std::vector<SetLink> links;
  std::vector<SetStroke> struck;
  std::vector<int> notes;  ///< that it calls
  std::vector<SetTerm> terms;
};

/// Lengths as Pango counts them.
inline Points from_pango(int units) { return Points(pango_units_to_double(units)); }

/// The width of the hyphen behind a text, in the font of its end.
Points hyphen_width(const ShapedText& text);

/// Draws a run in red with a line through it, and passes it.
void show_struck(cairo_t* cairo, const ShapedText& text, const GlyphRun& run, Baseline& pen);

/// Draws the hyphen of a divided line. In the text it is a soft one.
void draw_hyphen(cairo_t* cairo, const ShapedText& text, Points x, Points baseline);

/// Draws a line from `x` on its baseline. `begin` hears of each part before it is drawn: the link
/// that it belongs to, or nothing.
template <class Begin>
void draw_line(cairo_t* cairo, const SetLine& line, Points x, Points baseline, Begin begin) {
  const SetLink* last = nullptr;
  bool any = false;
  for (const GlyphRun& run : line.shaped.runs) {
    const SetLink* link = nullptr;
    for (const SetLink& known : line.links)
      if (known.begin <= run.begin && run.begin < known.end) link = &known;
    if (!any || link != last) begin(link);
    any = true;
    last = link;
    Baseline pen = baseline_at(cairo, x.value, baseline.value);
    const bool struck =
        std::any_of(line.struck.begin(), line.struck.end(), [&](const SetStroke& stroke) {
          return stroke.begin <= run.begin && run.begin < stroke.end;
        });
    if (struck)
      show_struck(cairo, line.shaped, run, pen);
    else
      show_run(cairo, line.shaped, run, pen);
    x += from_pango(pen.along);
  }
  if (line.divided) draw_hyphen(cairo, line.shaped, x, baseline);
}

}  // namespace boardwright::typeset
