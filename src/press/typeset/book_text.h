// Words of a book as lines, measured by Pango.
#pragma once
#include <string>
#include <vector>

#include "document/book_blocks.h"
#include "ink/fonts.h"
#include "typeset/book_type.h"
#include "typeset/hyphens.h"
#include "typeset/line_breaks.h"

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

/// A line of words. Lengths are in points.
struct SetLine {
  LayoutHandle layout;  ///< its spaces are as wide as the line needs; the last one is not counted
  double x = 0;         ///< from the left edge of the measure
  double width = 0;
  bool divided = false;  ///< a hyphen follows
  std::vector<SetLink> links;
  std::vector<int> notes;  ///< that it calls
  std::vector<SetTerm> terms;
};

/// The id to which the call of a note leads.
std::string note_target(int note);

/// "¹²": the mark of a note, counted from 0.
std::string note_mark(int note);

class TextSetter {
 public:
  explicit TextSetter(Fonts& fonts) : fonts_(fonts) {}

  /// Throws BadText as Fonts does.
  std::vector<SetLine> set(const BookText& text, const TextStyle& style, double width);

  /// The width of the words on one line, and that of their widest word.
  struct Widths {
    double all = 0, word = 0;
  };
  Widths widths(const BookText& text, const TextStyle& style);

 private:
  struct Flat;
  LayoutHandle lay_out(const Flat& flat, std::size_t begin, std::size_t end,
                       const TextStyle& style) const;
  void set_part(const Flat& flat, const TextStyle& style, double width,
                std::vector<SetLine>& lines) const;
  SetLine line_of(const Flat& flat, std::size_t begin, std::size_t end, bool divided,
                  const TextStyle& style) const;
  std::vector<LineEnd> ends_of(const Flat& flat, const TextStyle& style,
                               std::vector<std::size_t>& places) const;

  Fonts& fonts_;
  Hyphens hyphens_;
};

/// Draws a line from `x` on its baseline. `begin` hears of each part before it is drawn: the link
/// that it belongs to, or nothing.
template <class Begin>
void draw_line(cairo_t* cairo, const SetLine& line, double x, double baseline, Begin begin);

/// Draws one run and returns its width.
double draw_run(cairo_t* cairo, const SetLine& line, PangoLayoutRun* run, double x,
                double baseline);

/// Draws the hyphen of a divided line. In the text it is a soft one.
void draw_hyphen(cairo_t* cairo, const SetLine& line, double x, double baseline);

template <class Begin>
void draw_line(cairo_t* cairo, const SetLine& line, double x, double baseline, Begin begin) {
  const SetLink* last = nullptr;
  bool any = false;
  const PangoLayoutLine* all = pango_layout_get_line_readonly(line.layout.get(), 0);
  for (GSList* each = all->runs; each != nullptr; each = each->next) {
    auto* const run = static_cast<PangoLayoutRun*>(each->data);
    const auto at = static_cast<std::size_t>(run->item->offset);
    const SetLink* link = nullptr;
    for (const SetLink& known : line.links)
      if (known.begin <= at && at < known.end) link = &known;
    if (!any || link != last) begin(link);
    any = true;
    last = link;
    x += draw_run(cairo, line, run, x, baseline);
  }
  if (line.divided) draw_hyphen(cairo, line, x, baseline);
}

}  // namespace boardwright::typeset
