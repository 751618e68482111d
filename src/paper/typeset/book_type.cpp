// Two designs: a small book with traditional margins, and a large one with lines of a comfortable
// length next to a wide margin into which drawings and tables extend.
#include "typeset/book_type.h"

#include <algorithm>
#include <cmath>

namespace boardwright::typeset {

using base::Points;

namespace {

constexpr double leading = 1.35;
constexpr Points large_page = to_points(190_mm);  // width from which a page is large

TextStyle style(Points size, TextStyle::Align align = TextStyle::Align::justified) {
  TextStyle text;
  text.size = size;
  text.leading = size * leading;
  text.align = align;
  return text;
}

TextStyle head(Points size, TextStyle::Align align = TextStyle::Align::left) {
  TextStyle text = style(size, align);
  text.leading = size * 1.22;
  text.bold = true;
  text.hyphens = false;
  return text;
}

/// Styles for this size of body text.
BookType letters_of(Points size) {
  using Align = TextStyle::Align;
  BookType type;
  type.body = style(size);
  type.body.indent = 1.4 * size;
  type.small = style(0.86 * size, Align::left);
  type.note = style(0.8 * size);
  type.caption = style(0.8 * size, Align::left);
  type.table = style(0.86 * size, Align::left);
  type.code = style(0.72 * size, Align::left);
  type.code.mono = true;
  type.code.hyphens = false;
  type.running = style(0.8 * size, Align::left);
  type.running.italic = true;
  type.running.hyphens = false;
  type.index = style(0.84 * size, Align::left);
  type.part = head(2.0 * size);
  type.chapter = head(1.5 * size);
  type.kicker = style(0.95 * size, Align::left);
  type.kicker.italic = true;
  type.kicker.hyphens = false;
  type.section = head(1.15 * size);
  type.subsection = head(size);
  type.gap = 0.75 * type.body.leading;
  type.list_indent = 1.8 * size;
  type.column_gap = 1.8 * size;
  return type;
}

}  // namespace

BookType type_of(const BookPaper& paper) {
  const Points width = to_points(paper.width), height = to_points(paper.height);
  const bool is_large = width > large_page;
  const Points usual = std::pow(width / to_points(148_mm), 0.45) * 9.4_pt;
  const Points size = is_large ? 10.4_pt : std::clamp(usual, 8.5_pt, 11.5_pt);
  BookType type = letters_of(size);
  // The text height is a whole number of lines.
  PageSize& page = type.page;
  page = {width, height, 0.115 * width, 0.145 * width, 0.105 * height, 0.115 * height, 0_pt};
  if (is_large) {
    const Points measure = 33.5 * size;  // about seventy letters
    page.inner = 0.105 * width;
    page.outer = width - page.inner - measure;
    page.overhang = page.outer - 0.12 * width;
    page.top = 0.085 * height;
    page.bottom = 0.09 * height;
  }
  const double lines = std::floor(page.text_height() / type.body.leading);
  page.bottom = page.height - page.top - lines * type.body.leading;
  type.side = is_large ? 23_pt : 0.066 * page.text_width();
  return type;
}

BookType panel_type(const BookPaper& paper, Points size, Points margin) {
  BookType type = letters_of(size);
  type.page = {to_points(paper.width), to_points(paper.height), margin, margin, margin, margin};
  type.section = head(1.1 * size);
  type.part = head(1.7 * size);
  type.side = 20_pt;
  type.figure = 0.5;
  type.list_indent = 1.2 * size;
  return type;
}

}  // namespace boardwright::typeset
