// The type sizes and page dimensions of a book.
#pragma once

#include "base/units.h"
#include "document/book_blocks.h"

namespace boardwright::typeset {

/// The style of a paragraph.
struct TextStyle {
  Points size = 10_pt, leading = 13.5_pt;
  Points indent;   ///< of the first line
  Points hanging;  ///< of all other lines
  enum class Align { justified, left, centre, right } align = Align::justified;
  bool bold = false, italic = false;
  bool mono = false;  ///< monospaced
  bool hyphens = true;
};

/// The dimensions of a page. Margins are mirrored; the inner one is at the spine.
struct PageSize {
  Points width, height;
  Points inner, outer, top, bottom;
  Points overhang = {};  ///< the part of the outer margin that wide content can use
  Points text_width() const { return width - inner - outer; }
  Points whole_width() const { return text_width() + overhang; }
  Points text_height() const { return height - top - bottom; }
};

/// All dimensions of a book on one paper.
struct BookType {
  PageSize page;
  TextStyle body, small, note, caption, table, code, running, index;
  TextStyle part, chapter, kicker, section, subsection;
  Points gap;  ///< between blocks, except between two paragraphs
  Points list_indent;
  Points side;  ///< the longest side of a cell in a figure
  /// The height of a drawing with few cells, as a fraction of the text height.
  double figure = 0.42;
  Points column_gap;
};

BookType type_of(const BookPaper& paper);

/// For a panel or a card, with this font size and equal margins.
BookType panel_type(const BookPaper& paper, Points size, Points margin);

}  // namespace boardwright::typeset
