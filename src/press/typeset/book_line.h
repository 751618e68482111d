// A line of words: what is on it, and how it is drawn.
#pragma once
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

struct SetTerm {
  int term = 0;
  bool main = false;
};

/// A line of words. No run of its glyphs goes on over the end of a link.
struct SetLine {
  ShapedText shaped;     ///< its spaces are as wide as the line needs
  Points x;              ///< from the left edge of the measure
  Points width;          ///< without the spaces at its end
  bool divided = false;  ///< a hyphen follows
  std::vector<SetLink> links;
  std::vector<int> notes;  ///< that it calls
  std::vector<SetTerm> terms;
};

/// Lengths as Pango counts them.
inline Points from_pango(int units) { return Points(pango_units_to_double(units)); }

/// The width of the hyphen behind a text, in the font of its end.
Points hyphen_width(const ShapedText& text);

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
    show_run(cairo, line.shaped, run, pen);
    x += from_pango(pen.along);
  }
  if (line.divided) draw_hyphen(cairo, line.shaped, x, baseline);
}

}  // namespace boardwright::typeset
