// The sizes of type and paper of a book. Lengths are in points.
#pragma once
#include <string>

#include "document/book_blocks.h"

namespace boardwright::typeset {

/// How a paragraph looks.
struct TextStyle {
  double size = 10, leading = 13.5;
  double indent = 0;   ///< of the first line
  double hanging = 0;  ///< of all other lines
  enum class Align { justified, left, centre, right } align = Align::justified;
  bool bold = false, italic = false, sans = false;
  bool hyphens = true;
};

/// A page: margins are mirrored, the inner one by the spine.
struct PageSize {
  double width, height;
  double inner, outer, top, bottom;
  double text_width() const { return width - inner - outer; }
  double text_height() const { return height - top - bottom; }
};

/// All sizes of a book on one paper.
struct BookType {
  PageSize page;
  TextStyle body, small, note, caption, table, code, running, index;
  TextStyle part, chapter, kicker, section, subsection;
  double gap = 0;  ///< between blocks that are no paragraphs
  double list_indent = 0;
  double side = 0;  ///< the longest side of a cell in a figure
  double column_gap = 0;
};

BookType type_of(const BookPaper& paper);

}  // namespace boardwright::typeset
