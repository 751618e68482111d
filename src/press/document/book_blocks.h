// A book before it is set: words and figures in order, with no lines and no pages yet.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "scene/page.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::document {

/// Words of one look, or the mark of a footnote.
struct BookRun {
  std::string words;
  bool italic = false, bold = false;
  bool sans = false;    ///< a word for a machine, in its own letters
  bool struck = false;  ///< red and struck out: a draft states it, and the engine finds other words
  std::string target;   ///< where it leads: "#id" in the book, or a URI; may be empty
  int note = -1;        ///< calls this note of the book; then there are no words
  int term = -1;        ///< the index tells the page of this: an entry of Book::index
  bool main = false;    ///< and this is where it is explained
};
using BookText = std::vector<BookRun>;

/// Upright words, which may lead somewhere.
inline BookRun run_of(std::string words, std::string target = {}) {
  BookRun run;
  run.words = std::move(words);
  run.target = std::move(target);
  return run;
}

struct BookBlock;
using BookBlocks = std::vector<BookBlock>;

/// Level 1 is the title of an article, 2 a chapter, 3 and more are sections.
struct BookHeading {
  int level = 2;
  std::string id;
  std::string kicker;  ///< "Chapter I:", on a line of its own; may be empty
  std::string number;  ///< "B1.0"; may be empty
  BookText title;
  int term = -1;  ///< its entry of Book::index
};

struct BookParagraph {
  BookText text;
  enum class Kind { body, centred, small } kind = Kind::body;
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
  std::vector<std::vector<BookText>> rows;  ///< each as long as the head
};

/// A drawing and what stands below it. It may be drawn smaller, and beside its neighbour.
struct BookFigure {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  std::string id, alt;
  BookText caption;
  bool spare = false;  ///< of a leaflet or a card: left out where there is no room
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

/// A footnote, or, where too many meet, a note below its paragraph.
struct BookNote {
  std::string id;
  std::vector<BookText> paragraphs;
};

/// A line of the index.
struct IndexTerm {
  std::string words;
  bool italic = false;
  bool everywhere = false;  ///< all its pages are told, and not only those that matter
};

/// One article.
struct BookPart {
  std::string title;      ///< for the running heads
  BookBlocks blocks;      ///< the first is its heading of level 1
  bool on_right = true;   ///< it begins on a page at the right
  bool is_board = false;  ///< no article: the board on a page of its own
};

/// How pages lie on sheets.
enum class BookForm {
  pages,    ///< each on a sheet of its own
  booklet,  ///< two beside one another, to be folded
  leaflet,  ///< six panels on one sheet folded in three; no front matter
  cards,    ///< as many as a sheet holds, a part on each; no front matter
  cover,    ///< no pages at all: what a printer binds round them
};

struct BookPaper {
  Millimetres width = 148_mm, height = 210_mm;  ///< of a page, a panel or a card
  BookForm form = BookForm::pages;
  int signature = 0;          ///< pages of a booklet that are folded together, by fours; 0: all
  Millimetres leaf = 0.1_mm;  ///< thickness of the paper: a booklet's inner pages lie further in,
                              ///< and a cover's spine is so wide
  Millimetres bleed = 3_mm;   ///< of a cover
  Millimetres sheet_width, sheet_height;  ///< of a leaflet or cards; 0: each on its own
  Colour line = {0, 0, 0};                ///< of what these are cut or folded along
};

/// A page larger than the others, or a sheet of a tiled board.
struct BookSheet {
  Page page;
  std::string label;  ///< "Board 3"
};

struct Book {
  std::string title, by, summary;

  const Scene* cover = nullptr;
  const Style* cover_style = nullptr;
  BookBlocks imprint;  ///< behind the title page
  std::vector<BookPart> parts;
  std::vector<BookNote> notes;
  std::vector<IndexTerm> index;  ///< in its order
  std::vector<BookSheet> sheets;
  BookPaper paper;
};

}  // namespace boardwright::document
