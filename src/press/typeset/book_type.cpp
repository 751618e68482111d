// Margins in the manner of old books, the outer ones wide; type that grows slowly with the paper.
#include "typeset/book_type.h"

#include <algorithm>
#include <cmath>

namespace boardwright::typeset {
namespace {

constexpr double leading = 1.35;

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

}  // namespace

BookType type_of(const BookPaper& paper) {
  using Align = TextStyle::Align;
  BookType type;
  const Points width = to_points(paper.width), height = to_points(paper.height);
  const Points size =
      std::clamp(std::pow(width / to_points(148_mm), 0.45) * 9.4_pt, 8.5_pt, 11.5_pt);
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
  // The text block holds whole lines.
  PageSize& page = type.page;
  page = {width, height, 0.115 * width, 0.145 * width, 0.105 * height, 0.115 * height};
  const double lines = std::floor(page.text_height() / type.body.leading);
  page.bottom = page.height - page.top - lines * type.body.leading;
  type.gap = 0.75 * type.body.leading;
  type.list_indent = 1.8 * size;
  type.side = 0.066 * page.text_width();
  type.column_gap = 1.8 * size;
  return type;
}

}  // namespace boardwright::typeset
