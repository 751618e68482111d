// The type sizes and page dimensions of a book.
#pragma once

#include "base/units.h"
#include "book/book_blocks.h"

namespace boardwright::typeset {

using base::operator""_mm, base::operator""_pt, base::to_points;
using book::Book, book::BookBlocks, book::BookFigure, book::BookPaper, book::BookRun,
    book::BookText, book::run_of;

/// The style of a paragraph.
struct TextStyle {
  base::Points size = 10_pt, leading = 13.5_pt;
  base::Points indent;   ///< of the first line
  base::Points hanging;  ///< of all other lines
  enum class Align { justified, left, centre, right } align = Align::justified;
  bool bold = false, italic = false;
  bool mono = false;  ///< monospaced
  bool hyphens = true;
};

/// The dimensions of a page. Margins are mirrored; the inner one is at the spine.
struct PageSize {
  base::Points width, height;
  base::Points inner, outer, top, bottom;
  base::Points overhang = {};  ///< the part of the outer margin that wide content can use
  base::Points text_width() const { return width - inner - outer; }
  base::Points whole_width() const { return text_width() + overhang; }
  base::Points text_height() const { return height - top - bottom; }
};

/// All dimensions of a book on one paper.
struct BookType {
  PageSize page;
  TextStyle body, small, note, caption, table, code, running, index;
  TextStyle part, chapter, kicker, section, subsection;
  base::Points gap;  ///< between blocks, except between two paragraphs
  base::Points list_indent;
  base::Points side;  ///< the longest side of a cell in a figure
  /// The height of a drawing with few cells, as a fraction of the text height.
  double figure = 0.42;
  double spare_width = 1;  ///< of figures that may be left out, as a fraction of the measure
  base::Points sign = to_points(8_mm);  ///< the field of a picture at the left of a paragraph
  base::Points column_gap;
};

BookType type_of(const BookPaper& paper);

/// For a panel or a card, with this font size and equal margins.
BookType panel_type(const BookPaper& paper, base::Points size, base::Points margin);

}  // namespace boardwright::typeset
