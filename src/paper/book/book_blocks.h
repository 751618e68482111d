// A book before layout: text and figures in order, without lines and pages.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "scene/page.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::book {

using base::lower_case, base::operator""_mm, base::Report;

/// A run of text in one style, or the call of a footnote.
struct BookRun {
  std::string words;
  bool italic = false, bold = false;
  bool sans = false;    ///< code, in the sans-serif font
  bool struck = false;  ///< red and struck through: stated by a draft, found otherwise
  std::string target;   ///< link target: "#id" in the book, or a URI; can be empty
  int note = -1;        ///< index of the called note in Book::notes; then `words` is empty
  int term = -1;        ///< an entry of Book::index that lists the page of this run
  bool main = false;    ///< whether the term is explained here
};
using BookText = std::vector<BookRun>;

/// A plain run, optionally with a link target.
inline BookRun run_of(std::string words, std::string target = {}) {
  BookRun run;
  run.words = std::move(words);
  run.target = std::move(target);
  return run;
}

struct BookBlock;
using BookBlocks = std::vector<BookBlock>;

/// A drawing with its caption. The layout can shrink it, and set it beside its neighbour.
struct BookFigure {
  const scene::Scene* scene = nullptr;
  const scene::Style* style = nullptr;
  std::string id, alt;
  BookText caption;
  bool spare = false;  ///< in a leaflet or on cards: left out where there is no room
  int use = 0;         ///< the spare figures of a leaflet with the greatest use are kept
  bool icon = false;   ///< a spare figure that can stand beside the paragraph before it
};

/// Level 1 is the title of an article, 2 a chapter, 3 and more are sections.
struct BookHeading {
  int level = 2;
  std::string id;
  std::string kicker;  ///< "Chapter I:", on a line of its own; can be empty
  std::string number;  ///< "B1.0"; can be empty
  BookText title;
  int term = -1;                   ///< its entry of Book::index
  std::optional<BookFigure> sign;  ///< a small picture at the right of the title, without caption
  base::Millimetres sign_side;     ///< length of a side of its scene
};

struct BookParagraph {
  BookText text;
  enum class Kind { body, centred, small } kind = Kind::body;
  bool spare = false;                  ///< left out with the spare figures
  std::vector<BookFigure> signs = {};  ///< small pictures at the left of the text
};

struct BookList {
  bool ordered = false;
  int start = 1;
  std::vector<BookBlocks> items;
};

struct BookTable {
  enum class Align { left, centre, right };
  std::vector<Align> columns;
  BookBlocks::size_type row_heads = 0;  ///< how many columns name the row
  std::vector<BookText> head;
  std::vector<std::vector<BookText>> rows;  ///< each with as many cells as the head
};

struct BookQuote {
  BookBlocks blocks;
};

struct BookCode {
  std::string text;
};

struct BookDivider {};

struct BookBlock {
  std::variant<BookHeading, BookParagraph, BookList, BookTable, BookFigure, BookQuote, BookCode,
               BookDivider>
      content;
};

/// A footnote, or a note below its paragraph where a page would have too many.
struct BookNote {
  std::string id;
  std::vector<BookText> paragraphs;
};

/// A line of the index.
struct IndexTerm {
  std::string words;
  bool italic = false;
  bool everywhere = false;  ///< lists all its pages, not only the important ones
};

/// One article.
struct BookPart {
  std::string title;      ///< for the running heads
  BookBlocks blocks;      ///< the first one is the heading of level 1
  bool on_right = true;   ///< begins on a right-hand page
  bool is_board = false;  ///< not an article: the board on a page of its own
};

/// The imposition of pages on sheets.
enum class BookForm {
  pages,    ///< each on a sheet of its own
  plain,    ///< the same without front matter and index
  booklet,  ///< two side by side, to be folded
  leaflet,  ///< six panels on one sheet folded in three; no front matter
  cards,    ///< as many as fit on a sheet, one part each; no front matter
  cover,    ///< no pages: only the wraparound cover for a printer
};

struct BookPaper {
  base::Millimetres width = 148_mm, height = 210_mm;  ///< of a page, a panel or a card
  BookForm form = BookForm::pages;
  int signature = 0;  ///< pages of a booklet that are folded together, a multiple of 4; 0: all
  base::Millimetres leaf =
      0.1_mm;                      ///< thickness of the paper: creep of a booklet, spine of a cover
  base::Millimetres bleed = 3_mm;  ///< of a cover
  base::Millimetres sheet_width, sheet_height;  ///< of a leaflet or cards; 0: one sheet each
  scene::Colour line = {0, 0, 0};               ///< for cutting or folding
};

/// A page larger than the others, or a sheet of a tiled board.
struct BookSheet {
  scene::Page page;
  std::string label;  ///< "Board 3"
};

struct Book {
  std::string title, by, summary;

  const scene::Scene* cover = nullptr;
  const scene::Style* cover_style = nullptr;
  BookBlocks imprint;  ///< on the back of the title page
  std::vector<BookPart> parts;
  std::vector<BookNote> notes;
  std::vector<IndexTerm> index;  ///< in index order
  std::vector<BookSheet> sheets;
  BookPaper paper;
  std::vector<std::shared_ptr<const scene::Scene>> icons;  ///< drawn for figures of this book
};

}  // namespace boardwright::book
