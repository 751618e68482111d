// The sizes of type and paper of a book.
#pragma once
#include <string>

#include "base/units.h"
#include "document/book_blocks.h"

namespace boardwright::typeset {

/// How a paragraph looks.
struct TextStyle {
  Points size = 10_pt, leading = 13.5_pt;
  Points indent;   ///< of the first line
  Points hanging;  ///< of all other lines
  enum class Align { justified, left, centre, right } align = Align::justified;
  bool bold = false, italic = false;
  bool mono = false;  ///< letters of one width, which stand in columns
  bool hyphens = true;
};

/// A page: margins are mirrored, the inner one by the spine.
struct PageSize {
  Points width, height;
  Points inner, outer, top, bottom;
  Points overhang = {};  ///< so much of the outer margin is for what is wider than the lines
  Points text_width() const { return width - inner - outer; }
  Points whole_width() const { return text_width() + overhang; }
  Points text_height() const { return height - top - bottom; }
};

/// All sizes of a book on one paper.
struct BookType {
  PageSize page;
  TextStyle body, small, note, caption, table, code, running, index;
  TextStyle part, chapter, kicker, section, subsection;
  Points gap;  ///< between blocks that are no paragraphs
  Points list_indent;
  Points side;           ///< the longest side of a cell in a figure
  double figure = 0.42;  ///< the height of a drawing with few cells, in parts of a page's text
  Points column_gap;
};

BookType type_of(const BookPaper& paper);

/// Of a panel or a card with letters of this size, and the same margin on all sides.
BookType panel_type(const BookPaper& paper, Points size, Points margin);

}  // namespace boardwright::typeset
