// The pages of a book: the positions of all content, before anything is drawn.
#pragma once
#include <deque>
#include <string>
#include <vector>

#include "book/book_blocks.h"
#include "typeset/book_flow.h"

namespace boardwright::typeset {

/// An item on a page, positioned by its upper left corner.
struct Placed {
  const Flow* flow = nullptr;
  std::size_t item = 0;
  Points x, y;
  double shrink = 0;      ///< how much of the item's shrink is used, from 0 to 1
  bool repeated = false;  ///< a table head that is repeated; it is not tagged
};

struct SetPage {
  std::string label;  ///< "iv", "12", "Board 3"
  std::vector<Placed> placed;
  std::vector<TextFragment> running;  ///< the running head and the page number
  std::vector<RuleFragment> rules;
  /// If not null, the page is this sheet, in its own size, and has nothing else.
  const book::BookSheet* sheet = nullptr;
};

/// An entry of the outline.
struct Bookmark {
  int level = 1;
  std::string title, id;
};

/// All pages with the data that they refer to.
struct SetBook {
  BookType type;
  std::deque<Flow> flows;  ///< a deque, because pages point to its elements
  std::vector<SetNote> notes;
  std::vector<SetPage> pages;
  std::vector<Bookmark> outline;
};

SetBook set_book(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// A Roman numeral: "iv".
std::string roman(int number);

}  // namespace boardwright::typeset
