// The pages of a book: what stands where, before anything is drawn.
#pragma once
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "document/book_blocks.h"
#include "typeset/book_flow.h"

namespace boardwright::typeset {

/// An item on a page, from whose upper left corner its place is measured.
struct Placed {
  const Flow* flow = nullptr;
  std::size_t item = 0;
  Points x, y;
  double shrink = 0;      ///< how much of the item's shrink is used, from 0 to 1
  bool repeated = false;  ///< the head of a table once more: no words of the document
};

struct SetPage {
  std::string label;  ///< "iv", "12", "Board 3"
  std::vector<Placed> placed;
  std::vector<TextFragment> running;  ///< the running head and the page's number
  std::vector<RuleFragment> rules;
  const BookSheet* sheet = nullptr;  ///< a page of another size instead of all that
};

/// An entry of the outline.
struct Bookmark {
  int level = 1;
  std::string title, id;
};

/// All pages with what they refer to.
struct SetBook {
  BookType type;
  std::deque<Flow> flows;  ///< they stay where they are
  std::vector<SetNote> notes;
  std::vector<SetPage> pages;
  std::vector<Bookmark> outline;
};

SetBook set_book(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// "iv".
std::string roman(int number);

}  // namespace boardwright::typeset
